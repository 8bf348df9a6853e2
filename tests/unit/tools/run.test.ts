import { spawnSync } from 'node:child_process'
import { copyFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { assert, linuxTest } from '#test'
import { projectFolder } from '../../../tools/files'
import { newFolder } from '../../support/folder'

linuxTest('run: says that .cache cannot be written, and leaves no part of a file', () => {
  const folder = newFolder({ 'tools/a.ts': `console.log('${'long '.repeat(1000)}')`, '.cache/a.txt': '' })
  copyFileSync(path.join(projectFolder, 'tools/run.mjs'), path.join(folder, 'tools/run.mjs'))
  symlinkSync(path.join(projectFolder, 'node_modules'), path.join(folder, 'node_modules'))
  const cache = path.join(folder, '.cache')
  const run = () => {
    const command = 'ulimit -f 1; node tools/run.mjs tools/a.ts'
    const { stdout, stderr, status } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' })
    return [stdout, stderr, status]
  }
  const problem = (reason: string) => `${cache}: cannot be written (${reason}); correct that, and try again\n`
  assert.equal(run(), ['', problem('file too large'), 2])
  assert.equal(readdirSync(cache), ['a.txt'])
  rmSync(cache, { recursive: true })
  writeFileSync(cache, '')
  assert.equal(run(), ['', problem('not a directory'), 2])
})
