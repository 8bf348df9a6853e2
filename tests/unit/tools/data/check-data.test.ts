import { assert, test } from '#test'
import { spawnScript } from '../../../support/command'
import { newFolder } from '../../../support/folder'

test("check-data: reports invalid data in the caller's folder", async () => {
  const INIT_CWD = newFolder({ 'tides.json': '{"dates": 1}' })
  const { ended, written } = spawnScript('tools/data/check-data.ts', ['.', '--only', 'tides'], { INIT_CWD })
  assert.is(await ended, 1)
  const lines = /^tides\.json: invalid, 1 error\ntides\.json: error: dates: not a list \(1\); .+\n$/
  assert.match(written.stdout, lines)
  assert.is(written.stderr, '')
})
