import path from 'node:path'
import type { Metafile } from 'esbuild'
import { assert, test } from '#test'
import { projectFolder } from '../../../../tools/files'
import { writeLicenses } from '../../../../tools/site/licenses'
import { newFolder, readTexts } from '../../../support/folder'

test('licences: a library without a licence file stops the build', async () => {
  const folder = newFolder({ 'node_modules/bare/package.json': { name: 'bare', version: '1.0.0' } })
  const library = path.relative(projectFolder, path.join(folder, 'node_modules/bare/index.js'))
  const metafile = { inputs: { [library]: {} }, outputs: {} } as unknown as Metafile
  const problem = await writeLicenses(metafile, folder).then(String, String)
  assert.match(problem, /UsageError: .*node_modules\/bare: no licence file/)
})

test('licences: further notices follow those of the libraries', async () => {
  const folder = newFolder()
  const metafile: Metafile = { inputs: {}, outputs: {} }
  await writeLicenses(metafile, folder, ['Tides: a gauge'])
  assert.equal(readTexts(folder), { 'licenses.txt': 'Tides: a gauge\n' })
})
