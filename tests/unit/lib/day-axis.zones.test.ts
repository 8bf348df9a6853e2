import { assert, test } from '#test'
import { axisLabels, nightsOn, percentOfDay, wholeDay } from '../../../src/lib/day-axis'
import { forecastDay } from '../../support/files'

const fromSix = { from: 6, to: 30 }
const fromEighteen = { from: 18, to: 30 }

test('day axis: derives nights from sunrise and sunset', () => {
  for (const [axis, sunrises, nights] of [
    [wholeDay, { '2026-08-22T01:00': '06:00' }, '-25 to 25, 75 to 125'],
    // From 06:00 to 06:00, one night spans midnight; the one before may end on the axis.
    [fromSix, { '2026-08-22': '06:00', '2026-08-23': '04:48' }, '-50 to 0, 50 to 95'],
    [fromSix, { '2026-08-22': '07:12', '2026-08-23': '07:12' }, '-50 to 5, 50 to 105'],
    // An axis may begin in the night.
    [fromEighteen, { '2026-08-22': '06:00', '2026-08-23': '06:00' }, '-200 to -100, 0 to 100'],
    // Without a next day, or its sunrise, the day's own sunrise is used.
    [fromSix, { '2026-08-22': '04:48' }, '-50 to -5, 50 to 95'],
    [fromSix, { '2026-08-22': '04:48', '2026-08-23': '–' }, '-50 to -5, 50 to 95'],
    [wholeDay, { '2026-08-23': '06:00' }, ''],
    [wholeDay, { '2026-08-22': 'dawn' }, ''],
  ] as const) {
    const forecast = Object.entries(sunrises).map(([date, sunrise]) =>
      forecastDay(date, { summary: { sunrise, sunset: '18:00' } }),
    )
    const shown = nightsOn('2026-08-22', forecast, axis).map(
      ([fromX, toX]) => `${Math.round(fromX)} to ${Math.round(toX)}`,
    )
    assert.is(shown.join(', '), nights, JSON.stringify(sunrises))
  }
})

test('day axis: is labelled every six hours, a short one every three', () => {
  for (const [axis, labels] of [
    [wholeDay, '00 06 12 18'],
    [fromSix, '06 12 18 00'],
    [{ from: 12, to: 30 }, '12 18 00'],
    [fromEighteen, '18 21 00 03'],
  ] as const) {
    assert.is(axisLabels(axis).join(' '), labels)
  }
})

test('day axis: converts a time to a percentage of the day', () => {
  assert.is(percentOfDay('00:00'), 0)
  assert.is(percentOfDay('14:24'), 60)
  assert.ok(isNaN(percentOfDay('noon')))
})
