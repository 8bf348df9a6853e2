import { assert, test } from '#test'
import { isGale, windBearing, windName, windText } from '../../../src/lib/wind'
import { forecastHour } from '../../support/files'

const points = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ')

test('wind: its bearing is the direction that it blows to', () => {
  assert.equal(
    points.map((windDirection) => windBearing(forecastHour({ windDirection }))),
    points.map((_, index) => (index * 22.5 + 180) % 360),
  )
})

test('wind: an unknown direction has no bearing', () => {
  for (const direction of ['-99', '', 'n', 'NEN', 'NNNE', ' N', 'VRB', '0', 'toString']) {
    assert.is(windBearing(forecastHour({ windDirection: direction })), undefined, direction)
  }
})

test('wind: a calm has no bearing', () => {
  const bearingAt = (windSpeedMph: number) => windBearing(forecastHour({ windSpeedMph }))
  assert.equal([bearingAt(0), bearingAt(0.04), bearingAt(0.05)], [undefined, undefined, 45])
})

test('wind: its accessible name says where it blows from', () => {
  for (const [speedMph, point, name] of [
    [7, 'NNE', '7 miles per hour from the north-north-east'],
    [7, 'ESE', '7 miles per hour from the east-south-east'],
    [1, 'N', '1 mile per hour from the north'],
  ] as const) {
    assert.is(windName(forecastHour({ windSpeedMph: speedMph, windDirection: point })), name)
  }
})

test('wind: shows gusts from 8 mph above the wind', () => {
  for (const [windSpeedMph, windGustMph, text, name] of [
    [9.32057, undefined, '9.3 mph', '9.3 miles per hour from the south-west'],
    [9, 16.9, '9 mph', '9 miles per hour from the south-west'],
    [9, 17, '9 mph, gusts 17', '9 miles per hour from the south-west, gusts 17'],
    [9, 24.04, '9 mph, gusts 24', '9 miles per hour from the south-west, gusts 24'],
  ] as const) {
    const hour = forecastHour({ windSpeedMph, ...(windGustMph && { windGustMph }) })
    assert.is(windText(hour), text)
    assert.is(windName(hour), name)
  }
})

test('wind: is a gale from 39 mph, also in gusts', () => {
  for (const [windSpeedMph, windGustMph, expected] of [
    [38.9, undefined, false],
    [39, undefined, true],
    [20, 38.9, false],
    [20, 39, true],
    [45, 0, true],
  ] as const) {
    const hour = forecastHour({ windSpeedMph, ...(windGustMph && { windGustMph }) })
    assert.is(isGale(hour), expected, `${windSpeedMph} mph, gusts ${windGustMph}`)
  }
})
