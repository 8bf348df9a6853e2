import { assert, test } from '#test'
import { follows, hourPoints, hourWidth } from '../../../src/lib/hour-points'
import { forecastDay, forecastHour } from '../../support/files'

/** Parses a day's hours, such as `18:00 17` (time, temperature) or `18:00 17 40` (with the chance of rain). */
const dayOf = (hours: string) =>
  forecastDay('2026-08-22', {
    hours: hours
      .split(', ')
      .filter(Boolean)
      .map((each) => {
        const [time = '', temperature, chanceOfRain = 0] = each.split(' ')
        return forecastHour({ time, temperature: Number(temperature), chanceOfRain: Number(chanceOfRain) })
      }),
  })

const pointsOf = (hours: string, others = '') => {
  const day = dayOf(hours)
  return hourPoints(day, [day, dayOf(others)])
}

test('hour points: describes extremes and rain', () => {
  for (const [hours, words] of [
    [
      '06:00 12, 15:00 19 20, 17:00 18 60',
      'From 12 °C at 06:00 to 19 °C at 15:00; rain most likely at 17:00, 60%',
    ],
    // Names the first of several equal hours.
    ['12:00 15 1, 13:00 15 1', '15 °C at 12:00; rain most likely at 12:00, 1%'],
    ['18:00 -3.04', '−3 °C at 18:00'],
  ] as const) {
    assert.is(pointsOf(hours)?.inWords, words)
  }
})

test('hour points: hours are at their time and temperature', () => {
  for (const [hours, others, points] of [
    ['06:00 10, 18:00 20, 00:00 15, 05:00 10', '', '0 0, 50 100, 75 50, 95.83 0'],
    // The scale covers the temperatures of all days.
    ['06:00 10', '12:00 20, 13:00 0', '0 50'],
    ['06:00 15, 12:00 15', '', '0 0, 25 0'],
    ['06:00 -1e308, 12:00 0, 18:00 1e308', '', '0 0, 25 50, 50 100'],
    ['noon 12, -Infinity:00 12, 06:00 15', '', '0 100'],
    // The file's order does not matter.
    ['12:00 1, 09:00 0', '', '25 100, 12.5 0'],
  ] as const) {
    const shown = pointsOf(hours, others)?.points.map(({ x, y }) => `${Math.round(x * 100) / 100} ${y}`)
    assert.is(shown?.join(', '), points, hours)
  }
})

test('hour points: a day that begins later has a shorter axis', () => {
  for (const [hours, from] of [
    ['11:00 1, 12:00 1', 6],
    ['12:00 1, 13:00 1', 12],
    ['17:00 1', 12],
    ['19:00 1, 20:00 1', 18],
    ['21:00 1', 21],
    ['23:00 1, 00:00 1', 21],
    ['00:00 1', 24],
    ['05:00 1', 24],
  ] as const) {
    const { axis, points } = pointsOf(hours)!
    assert.equal(axis, { from, to: 30 }, hours)
    assert.ok(points.every(({ x }) => x >= 0 && x < 100))
  }
})

test('hour points: are undefined without hours', () => {
  assert.is(pointsOf(''), undefined)
  assert.is(pointsOf('noon 12'), undefined)
})

test('hour points: the line joins consecutive hours', () => {
  for (const [hours, line] of [
    ['23:00 1, 00:00 1, 01:00 1', 'gap line line'],
    ['12:00 1, 14:00 1, 15:00 1', 'gap gap line'],
    // A repeated hour makes a gap, as does 06:00 after 05:00: a forecast day begins at 06:00.
    ['01:00 1, 01:00 1, 02:00 1', 'gap gap line'],
    ['05:00 1, 06:00 1, 07:00 1', 'gap gap line'],
    ['06:00 1, 07:00 1', 'gap line'],
  ] as const) {
    const { points, axis } = pointsOf(hours)!
    const shown = points.map((point, index) =>
      follows(point, points[index - 1], hourWidth(axis)) ? 'line' : 'gap',
    )
    assert.is(shown.join(' '), line, hours)
  }
})
