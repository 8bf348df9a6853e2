import { assert, test } from '#test'
import { spawnScript } from '../../../support/command'
import { newFolder } from '../../../support/folder'

test("check-data: reports invalid data in the caller's folder", async () => {
  const folder = newFolder({ 'tides.json': '{"dates": 1}' })
  const parameters = ['.', '--only', 'tides']
  const { ended, written } = spawnScript('tools/data/check-data.ts', parameters, { INIT_CWD: folder })
  assert.is(await ended, 1)
  assert.match(
    written.stdout,
    /^tides\.json: invalid, 1 error\ntides\.json: error: dates: not a list \(1\); .+\n$/,
  )
  assert.is(written.stderr, '')
})
