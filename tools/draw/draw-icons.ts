/** Draws the icons of the installed app: `icon.svg`, in the camp's colour; shortcuts have their screen's icon. */
import type { Browser, Page } from 'playwright'
import { UsageError } from '../fail'
import { shortcutScreens } from '../site/web-manifest'
import { iconPaths } from '../../src/icons/paths'
import { tabsByName } from '../../src/tabs'

interface Drawing {
  file: string
  sizePixels: number
  /** The background: a rounded square, a full square that the system crops, or none. */
  ground: 'rounded' | 'full' | 'none'
  /** The scale of the art, which at 1 fits the safe zone of a maskable icon (a circle of 80%). */
  scale: number
  /** A path to draw instead of the icon's art, on a grid of 24. */
  lines?: string
}

const drawings: Drawing[] = [
  { file: 'icon-192.png', sizePixels: 192, ground: 'rounded', scale: 1.2 },
  { file: 'icon-512.png', sizePixels: 512, ground: 'rounded', scale: 1.2 },
  { file: 'maskable-192.png', sizePixels: 192, ground: 'full', scale: 1 },
  { file: 'maskable-512.png', sizePixels: 512, ground: 'full', scale: 1 },
  { file: 'monochrome-512.png', sizePixels: 512, ground: 'none', scale: 1.2 },
  { file: 'apple-touch-icon.png', sizePixels: 180, ground: 'full', scale: 1.1 },
  ...shortcutScreens.map((screen): Drawing => ({
    file: `shortcut-${screen}.png`,
    sizePixels: 96,
    ground: 'rounded',
    scale: 1,
    lines: iconPaths[tabsByName[screen].icon],
  })),
]

/** The icons' art, whose text `drawIcons` takes. */
export const artFile = 'tools/draw/icon.svg'

/**
 * Draws every icon from the art's text on a background of the given CSS colour; returns them by file name. Rejects with
 * a UsageError if the text is not an SVG drawing.
 */
export async function drawIcons(
  browser: Browser,
  background: string,
  artText: string,
): Promise<Map<string, Buffer | string>> {
  const icons = new Map<string, Buffer | string>()
  const page = await browser.newPage()
  try {
    const art = await parseArt(page, artText)
    for (const drawing of drawings) {
      const { sizePixels, file } = drawing
      await page.setViewportSize({ width: sizePixels, height: sizePixels })
      await page.setContent(
        `<style>body{margin:0}svg{display:block}</style>${draw(art, background, drawing)}`,
      )
      icons.set(file, await page.screenshot({ omitBackground: true }))
    }
    icons.set('icon.svg', draw(art, background, { ...drawings[0]!, sizePixels: 64 }))
  } finally {
    await page.close()
  }
  return icons
}

/** Returns the SVG element in the art's text, without what a program may have written before it. */
async function parseArt(page: Page, artText: string): Promise<string> {
  const { art, name, error } = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml')
    return {
      art: new XMLSerializer().serializeToString(parsed.documentElement),
      name: parsed.documentElement.localName,
      error: parsed.querySelector('parsererror > div')?.textContent?.trim(),
    }
  }, artText)
  if (error === undefined && name === 'svg') return art
  throw new UsageError(`${artFile}: not an SVG drawing (${error ?? name}); save it as SVG again`)
}

const draw = (art: string, background: string, { sizePixels, ground, scale, lines }: Drawing): string => {
  const radius = ground === 'rounded' ? 14 : 0
  const rectangle =
    ground === 'none' ? '' : `<rect width="64" height="64" rx="${radius}" fill="${background}"/>`
  const inner = lines
    ? `<path transform="translate(14 14)scale(1.5)" d="${lines}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`
    : art
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePixels}" height="${sizePixels}" viewBox="0 0 64 64">${rectangle}<g transform="translate(32 32)scale(${scale})translate(-32 -32)">${inner}</g></svg>`
}
