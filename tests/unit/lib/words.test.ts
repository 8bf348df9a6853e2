import { assert, test } from '#test'
import { ageText, durationText, roundedTo } from '../../../src/lib/words'

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

test('rounding: drops trailing zeros', () => {
  for (const [value, decimals, shown] of [
    [21.456789, 1, '21.5'],
    [21, 1, '21'],
    [-7.96, 1, '-8'],
    [-0.04, 1, '0'],
    [1.4567891, 2, '1.46'],
    [1.5, 2, '1.5'],
    [1e308, 2, '1e+308'],
    [-1e308, 1, '-1e+308'],
  ] as const) {
    assert.is(String(roundedTo(value, decimals)), shown)
  }
})
