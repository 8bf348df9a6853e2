import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { launchFirst } from '../../tools/browser'
import { projectFolder } from '../../tools/files'
import { installHint, openScreen } from '../support/page'
import { isProject } from '../support/project'
import { expect, test } from './fixtures'

test('maskable icon: is opaque, with its shape in the safe zone', async ({ page }) => {
  test.skip(!isProject, 'a fork has its own icon')
  const icon = await readFile(path.join(projectFolder, 'public/icons/maskable-512.png'), 'base64')
  const result = await page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 512
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, 512, 512)
    const ground = data.slice(0, 3).join()
    let transparent = 0
    let shapeOutside = 0
    let shapeInside = 0
    for (let index = 0; index < data.length; index += 4) {
      const [x, y] = [(index / 4) % 512, Math.floor(index / 4 / 512)]
      const isGround = data.slice(index, index + 3).join() === ground
      if (data[index + 3] !== 255) transparent++
      if (!isGround && Math.hypot(x - 256, y - 256) > 0.4 * 512) shapeOutside++
      if (!isGround) shapeInside++
    }
    return { transparent, shapeOutside, hasShape: shapeInside > 10_000 }
  }, icon)
  expect(result).toEqual({ transparent: 0, shapeOutside: 0, hasShape: true })
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
