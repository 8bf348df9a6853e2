import { assert, test } from '#test'
import { shownTime } from '../../../../tools/faults/shown-time'

test('shown time: names the zone of a repeated time', () => {
  assert.is(shownTime('2026-10-24T23:59:00Z'), '2026-10-25 00:59')
  assert.is(shownTime('2026-10-25T00:30:00Z'), '2026-10-25 01:30 BST')
  assert.is(shownTime('2026-10-25T01:30:00Z'), '2026-10-25 01:30 GMT')
  assert.is(shownTime(Date.parse('2026-10-25T02:00:00Z')), '2026-10-25 02:00')
})
