import { assert, test } from '#test'
import { nightsOn, percentOfDay } from '../../../src/lib/timeline'
import { forecastDay } from '../../support/files'

test('timeline: derives nights from sunrise and sunset', () => {
  for (const [start, sunrises, nights] of [
    [0, { '2026-08-22T01:00': '06:00' }, '0-25, 75-100'],
    // From 06:00 to 06:00, one night spans midnight; a sunrise after 06:00 adds the end of the previous night.
    [25, { '2026-08-22': '06:00', '2026-08-23': '04:48' }, '50-95'],
    [25, { '2026-08-22': '07:12', '2026-08-23': '07:26' }, '0-5, 50-100'],
    // Without a next day, the day's own sunrise is used.
    [25, { '2026-08-22': '04:48' }, '50-95'],
    [0, { '2026-08-23': '06:00' }, ''],
    [0, { '2026-08-22': 'dawn' }, ''],
  ] as const) {
    const forecast = Object.entries(sunrises).map(([date, sunrise]) =>
      forecastDay(date, { summary: { sunrise, sunset: '18:00' } }),
    )
    const shown = nightsOn('2026-08-22', forecast, start).map(
      ({ from, to }) => `${Math.round(from)}-${Math.round(to)}`,
    )
    assert.is(shown.join(', '), nights, JSON.stringify(sunrises))
  }
})

test('timeline: converts a time to a percentage of the day', () => {
  assert.is(percentOfDay('00:00'), 0)
  assert.is(percentOfDay('14:24'), 60)
  assert.ok(isNaN(percentOfDay('noon')))
})
