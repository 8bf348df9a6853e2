import { assert, test } from '#test'
import { percentOfDay } from '../../../src/lib/day-axis'
import { labelPositions } from '../../../src/lib/tide-labels'
import type { Tide } from '../../../src/schemas'
import { tide } from '../../support/files'

/** Returns marks for tides such as `High 06:00, Low 12:10`. */
const marksOf = (tides: string) =>
  tides.split(', ').map((each) => {
    const [type, clock = ''] = each.split(' ')
    return { tide: tide(type as Tide['type'], `2026-08-22T${clock}`), x: percentOfDay(clock) }
  })

test('tide labels: are left out where they would touch', () => {
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

test("tide labels: a high's steps aside for the boat", () => {
  for (let minute = 0; minute < 1440; minute += 10) {
    const boatX = minute / 14.4
    const [high, low] = labelPositions(marksOf('High 12:00, Low 18:00'), boatX)
    assert.ok(Math.abs(high! - boatX) >= 13, `the boat at ${boatX}, the label at ${high}`)
    assert.is(low, 75, 'a label in the water stays')
  }
  for (const [tides, boatX] of [
    ['High 00:30', 3],
    ['High 23:30', 97],
  ] as const) {
    const [label] = labelPositions(marksOf(tides), boatX)
    assert.ok(label! > 8 && label! < 92, 'the label stays in the chart')
  }
})

test('tide labels: one that steps aside leaves no room for the next', () => {
  assert.equal(labelPositions(marksOf('High 10:00, High 13:55'), percentOfDay('09:30')).map(Boolean), [
    true,
    false,
  ])
})
