import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { assert, test } from '#test'
import { projectFolder } from '../../../../tools/files'

const folder = await mkdtemp(path.join(tmpdir(), 'strandline-check-data-'))
test.after(() => rm(folder, { recursive: true, force: true }))

/** Runs the command as npm does, called from `folder`. */
const run = (...commandArguments: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'tools/data/check-data.ts', ...commandArguments],
      { cwd: projectFolder, env: { ...process.env, INIT_CWD: folder } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })

test('check-data: reports bad data in the folder of the caller', async () => {
  await writeFile(path.join(folder, 'tides.json'), '{"dates": 1}')
  const { code, stdout, stderr } = await run('.', '--only', 'tides')
  assert.is(code, 1)
  assert.match(stdout, /^tides\.json: invalid, 1 error\ntides\.json: error: dates: not a list \(1\); .+\n$/)
  assert.is(stderr, '')
})

test('check-data: prints its usage and the wrong argument', async () => {
  const { code, stdout, stderr } = await run('--weather')
  assert.is(code, 2)
  assert.is(stdout, '')
  assert.match(stderr, /^usage: npm run check-data -- FOLDER\|URL.*\n\nUnknown option '--weather'\n$/s)
})
