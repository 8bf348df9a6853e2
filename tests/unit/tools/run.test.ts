import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { assert, linuxTest } from '#test'
import { projectFolder } from '../../../tools/files'
import { newFolder } from '../../support/folder'

/** Creates a project with a script `tools/a.ts`, but without packages. */
const newProject = (script: string): string => {
  const folder = newFolder({ 'tools/a.ts': script, '.cache/a.txt': '' })
  for (const file of ['tools/run.mjs', 'tools/import-bundle.mjs'])
    copyFileSync(path.join(projectFolder, file), path.join(folder, file))
  return folder
}

const packages = path.join(projectFolder, 'node_modules')

/** Runs the script after a shell command; returns its output, its errors and its exit code. */
const run = (folder: string, before = 'true') => {
  const command = `${before}; node tools/run.mjs tools/a.ts`
  const { stdout, stderr, status } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' })
  return [stdout, stderr, status]
}

linuxTest('run: says to run npm ci if a package is missing', () => {
  const folder = newProject("import { build } from 'esbuild'\nimport 'not-installed'\nconsole.log(build)")
  assert.equal(run(folder), ['', 'node_modules/esbuild: not found; run npm ci\n', 2])
  mkdirSync(path.join(folder, 'node_modules'))
  symlinkSync(path.join(packages, 'esbuild'), path.join(folder, 'node_modules/esbuild'))
  assert.equal(run(folder), ['', 'node_modules/not-installed: not found; run npm ci\n', 2])
  // As an interrupted install leaves it.
  const manifest = path.join(folder, 'node_modules/not-installed/package.json')
  mkdirSync(path.dirname(manifest))
  writeFileSync(manifest, '{"main":"index.js"}')
  assert.equal(run(folder), ['', 'node_modules/not-installed: not found; run npm ci\n', 2])
})

linuxTest('run: says that .cache cannot be written, and leaves no part of a file', () => {
  const folder = newProject(`console.log('${'long '.repeat(1000)}')`)
  symlinkSync(packages, path.join(folder, 'node_modules'))
  const cache = path.join(folder, '.cache')
  const problem = (reason: string) => `${cache}: cannot be written (${reason}); correct that, and try again\n`
  assert.equal(run(folder, 'ulimit -f 1'), ['', problem('file too large'), 2])
  assert.equal(readdirSync(cache), ['a.txt'])
  rmSync(cache, { recursive: true })
  writeFileSync(cache, '')
  assert.equal(run(folder, 'ulimit -f 1'), ['', problem('not a directory'), 2])
})
