import { assert, test } from '#test'
import { findNextTide, isAfterGap, tidesInOrder } from '../../../src/lib/tides'
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

/** Returns whether the table has a gap before the low tide at 20:00 UTC, as of `now`. */
const hasGap = (now: string, previous?: ReturnType<typeof tide>) => {
  const tides = [tide('Low', '2026-08-22T20:00Z'), ...(previous ? [previous] : [])]
  const inOrder = tidesInOrder([{ date: '2026-08-22', tides }])
  const at = Date.parse(now)
  return isAfterGap(inOrder, findNextTide(inOrder, at)!, at)
}

test('tides: an interval of more than 14 hours is a gap', () => {
  assert.is(hasGap('2026-08-22T05:59:59.999Z'), true)
  assert.is(hasGap('2026-08-22T06:00Z'), false)
  const now = '2026-08-22T19:59Z'
  assert.is(hasGap(now, tide('High', '2026-08-22T05:59Z')), true)
  assert.is(hasGap(now, tide('High', '2026-08-22T06:00Z')), false)
})

test('tides: more than 9 hours between two low tides is a gap', () => {
  const now = '2026-08-22T19:59Z'
  assert.is(hasGap(now, tide('Low', '2026-08-22T10:59Z')), true)
  assert.is(hasGap(now, tide('Low', '2026-08-22T11:00Z')), false)
})
