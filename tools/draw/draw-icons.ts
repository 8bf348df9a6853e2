/** Draws the icons of the installed app: `icon.svg`, in the camp's colour; shortcuts have their screen's icon. */
import type { Browser } from 'playwright'
import { readProjectFile } from '../files'
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

/** Draws every icon on a background of the given CSS colour; returns them by file name. */
export async function drawIcons(browser: Browser, background: string): Promise<Map<string, Buffer | string>> {
  const art = await readProjectFile('tools/draw/icon.svg')
  const icons = new Map<string, Buffer | string>()
  const page = await browser.newPage()
  try {
    for (const drawing of drawings) {
      const { sizePixels, file } = drawing
      await page.setViewportSize({ width: sizePixels, height: sizePixels })
      await page.setContent(
        `<style>body{margin:0}svg{display:block}</style>${draw(art, background, drawing)}`,
      )
      icons.set(file, await page.screenshot({ omitBackground: true }))
    }
  } finally {
    await page.close()
  }
  icons.set('icon.svg', draw(art, background, { ...drawings[0]!, sizePixels: 64 }))
  return icons
}

const draw = (art: string, background: string, { sizePixels, ground, scale, lines }: Drawing): string => {
  const radius = ground === 'rounded' ? 14 : 0
  const rectangle =
    ground === 'none' ? '' : `<rect width="64" height="64" rx="${radius}" fill="${background}"/>`
  const inner = lines
    ? `<path transform="translate(14 14)scale(1.5)" d="${lines}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`
    : art
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePixels}" height="${sizePixels}" viewBox="0 0 64 64">${rectangle}<g transform="translate(32 32)scale(${scale})translate(-32 -32)">${inner.trim()}</g></svg>`
}
