import { assert, test } from '#test'
import { percentOfDay } from '../../../src/lib/day-axis'
import { labelAt, labelPositions } from '../../../src/lib/chart-labels'
import type { Tide } from '../../../src/schemas'
import { tide } from '../../support/files'

/** Returns marks for tides such as `High 06:00, Low 12:10`. */
const marksOf = (tides: string) =>
  tides.split(', ').map((each) => {
    const [type, clock = ''] = each.split(' ')
    return { tide: tide(type as Tide['type'], `2026-08-22T${clock}`), x: percentOfDay(clock) }
  })

test('chart labels: are left out where they would touch', () => {
  for (const [tides, labelled] of [
    ['High 06:00, High 09:48', '06:00'],
    ['High 06:00, High 09:52', '06:00 09:52'],
    ['High 06:00, High 07:00, High 09:55', '06:00 09:55'],
    ['Low 02:25, Low 06:08', '02:25'],
    // A label above a high never touches one below a low.
    ['High 12:53, Low 14:55', '12:53 14:55'],
  ] as const) {
    const marks = marksOf(tides)
    const positions = labelPositions(marks, undefined)
    const shown = marks.filter((_, index) => positions[index] !== undefined)
    assert.is(shown.map((mark) => mark.tide.time).join(' '), labelled, tides)
    for (const [index, mark] of marks.entries())
      assert.ok(positions[index] === undefined || positions[index] === mark.x, 'at its mark')
  }
})

test('chart labels: step aside for the current time', () => {
  for (let now = 0; now <= 100; now += 0.7) {
    for (const [x, distance] of [
      [50, 10],
      [50, 13],
      [75, 13],
      [2, 13],
      [98, 13],
    ] as const) {
      const label = labelAt(x, now, distance)
      if (label === undefined) {
        assert.ok(Math.min(now, 100 - now) < 8 + distance, `the label of ${x} has room beside ${now}`)
        continue
      }
      assert.ok(Math.abs(label - now) > distance - 1e-9, `now at ${now}, the label of ${x} at ${label}`)
      assert.ok(label >= 8 && label <= 92, `the label of ${x} is in the chart, at ${label}`)
    }
  }
  assert.is(labelAt(50, 49), 59, 'to the side of its mark')
  assert.is(labelAt(50, 51), 41)
  assert.is(labelAt(50, 61), 50, 'stays at its mark if that is far enough away')
  assert.is(labelAt(50, undefined), 50)
  assert.is(labelAt(2, 12), undefined, 'not to the other side, where it would name another time')
  assert.equal(
    labelPositions(marksOf('High 12:00, Low 12:00'), 49),
    [62, 50],
    'for the boat, only above the water',
  )
})

test('chart labels: one that steps aside leaves no room for the next', () => {
  assert.equal(labelPositions(marksOf('High 10:00, High 13:55'), percentOfDay('09:30')).map(Boolean), [
    true,
    false,
  ])
})
