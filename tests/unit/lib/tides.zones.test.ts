import { assert, test } from '#test'
import { findNextTide, isAfterGap, tidesInOrder, timeUntil } from '../../../src/lib/tides'
import { tide } from '../../support/files'

/** Returns the next tide after an instant; the file lists all tides under one date. */
const nextOf = (tides: ReturnType<typeof tide>[], instant: string) =>
  findNextTide(tidesInOrder([{ date: '2020-01-01', tides }]), Date.parse(instant))

const low = tide('Low', '2026-08-22T14:05+01:00')
const high = tide('High', '2026-08-22T16:40+01:00')
const secondHigh = tide('High', '2026-08-22T17:50Z')
const nextLow = tide('Low', '2026-08-22T14:30-10:00')
const all = [nextLow, high, low, secondHigh]

test("tides: finds the next tide, whatever the file's order", () => {
  for (const [now, next] of [
    ['2026-08-22T00:00Z', low],
    ['2026-08-22T13:05Z', high],
    ['2026-08-22T15:39:59.999Z', high],
    ['2026-08-22T15:40Z', secondHigh],
    ['2026-08-22T17:50Z', nextLow],
    ['2026-08-23T00:30Z', undefined],
  ] as const) {
    assert.is(nextOf(all, now)?.tide, next, now)
  }
  assert.is(nextOf([], '2026-08-22T00:00Z'), undefined)
})

test('tides: rounds the time until a tide down to minutes', () => {
  const next = nextOf([high], '2026-08-22T00:00Z')!
  assert.is(timeUntil(next, Date.parse('2026-08-22T13:05:00Z')), '2hr 35min')
  assert.is(timeUntil(next, Date.parse('2026-08-22T13:05:01Z')), '2hr 34min')
})

test('tides: a wait of more than 14 hours means a gap', () => {
  const next = nextOf([tide('High', '2026-08-23T05:02+01:00')], '2026-08-22T00:00Z')!
  assert.is(isAfterGap(next, Date.parse('2026-08-22T15:01:59.999+01:00')), true)
  assert.is(isAfterGap(next, Date.parse('2026-08-22T15:02:00+01:00')), false)
})
