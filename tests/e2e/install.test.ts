import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectFolder } from '../../tools/files'
import { installHint, loaded } from '../support/page'
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

test('installed: hides the hint, requests persistent storage', async ({ site, phone }) => {
  const { page } = await phone()
  await page.addInitScript(() => {
    // As on iOS, because an installed app in Chromium needs a browser of its own.
    Object.assign(navigator, { standalone: true })
    navigator.storage.persisted = () => Promise.resolve(false)
    navigator.storage.persist = () => {
      document.documentElement.dataset['persist'] = 'asked'
      return Promise.resolve(true)
    }
  })
  await page.goto(site.url)
  await loaded(page)
  await expect(installHint(page)).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-persist', 'asked')
})
