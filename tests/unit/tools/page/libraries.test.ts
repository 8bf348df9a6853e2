import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build as esbuild, type Plugin } from 'esbuild'
import { assert, test } from '#test'
import { projectFolder, readProjectFile } from '../../../../tools/files'
import { parsersPlugin } from '../../../../tools/page/bundle-options'
import { buildPage } from '../../../../tools/page/page'
import { minifyScript, scriptOptions } from '../../../../tools/page/scripts'
import type { Settings } from '../../../../tools/settings'
import { writeLicenses } from '../../../../tools/site/licenses'
import { newFolder, readTexts } from '../../../support/folder'

const settings: Settings = { basePath: '/', dataUrl: '/sample/', buildId: '0123456' }
const options = scriptOptions(settings, false)
const { html, metafile } = await buildPage(settings)

const libraryFiles = Object.keys(metafile.inputs).filter((file) => file.includes('node_modules/'))
const shipped = new Set(
  libraryFiles.map((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file),
)

test('libraries: the page contains them as released', async () => {
  const loaded: string[] = []
  const released: Plugin = {
    name: 'released',
    setup(build) {
      build.onLoad({ filter: /[\\/]node_modules[\\/]/ }, async ({ path: file }) => {
        loaded.push(path.relative(projectFolder, file).split(path.sep).join('/'))
        return { contents: await readFile(file) }
      })
    },
  }
  const { outputFiles } = await esbuild({ ...options, plugins: [released, parsersPlugin] })
  assert.is(outputFiles.length, 2)
  for (const { text } of outputFiles) assert.ok(html.includes(`<script>${await minifyScript(text)}</script>`))
  assert.equal(new Set(loaded), new Set(libraryFiles))
})

test('libraries: only dependencies and theirs ship', async () => {
  const dependenciesOf = async (folder: string): Promise<string[]> =>
    Object.keys(JSON.parse(await readProjectFile(path.join(folder, 'package.json'))).dependencies ?? {})
  const direct = await dependenciesOf('.')
  const theirs = await Promise.all(direct.map((name) => dependenciesOf(`node_modules/${name}`)))
  const allowed = [...direct, ...theirs.flat()]
  assert.equal(
    [...shipped].filter((name) => !allowed.includes(name)),
    [],
  )
  assert.equal(
    direct.filter((name) => !shipped.has(name)),
    [],
  )
})

test('libraries: licenses.txt contains the notice of each', async () => {
  const folder = newFolder()
  await writeLicenses(metafile, folder)
  const notices = readTexts(folder)['licenses.txt']!.split(/\n-{70}\n\n/)
  assert.is(notices.length, shipped.size)
  for (const name of shipped) {
    const { version } = JSON.parse(await readProjectFile(`node_modules/${name}/package.json`))
    const notice = notices.find((each) => each.startsWith(`${name} ${version} (MIT)\n`))
    assert.match(notice ?? '', 'Permission is hereby granted', name)
  }
})
