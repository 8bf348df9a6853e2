import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { daylightOn, percentOfDay, rangeInMetres, timelineMarks } from '../../../src/lib/timeline'
import type { Tide } from '../../../src/schemas'
import { forecastDay, tide } from '../../support/files'

const marksOf = (date: string, ...tides: Tide[]) => {
  const day = { date, tides }
  return timelineMarks(day, [day]).map(({ x, y }) => [x, y])
}

test('Timeline: a mark is at its time of the day and its height of the highest', () => {
  assert.equal(
    marksOf(
      '2026-08-22',
      tide('Low', '2026-08-22T06:00+01:00', 0.5),
      tide('High', '2026-08-22T18:00+01:00', 2),
    ),
    [
      [25, 25],
      [75, 100],
    ],
  )
})

test('Timeline: 00:01 and 23:59 are at the ends of the day', () => {
  const [[first], [last]] = marksOf(
    '2026-08-22',
    tide('Low', '2026-08-22T00:01+01:00'),
    tide('High', '2026-08-22T23:59+01:00'),
  ) as [number[], number[]]
  assert.ok(first! > 0 && first! < 0.1)
  assert.ok(last! > 99.9 && last! < 100)
})

test('Timeline: heights are set against those of all days, and against zero', () => {
  const neap = { date: '2026-08-22', tides: [tide('High', '2026-08-22T12:00+01:00', 1)] }
  const spring = { date: '2026-08-23', tides: [tide('High', '2026-08-23T12:00+01:00', 2)] }
  assert.is(timelineMarks(neap, [neap, spring])[0]?.y, 50)
  const below = { date: '2026-08-24', tides: [tide('Low', '2026-08-24T12:00+01:00', -2)] }
  assert.is(timelineMarks(neap, [neap, spring, below])[0]?.y, 75)
})

test('Timeline: a range of zero, heights of zero and a day without tides do no harm', () => {
  assert.equal(
    marksOf(
      '2026-08-22',
      tide('High', '2026-08-22T12:00+01:00', 1.5),
      tide('Low', '2026-08-22T14:24+01:00', 1.5),
    ),
    [
      [50, 100],
      [60, 100],
    ],
  )
  assert.equal(marksOf('2026-08-22', tide('Low', '2026-08-22T12:00+01:00', 0)), [[50, 0]])
  assert.equal(marksOf('2026-08-22'), [])
})

test('Timeline: heights past all sense stay in the picture', () => {
  const [[, high], [, low]] = marksOf(
    '2026-08-22',
    tide('High', '2026-08-22T06:00+01:00', 1e308),
    tide('Low', '2026-08-22T12:00+01:00', -1e308),
  ) as [number[], number[]]
  assert.equal([high, low], [100, 0])
})

test('Timeline: the clock of the camp counts, also on days that the clocks change', () => {
  assert.equal(marksOf('2026-03-29', tide('High', '2026-03-29T11:00:00Z', 1)), [[50, 100]])
  assert.equal(marksOf('2026-10-25', tide('High', '2026-10-25T12:00:00Z', 1)), [[50, 100]])
})

test('Timeline: a tide that the file has under another day has no mark', () => {
  assert.equal(marksOf('2026-08-22', tide('High', '2026-08-23T12:00+01:00', 1)), [])
})

test('Timeline: a label falls away where it would touch another of its kind', () => {
  const labelled = (...tides: Tide[]) => {
    const day = { date: '2026-08-22', tides }
    return timelineMarks(day, [day]).map(({ isLabelled }) => isLabelled)
  }
  const at = (type: Tide['type'], clock: string, height: number) =>
    tide(type, `2026-08-22T${clock}+01:00`, height)
  // 15.5 % of the day are 3 h 43 min and 12 s.
  assert.equal(labelled(at('High', '06:00', 2), at('High', '09:43', 2)), [true, false])
  assert.equal(labelled(at('High', '06:00', 2), at('High', '09:44', 2)), [true, true])
  assert.equal(labelled(at('High', '06:00', 2), at('High', '07:00', 2), at('High', '09:45', 2)), [
    true,
    false,
    true,
  ])
  assert.equal(
    labelled(at('High', '12:53', 1.8), at('Low', '14:55', 1.8)),
    [true, true],
    'a double high water',
  )
  assert.equal(
    labelled(at('Low', '02:23', 1), at('Low', '04:00', 1)),
    [true, false],
    'early ones stand on the right',
  )
  assert.equal(labelled(at('Low', '02:25', 1), at('Low', '06:09', 1)), [true, true])
  // 40 % of the day: one label ends where the next begins, each with a gap to its mark.
  assert.equal(labelled(at('Low', '01:12', 1), at('Low', '09:35', 1)), [true, false])
  assert.equal(labelled(at('Low', '01:12', 1), at('Low', '09:37', 1)), [true, true])
})

test('Timeline: sunrise and sunset come from the forecast of the date, where it has them', () => {
  const forecast = [forecastDay('2026-08-22T01:00', { summary: { sunrise: '06:00', sunset: '18:00' } })]
  assert.equal(daylightOn('2026-08-22', forecast), { sunrise: 25, sunset: 75 })
  assert.is(daylightOn('2026-08-23', forecast), undefined)
  assert.is(
    daylightOn('2026-08-22', [forecastDay('2026-08-22', { summary: { sunrise: 'dawn' } })]),
    undefined,
  )
})

test('Timeline: times are parts of a day, and what is no time is no part', () => {
  assert.is(percentOfDay('00:00'), 0)
  assert.is(percentOfDay('14:24'), 60)
  assert.ok(isNaN(percentOfDay('noon')))
})

test('Tides: the range of a day is from its lowest to its highest, without the noise of fractions', () => {
  const range = (...heights: number[]) =>
    rangeInMetres(heights.map((height) => tide('Low', '2026-08-22T12:00+01:00', height)))
  assert.is(range(0.3, 1.9, 0.6), 1.6)
  assert.is(range(0.1, 0.4), 0.3)
  assert.is(range(1.5, 1.5), 0)
  assert.is(range(-0.2, 1), 1.2)
  assert.is(range(1e308, -1e308), undefined)
  assert.is(range(1.5), undefined)
  assert.is(range(), undefined)
})

test.run()
