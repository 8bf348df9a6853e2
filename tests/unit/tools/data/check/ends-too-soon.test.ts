import { assert, test } from '#test'
import { canEnd, endsTooSoon, durationMs } from '../../../../../tools/data/check/ends-too-soon'
import { datasetNames } from '../../../../support/app-tables'
import { forecastDay, forecastHour, tide } from '../../../../support/files'

/** A forecast with one hour; hours before 06:00 belong to the next date. */
const weather = (date: string, ...times: string[]) => ({
  data: [forecastDay(date, { hours: times.map((time) => forecastHour({ time })) })],
})
const tides = (...instants: string[]) => ({
  dates: [{ date: '2026-08-22', tides: instants.map((instant) => tide('Low', instant)) }],
})

const hour = 3_600_000

test('durations: hours or days, and nothing else', () => {
  assert.is(durationMs('1h'), hour)
  assert.is(durationMs('24h'), 24 * hour)
  assert.is(durationMs('3d'), 72 * hour)
  for (const wrong of ['', '24', 'h', '0h', '-3d', '1.5h', '24H', '24 h', '1w', '99999h', '1h2']) {
    assert.is(durationMs(wrong), undefined, wrong)
  }
})

test('ends too soon: a tide table ends with its last tide', () => {
  const file = tides('2026-08-23T17:00:00Z', '2026-08-23T18:00:00Z', '2026-08-23T05:00:00Z')
  const exactly = Date.parse('2026-08-22T18:00:00Z')
  assert.is(endsTooSoon('tides', file, exactly, '24h'), undefined)
  assert.is(
    endsTooSoon('tides', file, exactly + 1, '24h'),
    'its last tide is at 2026-08-23 19:00 at the camp, 23 h 59 min from now, and should be at least 24h from now',
  )
  assert.is(endsTooSoon('tides', file, exactly, '1d'), undefined)
  assert.ok(endsTooSoon('tides', file, exactly, '25h'))
})

test('ends too soon: a forecast ends with its last night hour', () => {
  const file = weather('2026-08-22', '06:00', '23:00', '05:00')
  const end = Date.parse('2026-08-23T04:00:00Z')
  assert.is(endsTooSoon('weather', file, end - 3 * hour, '3h'), undefined)
  assert.match(
    endsTooSoon('weather', file, end - 3 * hour + 1, '3h')!,
    /^its last forecast hour is at 2026-08-23 05:00/,
  )
})

test('ends too soon: counts real hours across a clock change', () => {
  // The night to 25 October has an hour more: from 18:00 to 06:00 on the clock are 13 hours.
  const file = weather('2026-10-25', '06:00')
  const evening = Date.parse('2026-10-24T17:00:00Z')
  assert.is(endsTooSoon('weather', file, evening, '13h'), undefined)
  assert.ok(endsTooSoon('weather', file, evening, '14h'))
})

test('ends too soon: says how long ago data ended', () => {
  const now = Date.parse('2026-08-25T18:30:00Z')
  assert.match(endsTooSoon('tides', tides('2026-08-23T18:00:00Z'), now, '1h')!, '48 h 30 min ago')
})

test('ends too soon: empty files do, invalid times are ignored', () => {
  const now = Date.parse('2026-08-22T18:00:00Z')
  assert.match(endsTooSoon('tides', { dates: [] }, now, '1h')!, 'it has no tide')
  assert.match(endsTooSoon('weather', weather('2026-08-22', 'noon'), now, '1h')!, 'it has no forecast hour')
  assert.is(endsTooSoon('weather', weather('2026-08-22', '23:00', 'x'), now, '4h'), undefined)
})

test('ends too soon: only forecast and tide table can', () => {
  assert.equal(datasetNames.filter(canEnd), ['weather', 'tides'])
  assert.is(endsTooSoon('locations', { locations: [] }, 0, '1h'), undefined)
})
