import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { launchFirst } from '../../tools/browser'
import { projectFolder } from '../../tools/files'
import { installHint, openScreen } from '../support/page'
import { expect, test } from './fixtures'

test('maskable icon: is opaque', async ({ page }) => {
  const icon = await readFile(path.join(projectFolder, 'public/icons/maskable-512.png'), 'base64')
  const opacities = await page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 512
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, 512, 512)
    return [...new Set(data.filter((_, index) => index % 4 === 3))]
  }, icon)
  expect(opacities).toEqual([255])
})

test('installed: hides the install hint, requests persistent storage', async ({ site }) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'strandline-'))
  const context = await launchFirst(
    ({ args = [], ...options }) =>
      chromium.launchPersistentContext(profile, {
        ...options,
        args: [...args, `--app=${site.url}weather`],
        viewport: null,
      }),
    true,
  )
  try {
    const page = context.pages()[0]!
    await page.addInitScript(() => {
      navigator.storage.persisted = () => Promise.resolve(false)
      navigator.storage.persist = () => {
        document.documentElement.dataset['persist'] = 'asked'
        return Promise.resolve(true)
      }
    })
    await page.goto(`${site.url}weather`)
    await openScreen(page, 'Tides')
    expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true)
    await expect(installHint(page)).toHaveCount(0)
    await expect(page.locator('html[data-persist=asked]')).toBeAttached()
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
})
