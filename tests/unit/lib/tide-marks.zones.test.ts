import { assert, test } from '#test'
import { heightScale, rangeInMetres, tideMarks } from '../../../src/lib/tide-marks'
import type { Tide } from '../../../src/schemas'
import { tide } from '../../support/files'
import { atCamp } from '../../support/camp-clock'

/** Parses tides on 22 August, such as `High 06:00 2, Low 12:00 0.5`. */
const tidesOf = (text: string): Tide[] =>
  text.split(', ').flatMap((each) => {
    const [type, clock, height] = each.split(' ')
    return clock ? tide(type as Tide['type'], `2026-08-22T${clock}`, Number(height)) : []
  })

/** Returns a day's marks on a scale from 0 m; `others` are the tides of another day, which the scale also covers. */
const marksOf = (tides: Tide[], others: Tide[] = [], date = '2026-08-22') => {
  const day = { date, tides }
  return tideMarks(day, heightScale([day, { date: '2026-08-30', tides: others }], [0]))
}

test('tide marks: are at their time and height', () => {
  for (const [tides, others, shown] of [
    ['Low 06:00 0.5, High 18:00 2', '', '25 25, 75 100'],
    // The scale covers the tides of all days.
    ['High 12:00 1', 'High 12:00 2', '50 50'],
    ['High 12:00 1', 'High 12:00 2, Low 12:00 -2', '50 75'],
    ['High 12:00 1.5, Low 14:24 1.5', '', '50 100, 60 100'],
    ['Low 12:00 0', '', '50 0'],
    ['', '', ''],
    // Even impossible heights are drawn inside the chart.
    ['High 06:00 1e308, Low 12:00 -1e308', '', '25 100, 50 0'],
    ['High 00:01 1', '', '0.07 100'],
    ['High 23:59 1', '', '99.93 100'],
  ] as const) {
    const marks = marksOf(tidesOf(tides), tidesOf(others))
    assert.is(marks.map(({ x, y }) => `${Math.round(x * 100) / 100} ${y}`).join(', '), shown, tides)
  }
})

test("tide marks: use the camp's clock and date", () => {
  for (const [date, instant, xs] of [
    ['2026-03-29', atCamp('2026-03-29T12:00'), '50'],
    ['2026-10-25', atCamp('2026-10-25T12:00'), '50'],
    ['2026-08-22', '2026-08-23T12:00+01:00', ''],
    ['2026-08-22T00:00:00+01:00', atCamp('2026-08-22T12:00'), '50'],
  ] as const) {
    const marks = marksOf([tide('High', instant)], [], date)
    assert.is(marks.map(({ x }) => x).join(), xs, instant)
  }
})

test('tide marks: the scale begins at the lowest height', () => {
  const day = { date: '2026-08-22', tides: tidesOf('Low 06:00 1.5, High 12:00 2.5') }
  const ys = (others: number[]) => tideMarks(day, heightScale([day], others)).map(({ y }) => y)
  assert.equal(ys([]), [0, 100])
  assert.equal(ys([0.5]), [50, 100])
  assert.equal(ys([3.5]), [0, 50])
})

test('tide marks: a range below 1 m does not fill the scale', () => {
  const day = { date: '2026-08-22', tides: tidesOf('Low 06:00 1.25, High 12:00 1.75') }
  assert.equal(
    tideMarks(day, heightScale([day], [])).map(({ y }) => y),
    [0, 50],
  )
})

test('range: spans the lowest to the highest tide', () => {
  for (const [text, range] of [
    ['Low 06:00 0.3, High 12:00 1.9, Low 18:00 0.6', 1.6],
    ['Low 06:00 0.1, High 12:00 0.4', 0.3],
    ['Low 06:00 1.5, High 12:00 1.5', 0],
    ['High 06:00 1, Low 12:00 -0.2', 1.2],
    ['High 06:00 1e308, Low 12:00 -1e308', undefined],
    ['High 06:00 1.5', undefined],
    ['High 00:10 1.9, High 12:30 1.7', undefined],
    ['', undefined],
  ] as const) {
    assert.is(rangeInMetres(tidesOf(text)), range, text)
  }
})
