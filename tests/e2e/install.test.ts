import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import { artFile, drawIcons } from '../../tools/draw/draw-icons'
import { projectFolder } from '../../tools/files'
import { isProject } from '../support/project'
import { expect, test } from './fixtures'

/** Returns what an icon looks like: its size, its background, and whether its shape is in a maskable icon's safe zone. */
const lookOf = (page: Page, icon: Buffer) =>
  page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const { naturalWidth: size } = image
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = size
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, size, size)
    const pixelAt = (x: number, y: number) => data.slice((y * size + x) * 4, (y * size + x + 1) * 4).join()
    const [corner, ground] = [pixelAt(0, 0), pixelAt(size / 2, 2)]
    let shape = 0
    let isInSafeZone = true
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        if ([corner, ground].includes(pixelAt(x, y))) continue
        shape++
        if (Math.hypot(x - size / 2, y - size / 2) > 0.4 * size) isInSafeZone = false
      }
    return { size, corner, ground, isInSafeZone, hasShape: shape > 0.02 * size * size }
  }, icon.toString('base64'))

test('icons: have their size, background and safe zone', async ({ browser, page }) => {
  const icons = await drawIcons(browser, '#0a6585', await readFile(path.join(projectFolder, artFile), 'utf8'))
  expect(new Set([...icons.values()].map(String)).size, 'no two are the same').toBe(icons.size)
  const [none, blue] = ['0,0,0,0', '10,101,133,255']
  for (const [file, icon] of icons) {
    if (typeof icon === 'string') {
      expect(icon, file).toContain('fill="#0a6585"')
      continue
    }
    const [, kind = '', size] = /^(icon|maskable|monochrome|apple|shortcut)-[a-z-]*(\d*)/.exec(file) ?? []
    const look = await lookOf(page, icon)
    const isFull = kind === 'maskable' || kind === 'apple'
    expect(look, file).toMatchObject({
      size: Number(size || { apple: 180, shortcut: 96 }[kind]),
      corner: isFull ? blue : none,
      ground: kind === 'monochrome' ? none : blue,
      hasShape: true,
    })
    if (kind === 'maskable') expect(look.isInSafeZone, file).toBe(true)
  }
})

test("icons: the project's own fits a maskable icon's safe zone", async ({ page }) => {
  test.skip(!isProject, 'a fork has its own icons')
  const own = await readFile(path.join(projectFolder, 'public/icons/maskable-512.png'))
  const look = await lookOf(page, own)
  expect(look).toMatchObject({ size: 512, corner: look.ground, isInSafeZone: true, hasShape: true })
})

const svg = 'svg xmlns="http://www.w3.org/2000/svg"'
const circle = '<circle cx="256" cy="256" r="200"/>'

const notDrawings = {
  'cut off': [`<${svg}><path d="M0 0`, /not an SVG drawing \(error on line 1 at column \d+: .+\); save it/],
  'a picture': ['\u{fffd}PNG\r\n\u{1a}\n', /not an SVG drawing \(error on line 1 /],
  'a page': ['<html xmlns="http://www.w3.org/1999/xhtml"/>', /not an SVG drawing \(html\); save it/],
  empty: ['', /not an SVG drawing \(error on line 1 /],
} as const

test('icons: rejects what is not an SVG, drops an XML header', async ({ browser }) => {
  for (const [name, [art, problem]] of Object.entries(notDrawings))
    await expect(drawIcons(browser, '#0a6585', art), name).rejects.toThrow(problem)
  const exported = `<?xml version="1.0"?>\n<!DOCTYPE svg>\n<${svg} viewBox="0 0 512 512"><g>${circle}</g></svg>\n`
  const icons = await drawIcons(browser, '#0a6585', exported)
  expect(String(icons.get('icon.svg'))).toContain(`scale(1.2)translate(-32 -32)"><${svg}`)
})
