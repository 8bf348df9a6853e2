import { assert, test } from '#test'
import { spawnScript } from '../../../support/command'
import { newFolder } from '../../../support/folder'

const folder = newFolder({ 'tides.json': '{"dates": 1}' })

/** Runs the command as npm does, called from `folder`. */
const run = async (...commandArguments: string[]) => {
  const { ended, written } = spawnScript('tools/data/check-data.ts', commandArguments, { INIT_CWD: folder })
  return { code: await ended, ...written }
}

test("check-data: reports invalid data in the caller's folder", async () => {
  const { code, stdout, stderr } = await run('.', '--only', 'tides')
  assert.is(code, 1)
  assert.match(stdout, /^tides\.json: invalid, 1 error\ntides\.json: error: dates: not a list \(1\); .+\n$/)
  assert.is(stderr, '')
})

test('check-data: prints its usage and the wrong argument', async () => {
  const { code, stdout, stderr } = await run('--weather')
  assert.equal([code, stdout], [2, ''])
  assert.match(stderr, /^usage: npm run check-data -- FOLDER\|URL.*\n\nUnknown option '--weather'\n$/s)
})
