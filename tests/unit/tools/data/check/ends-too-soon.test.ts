import { assert, test } from '#test'
import { msPerHour } from '../../../../../src/lib/durations'
import { endsTooSoon, durationMs } from '../../../../../tools/data/check/ends-too-soon'
import { forecastDay, forecastHour, tide } from '../../../../support/files'

/** Returns a forecast of one day with the given hours; hours before 06:00 are on the next date. */
const weather = (date: string, ...times: string[]) => ({
  data: [forecastDay(date, { hours: times.map((time) => forecastHour({ time })) })],
})
const tides = (...instants: string[]) => ({
  dates: [{ date: '2026-08-22', tides: instants.map((instant) => tide('Low', instant)) }],
})

test('durations: are whole hours or days', () => {
  assert.equal(['1h', '24h', '3d'].map(durationMs), [msPerHour, 24 * msPerHour, 72 * msPerHour])
  for (const wrong of ['', '24', 'h', '0h', '-3d', '1.5h', '24H', '24 h', '1w', '99999h', '1h2'])
    assert.is(durationMs(wrong), undefined, wrong)
})

const evening = weather('2026-08-22', '06:00', '23:00', '05:00')
const table = tides('2026-08-23T17:00:00Z', '2026-08-23T18:00:00Z', '2026-08-23T05:00:00Z')
// The clocks go back in the early hours of 25 October, so 18:00 to 06:00 is 13 hours.
const autumn = weather('2026-10-25', '06:00')

const cases: [file: object, now: string, duration: string, reason?: string][] = [
  [table, '2026-08-22T18:00:00Z', '24h'],
  [table, '2026-08-22T18:00:00Z', '1d'],
  [
    table,
    '2026-08-22T18:00:00.001Z',
    '24h',
    'its last tide is at 2026-08-23 19:00 at the camp, 23 h 59 min from now, but should be at least 24h from now',
  ],
  [table, '2026-08-25T18:30:00Z', '1h', '48 h 30 min ago'],
  [table, '2026-08-19T22:00:00Z', '4d', '3 d 20 h from now, but should be at least 4d from now'],
  [tides(), '2026-08-22T18:00:00Z', '1h', 'it has no tide, but should reach 1h ahead'],
  [evening, '2026-08-23T01:00:00Z', '3h'],
  [evening, '2026-08-23T01:00:00.001Z', '3h', 'its last forecast hour is at 2026-08-23 05:00 '],
  [autumn, '2026-10-24T17:00:00Z', '13h'],
  [autumn, '2026-10-24T17:00:00Z', '14h', 'its last forecast hour'],
  [weather('2026-08-22', 'noon'), '2026-08-22T18:00:00Z', '1h', 'it has no forecast hour,'],
  [weather('2026-08-22', '23:00', 'x'), '2026-08-22T18:00:00Z', '4h'],
]

test('ends too soon: counts elapsed hours, also over clock changes', () => {
  for (const [file, now, duration, reason] of cases) {
    const found = endsTooSoon('dates' in file ? 'tides' : 'weather', file, Date.parse(now), duration)
    if (reason === undefined) assert.is(found, undefined)
    else assert.ok(found?.includes(reason), `${reason}: ${found}`)
  }
})
