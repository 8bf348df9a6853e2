import { assert, test } from '#test'
import { ageText, durationText } from '../../../src/lib/durations'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test('age: is rounded down and never negative', () => {
  for (const [ms, text] of [
    [-day, 'less than a minute ago'],
    [0, 'less than a minute ago'],
    [minute - 1, 'less than a minute ago'],
    [minute, '1 minute ago'],
    [2 * minute - 1, '1 minute ago'],
    [2 * minute, '2 minutes ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [2 * hour - 1, '1 hour ago'],
    [3 * hour, '3 hours ago'],
    [day - 1, '23 hours ago'],
    [day, '1 day ago'],
    [2 * day - 1, '1 day ago'],
    [264 * day, '264 days ago'],
  ] as const) {
    assert.is(ageText(ms), text, `${ms} ms`)
  }
})

test('duration: has hours and whole minutes, rounded down', () => {
  for (const [ms, text] of [
    [minute - 1, '0hr 0min'],
    [hour - 1, '0hr 59min'],
    [hour, '1hr 0min'],
    [2 * hour + 36 * minute - 1, '2hr 35min'],
    [25 * hour, '25hr 0min'],
  ] as const) {
    assert.is(durationText(ms), text, `${ms} ms`)
  }
})
