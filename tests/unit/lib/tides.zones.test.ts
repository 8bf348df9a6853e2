import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findNextTide, isAfterGap, tidesInOrder, timeUntil } from '../../../src/lib/tides'
import type { TideDay } from '../../../src/schemas'
import { tide, tidesFile } from '../../support/files'

const at = (instant: string) => Date.parse(instant)

/** The next tide of a file's days. */
const nextIn = (days: TideDay[], now: number) => findNextTide(tidesInOrder(days), now)?.tide

const day = (...tides: ReturnType<typeof tide>[]) => [{ date: '2026-08-22', tides }]

test('Tides: the next tide is the earliest one in the future', () => {
  const { dates } = tidesFile('2026-08-22')
  assert.is(nextIn(dates, at('2026-08-22T13:04Z'))?.time, '14:05')
  assert.is(nextIn(dates, at('2026-08-22T15:00Z'))?.time, '16:40')
  assert.is(nextIn(dates, at('2026-08-22T22:00Z'))?.instant, '2026-08-23T03:10+01:00')
})

test('Tides: the order of days and tides in the file does not matter', () => {
  const { dates } = tidesFile('2026-08-22')
  const shuffled = dates.toReversed().map((day) => ({ ...day, tides: day.tides.toReversed() }))
  for (const instant of [
    '2026-08-21T00:00Z',
    '2026-08-22T13:04Z',
    '2026-08-22T22:00Z',
    '2026-08-24T15:00Z',
  ]) {
    assert.equal(nextIn(shuffled, at(instant)), nextIn(dates, at(instant)), instant)
  }
})

test('Tides: a tide stands under another day than its own, and only its instant counts', () => {
  const days = [{ date: '2020-01-01', tides: [tide('Low', '2026-08-22T20:00+01:00')] }]
  assert.is(nextIn(days, at('2026-08-22T18:00Z'))?.type, 'Low')
})

test('Tides: Low may follow Low, and High and Low may be of one height', () => {
  const days = day(
    tide('Low', '2026-08-22T20:00+01:00', 1.5),
    tide('Low', '2026-08-22T23:30+01:00', 1.5),
    tide('High', '2026-08-23T05:00+01:00', 1.5),
  )
  assert.is(nextIn(days, at('2026-08-22T18:00Z'))?.time, '20:00')
  assert.is(nextIn(days, at('2026-08-22T19:30Z'))?.time, '23:30')
  assert.is(nextIn(days, at('2026-08-22T23:30Z'))?.type, 'High')
})

test('Tides: instants are compared as moments, whatever their offsets', () => {
  const days = day(
    tide('High', '2026-08-22T20:30+02:00'),
    tide('Low', '2026-08-22T18:15Z'),
    tide('High', '2026-08-22T08:20-10:00'),
  )
  assert.is(nextIn(days, at('2026-08-22T18:00Z'))?.instant, '2026-08-22T18:15Z')
})

test('Tides: a tide at this very moment is not in the future any more', () => {
  const days = day(tide('High', '2026-08-22T16:40+01:00'), tide('Low', '2026-08-22T22:00+01:00'))
  assert.is(nextIn(days, at('2026-08-22T15:39:59.999Z'))?.type, 'High')
  assert.is(nextIn(days, at('2026-08-22T15:40:00.000Z'))?.type, 'Low')
})

test('Tides: there is no next tide when all have passed, or none are known', () => {
  assert.is(nextIn(tidesFile('2026-08-22').dates, at('2026-11-20T12:00Z')), undefined)
  assert.is(nextIn([], 0), undefined)
  assert.is(nextIn([{ date: '2026-08-22', tides: [] }], 0), undefined)
})

test('Tides: the time until a tide is in whole minutes, rounded down', () => {
  const high = { tide: tide('High', '2026-08-22T16:40+01:00'), at: at('2026-08-22T16:40+01:00') }
  assert.is(timeUntil(high, at('2026-08-22T13:05:00Z')), '2hr 35min')
  assert.is(timeUntil(high, at('2026-08-22T13:05:01Z')), '2hr 34min')
  assert.is(timeUntil(high, at('2026-08-22T15:39:59Z')), '0hr 0min')
})

test('Rising or falling over a gap: a tide in more than 14 hours comes after a gap, one in 14 does not', () => {
  const [next] = tidesInOrder(day(tide('High', '2026-08-23T05:02+01:00')))
  assert.is(isAfterGap(next!, at('2026-08-22T14:02:00+01:00')), true)
  assert.is(isAfterGap(next!, at('2026-08-22T15:01:59.999+01:00')), true)
  assert.is(isAfterGap(next!, at('2026-08-22T15:02:00+01:00')), false)
  assert.is(isAfterGap(next!, at('2026-08-23T05:01:00+01:00')), false)
})

test.run()
