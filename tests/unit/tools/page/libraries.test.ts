import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build as esbuild, type Plugin, type PluginBuild } from 'esbuild'
import { assert, test } from '#test'
import { projectFolder } from '../../../../tools/files'
import { buildPage } from '../../../../tools/page/page'
import { minifyScript, scriptOptions } from '../../../../tools/page/scripts'
import type { Settings } from '../../../../tools/settings'

const settings: Settings = { basePath: '/', dataUrl: '/sample/', buildId: '0123456' }
const options = scriptOptions(settings, false)
const { html, metafile } = await buildPage(settings)

const libraryFiles = Object.keys(metafile.inputs).filter((file) => file.includes('node_modules/'))

test('libraries: esbuild bundles the files as released', async () => {
  const loaded: string[] = []
  // esbuild loads a file with the first matching plugin, so this one bypasses `options.plugins`.
  const released: Plugin = {
    name: 'released',
    setup(build) {
      build.onLoad({ filter: /[\\/]node_modules[\\/]/ }, async ({ path: file }) => {
        loaded.push(path.relative(projectFolder, file).split(path.sep).join('/'))
        return { contents: await readFile(file) }
      })
    },
  }
  const { outputFiles } = await esbuild({ ...options, plugins: [released, ...(options.plugins ?? [])] })
  assert.is(outputFiles.length, 2)
  for (const { text } of outputFiles) assert.ok(html.includes(`<script>${await minifyScript(text)}</script>`))
  assert.equal(new Set(loaded), new Set(libraryFiles))
  for (const name of ['preact/', 'preact/compat/', 'preact/hooks/', '@preact/signals-core/', 'tinydate/']) {
    assert.ok(
      loaded.some((file) => file.startsWith(`node_modules/${name}`)),
      name,
    )
  }
})

test('libraries: no plugin can change the output (onEnd)', () => {
  const unexpected = () => assert.unreachable('a plugin has an onEnd callback')
  const recorder = { onResolve() {}, onLoad() {}, onEnd: unexpected } as unknown as PluginBuild
  for (const plugin of options.plugins ?? []) void plugin.setup(recorder)
})
