import { signal } from '@preact/signals-react'
import { passTime, setHidden, stopTime } from '../../support/dom'
import { assert, test } from '#test'
import { countMinutesFrom, isRepeatedHour, now, startClock, today } from '../../../src/stores/clock'
import { followVisibility } from '../../../src/stores/visibility'
import { atCamp } from '../../support/camp-clock'

const second = 1000
const minute = 60 * second

/** Lets time pass second by second; returns the seconds in which the clock ticks for the first time in its minute. */
const ticksWithin = (seconds: number): number[] => {
  const ticks: number[] = []
  for (let passed = 1; passed <= seconds; passed++) {
    const before = now.value
    passTime(second)
    if (now.value - before > second) ticks.push(passed)
  }
  return ticks
}

let origin = NaN

const published = signal(NaN)

/** Stops time, and makes the clock tick then. */
const startAt = (instant: string) => {
  stopTime(atCamp(instant))
  setHidden(true)
  setHidden(false)
}

test.before(() => {
  stopTime(atCamp('2026-08-22T13:00:20'))
  countMinutesFrom(() => origin)
  // The next tide is found like this.
  countMinutesFrom(() => (now.value < published.value ? published.value : NaN))
  followVisibility()
  startClock()
})

test('clock: ticks on the whole minute', () => {
  assert.equal(ticksWithin(120), [40, 100])
})

test('clock: also ticks whole minutes before and after an instant', () => {
  origin = Date.parse(atCamp('2026-08-22T13:00:30'))
  startAt('2026-08-22T13:00:20')
  assert.equal(ticksWithin(120), [10, 40, 70, 100])
  origin = Date.parse(atCamp('2026-08-22T14:00:35'))
  startAt('2026-08-22T13:00:20')
  assert.equal(ticksWithin(120), [15, 40, 75, 100])
  origin = NaN
})

test('clock: ticks again after a tick at a whole minute', () => {
  startAt('2026-08-22T13:00:20')
  for (const [waitMs, expected] of [
    [40 * second, '13:01:00'],
    [100, '13:01:00.100'],
    [minute - 101, '13:01:00.100'],
    [1, '13:02:00'],
  ] as const) {
    passTime(waitMs)
    assert.is(now.value, Date.parse(atCamp(`2026-08-22T${expected}`)))
  }
})

test('clock: counts from an instant as soon as it is known', () => {
  startAt('2026-08-22T13:00:10')
  passTime(3 * second)
  published.value = Date.parse(atCamp('2026-08-22T13:00:30'))
  assert.is(now.value, Date.parse(atCamp('2026-08-22T13:00:13')), 'the time when it became known')
  assert.equal(ticksWithin(60), [17, 47])
  published.value = NaN
})

test('clock: goes on if the time of two ticks is the same', () => {
  startAt('2026-08-22T13:00:20')
  passTime(39_999)
  const { now: preciseNow } = Date
  const coarse = Date.now()
  // Firefox can round the time down.
  Date.now = () => coarse
  setHidden(false)
  passTime(1)
  Date.now = preciseNow
  assert.is(now.value, coarse)
  passTime(2 * minute)
  assert.ok(Date.now() - now.value < minute)
})

test('clock: has one timer after an instant has passed', () => {
  startAt('2026-08-22T13:00:20')
  published.value = Date.parse(atCamp('2026-08-22T13:00:30'))
  passTime(11 * second)
  setHidden(true)
  const before = now.value
  passTime(2 * minute)
  assert.is(now.value, before)
  published.value = NaN
})

test('clock: rounds a tick up to a whole second', () => {
  stopTime(atCamp('2026-08-22T13:00:20'))
  origin = Date.parse(atCamp('2026-08-22T13:00:30.200'))
  setHidden(true)
  setHidden(false)
  passTime(11 * second)
  assert.is(now.value, Date.parse(atCamp('2026-08-22T13:00:31')))
  origin = NaN
})

test('clock: today changes at midnight at the camp', () => {
  startAt('2026-08-22T23:59:30')
  assert.is(today.value, '2026-08-22')
  passTime(30 * second)
  assert.is(today.value, '2026-08-23')
})

test('clock: knows when autumn repeats an hour', () => {
  const isRepeatedAt = (instant: string) => {
    now.value = Date.parse(instant)
    return isRepeatedHour.value
  }
  assert.equal(
    ['2026-10-25T00:59:59Z', '2026-10-25T01:00Z', '2026-10-25T01:59Z', '2026-10-25T02:00Z'].map(isRepeatedAt),
    [false, true, true, false],
  )
})

test('clock: stops in the background, catches up on return', () => {
  // Some browsers report the return to the foreground, but not the departure. A second timer must not start.
  setHidden(false)
  setHidden(true)
  const before = now.value
  passTime(3 * 24 * 60 * minute)
  assert.is(now.value, before)
  setHidden(false)
  assert.is(now.value, before + 3 * 24 * 60 * minute)
})

test('clock: follows the device when its clock is set back', () => {
  startAt('2026-08-20T13:00')
  assert.is(today.value, '2026-08-20')
})
