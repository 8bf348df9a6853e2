import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { assert, test } from '#test'
import { isProject } from '../../../support/project'
import { tokens } from '../../../../src/styles/tokens'
import { projectFolder } from '../../../../tools/files'
import { importBundle } from '../../../../tools/import-bundle.mjs'
import { bundleOptions } from '../../../../tools/page/bundle-options'
import { colourValue } from '../../../../tools/page/colours'

interface ManifestImage {
  src: string
  sizes: string
  type: string
  purpose?: string
  form_factor?: string
  label?: string
}

interface Manifest {
  [member: string]: unknown
  icons: ManifestImage[]
  screenshots: ManifestImage[]
  shortcuts: { name: string; url: string; icons: ManifestImage[] }[]
}

// With the camp in `src/camp.ts`, because the pictures show no other.
const options = {
  ...bundleOptions({ basePath: '/camp/', dataUrl: '/', buildId: '' }),
  platform: 'node',
  packages: 'external',
} as const
const [{ module }, { module: campFile }] = await Promise.all([
  importBundle<typeof import('../../../../tools/site/web-manifest')>('tools/site/web-manifest.ts', options),
  importBundle<typeof import('../../../../src/camp')>('src/camp.ts', options),
])
const { themeColour, backgroundColour } = campFile.manifest
const manifest = JSON.parse(module.buildWebManifest('/camp/', true)) as Manifest

test('manifest: a colour is the token of its name, or itself', () => {
  const { light, dark } = tokens.paper
  const values = [colourValue('paper'), colourValue('paper', 'dark'), colourValue('#123456')]
  assert.equal(values, [light, dark, '#123456'])
})

test('manifest: is installable, with URLs below the base path', () => {
  const { id, scope, start_url, lang, dir, display, categories, theme_color, color_scheme_dark } = manifest
  assert.equal(
    { id, scope, start_url, lang, dir, display, categories, theme_color, color_scheme_dark },
    {
      id: '/camp/',
      scope: '/camp/',
      start_url: '/camp/weather',
      lang: 'en-GB',
      dir: 'ltr',
      display: 'standalone',
      categories: ['travel', 'weather'],
      theme_color: colourValue(themeColour, 'light'),
      color_scheme_dark: {
        theme_color: colourValue(themeColour, 'dark'),
        background_color: colourValue(backgroundColour, 'dark'),
      },
    },
  )
  assert.equal(
    manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`),
    ['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable', '512x512 monochrome'],
  )
  assert.equal(
    manifest.shortcuts.map(({ name, url }) => `${name} ${url}`),
    ['Weather /camp/weather', 'Tides /camp/tides', 'Calendar /camp/calendar'],
  )
})

const forms = manifest.screenshots.map((screenshot) => screenshot.form_factor)
// A fork has no screenshots until it takes its own pictures.
const screenshotTest = isProject || forms.length ? test : test.skip

screenshotTest('manifest: has labelled screenshots for phones and desktops', () => {
  for (const { src, label } of manifest.screenshots) assert.ok(label, src)
  for (const form of ['narrow', 'wide']) assert.ok(forms.includes(form), form)
})

/** Returns the width and height of a PNG in `public/`, from its header (https://www.w3.org/TR/png/#11IHDR). */
const pngSize = async (file: string): Promise<string> => {
  const bytes = await readFile(path.join(projectFolder, 'public', file))
  assert.is(bytes.toString('latin1', 1, 4), 'PNG', file)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('manifest: its pictures exist in the stated size and type', async () => {
  const { icons, screenshots, shortcuts } = manifest
  for (const { src, sizes, type } of [
    ...icons,
    ...screenshots,
    ...shortcuts.flatMap((shortcut) => shortcut.icons),
  ]) {
    assert.match(src, /^\/camp\//)
    assert.is(type, 'image/png')
    assert.is(await pngSize(src.slice('/camp/'.length)), sizes, src)
  }
})

test('touch icon: has the size that iOS expects', async () => {
  assert.is(await pngSize('icons/apple-touch-icon.png'), '180x180')
})
