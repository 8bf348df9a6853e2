import path from 'node:path'
import type { Metafile } from 'esbuild'
import { assert, test } from '#test'
import { projectFolder } from '../../../../tools/files'
import { writeLicenses } from '../../../../tools/site/licenses'
import { newFolder } from '../../../support/folder'

test('licences: a library without a licence file stops the build', async () => {
  const folder = newFolder({ 'node_modules/bare/package.json': { name: 'bare', version: '1.0.0' } })
  const library = path.relative(projectFolder, path.join(folder, 'node_modules/bare/index.js'))
  const metafile = { inputs: { [library]: {} }, outputs: {} } as unknown as Metafile
  const problem = await writeLicenses(metafile, folder).then(String, String)
  assert.match(problem, /UsageError: .*node_modules\/bare: no licence file/)
})
