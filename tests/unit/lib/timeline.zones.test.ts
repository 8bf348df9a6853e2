import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { daylightOn, percentOfDay, rangeInMetres, timelineMarks } from '../../../src/lib/timeline'
import type { Tide } from '../../../src/schemas'
import { forecastDay, tide } from '../../support/files'

/** Tides of 22 August, from `High 06:00 2, Low 12:00 0.5`. */
const tidesOf = (text: string): Tide[] =>
  text.split(', ').flatMap((each) => {
    const [type, clock, height] = each.split(' ')
    return clock ? tide(type as Tide['type'], `2026-08-22T${clock}+01:00`, Number(height)) : []
  })

/** The marks of a day, beside another day's tides. */
const marksOf = (tides: Tide[], others: Tide[] = [], date = '2026-08-22') => {
  const day = { date, tides }
  return timelineMarks(day, [day, { date: '2026-08-30', tides: others }])
}

test('timeline: marks are at their time and height', () => {
  for (const [tides, others, shown] of [
    ['Low 06:00 0.5, High 18:00 2', '', '25 25, 75 100'],
    // Heights are set against those of all days, and against zero.
    ['High 12:00 1', 'High 12:00 2', '50 50'],
    ['High 12:00 1', 'High 12:00 2, Low 12:00 -2', '50 75'],
    ['High 12:00 1.5, Low 14:24 1.5', '', '50 100, 60 100'],
    ['Low 12:00 0', '', '50 0'],
    ['', '', ''],
    // Heights past all sense stay in the picture.
    ['High 06:00 1e308, Low 12:00 -1e308', '', '25 100, 50 0'],
    ['High 00:01 1', '', '0.07 100'],
    ['High 23:59 1', '', '99.93 100'],
  ] as const) {
    const marks = marksOf(tidesOf(tides), tidesOf(others))
    assert.is(marks.map(({ x, y }) => `${Math.round(x * 100) / 100} ${y}`).join(', '), shown, tides)
  }
})

test("timeline: marks are at the camp's clock and date", () => {
  for (const [date, instant, places] of [
    ['2026-03-29', '2026-03-29T11:00:00Z', '50'],
    ['2026-10-25', '2026-10-25T12:00:00Z', '50'],
    ['2026-08-22', '2026-08-23T12:00+01:00', ''],
  ] as const) {
    const marks = marksOf([tide('High', instant)], [], date)
    assert.is(marks.map(({ x }) => x).join(), places, instant)
  }
})

test('timeline: labels do not touch their like', () => {
  for (const [tides, labelled] of [
    // 15.5 % of the day are 3 h 43 min and 12 s.
    ['High 06:00 2, High 09:43 2', 'true, false'],
    ['High 06:00 2, High 09:44 2', 'true, true'],
    ['High 06:00 2, High 07:00 2, High 09:45 2', 'true, false, true'],
    ['High 12:53 1.8, Low 14:55 1.8', 'true, true'],
    // Early ones are on the right.
    ['Low 02:23 1, Low 04:00 1', 'true, false'],
    ['Low 02:25 1, Low 06:09 1', 'true, true'],
    // 35 % of the day: one label ends where the next begins, each with a gap to its mark.
    ['Low 01:12 1, Low 09:35 1', 'true, false'],
    ['Low 01:12 1, Low 09:37 1', 'true, true'],
  ] as const) {
    const marks = marksOf(tidesOf(tides))
    assert.is(marks.map(({ isLabelled }) => isLabelled).join(', '), labelled, tides)
  }
})

test('timeline: daylight comes from the forecast of the date', () => {
  const daylight = (date: string, sunrise: string) =>
    daylightOn('2026-08-22', [forecastDay(date, { summary: { sunrise, sunset: '18:00' } })])
  assert.equal(daylight('2026-08-22T01:00', '06:00'), { sunrise: 25, sunset: 75 })
  assert.is(daylight('2026-08-23', '06:00'), undefined)
  assert.is(daylight('2026-08-22', 'dawn'), undefined)
})

test('timeline: times are parts of a day', () => {
  assert.is(percentOfDay('00:00'), 0)
  assert.is(percentOfDay('14:24'), 60)
  assert.ok(isNaN(percentOfDay('noon')))
})

test('range: is from the lowest to the highest tide', () => {
  for (const [heights, range] of [
    [[0.3, 1.9, 0.6], 1.6],
    [[0.1, 0.4], 0.3],
    [[1.5, 1.5], 0],
    [[-0.2, 1], 1.2],
    [[1e308, -1e308], undefined],
    [[1.5], undefined],
    [[], undefined],
  ] as const) {
    const tides = heights.map((height) => tide('Low', '2026-08-22T12:00+01:00', height))
    assert.is(rangeInMetres(tides), range, heights.join())
  }
})

test.run()
