import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { launchFirst } from '../../tools/browser'
import { hasOwnPictures } from '../../tools/site/picture-stamp'
import { installHint, openScreen, schemeRadio } from '../support/page'
import { expect, test, type Site } from './fixtures'

test.use({ basePath: '/camp/' })

interface ManifestImage {
  src: string
  sizes: string
  type: string
  purpose?: string
  form_factor?: string
}

interface Manifest {
  [member: string]: unknown
  icons: ManifestImage[]
  screenshots: ManifestImage[]
  shortcuts: { name: string; url: string; icons: ManifestImage[] }[]
}

const readManifest = async (site: Site): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(site.folder, 'manifest.webmanifest'), 'utf8')) as Manifest

/** Returns the width and height of a PNG, from its header (https://www.w3.org/TR/png/#11IHDR). */
const pngSize = async (file: string): Promise<string> => {
  const bytes = await readFile(file)
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('manifest: is installable, with URLs below the base path', async ({ site }) => {
  const manifest = await readManifest(site)
  const { id, scope, start_url, lang, dir, display, categories } = manifest
  expect({ id, scope, start_url, lang, dir, display, categories }).toEqual({
    id: '/camp/',
    scope: '/camp/',
    start_url: '/camp/weather',
    lang: 'en-GB',
    dir: 'ltr',
    display: 'standalone',
    categories: ['travel', 'weather'],
  })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
    '512x512 monochrome',
  ])
  expect(manifest.shortcuts.map(({ name, url }) => `${name} ${url}`)).toEqual([
    'Weather /camp/weather',
    'Tides /camp/tides',
    'Calendar /camp/calendar',
  ])
  const forms = manifest.screenshots.map((screenshot) => screenshot.form_factor)
  // A fork has no screenshots until it takes its own pictures.
  if (await hasOwnPictures()) expect(forms).toEqual(expect.arrayContaining(['narrow', 'wide']))
  else expect(forms).toEqual([])
})

test('manifest: its pictures exist in the stated size and type', async ({ site }) => {
  const { icons, screenshots, shortcuts } = await readManifest(site)
  for (const { src, sizes, type } of [
    ...icons,
    ...screenshots,
    ...shortcuts.flatMap((shortcut) => shortcut.icons),
  ]) {
    expect(src).toMatch(/^\/camp\//)
    expect(type).toBe('image/png')
    expect(await pngSize(path.join(site.folder, src.slice('/camp/'.length))), src).toBe(sizes)
  }
})

test('maskable icon: is opaque, with its shape in the safe zone', async ({ visit }) => {
  const { page } = await visit()
  const result = await page.evaluate(async () => {
    const image = new Image()
    image.src = '/camp/icons/maskable-512.png'
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
  })
  expect(result).toEqual({ transparent: 0, shapeOutside: 0, hasShape: true })
})

test('page: links manifest and touch icon, sets title and colour', async ({ site, visit }) => {
  const { page } = await visit({ path: 'info', colorScheme: 'light' })
  const manifest = page.locator('link[rel=manifest]')
  await expect(manifest).toHaveAttribute('href', '/camp/manifest.webmanifest')
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  expect(await pngSize(path.join(site.folder, touchIcon!.slice('/camp/'.length)))).toBe('180x180')
  const iosTitle = page.locator('meta[name=apple-mobile-web-app-title]')
  await expect(iosTitle).toHaveAttribute('content', /./)
  const colours = () =>
    page.evaluate(() => {
      const probe = document.createElement('i')
      probe.style.color = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.content
      document.body.append(probe)
      return [getComputedStyle(probe).color, getComputedStyle(document.body).backgroundColor]
    })
  const [light, lightBody] = await colours()
  expect(light, 'the theme colour is the background').toBe(lightBody)
  await schemeRadio(page, 'Dark').check()
  const [dark, darkBody] = await colours()
  expect(dark).toBe(darkBody)
  expect(dark).not.toBe(light)
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
