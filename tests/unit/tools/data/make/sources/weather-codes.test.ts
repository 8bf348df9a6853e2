import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  unusedWeatherTypes,
  weatherOf,
  wmoCodes,
} from '../../../../../../tools/data/make/sources/weather-codes'
import { weatherKind } from '../../../../../../src/lib/weather-kind'

/** As https://open-meteo.com/en/docs lists them. */
const documented = [
  0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86, 95, 96, 99,
]

test('Weather codes: every WMO code of the documentation has code and words, by day and by night', () => {
  assert.equal(wmoCodes, documented)
  for (const wmoCode of documented) {
    for (const isDay of [true, false]) {
      const { weatherType, hour, summary } = weatherOf(wmoCode, isDay)!
      assert.ok(weatherKind(weatherType) !== undefined, `${wmoCode}: ${weatherType}`)
      assert.match(hour, /^[A-Z][a-z]+( [A-Za-z]+)*$/)
      assert.match(summary, /^[A-Z][a-z]*( [a-z]+)*$/)
    }
  }
})

test('Weather codes: of the 48 codes of the app each is reached, or named as not used', () => {
  const used = documented.flatMap((wmoCode) =>
    [true, false].map((isDay) => weatherOf(wmoCode, isDay)!.weatherType),
  )
  const all = [...new Set([...used, ...unusedWeatherTypes])].sort((a, b) => a - b)
  assert.equal(
    all,
    Array.from({ length: 48 }, (_, code) => code),
  )
  assert.equal(
    unusedWeatherTypes.filter((code) => used.includes(code)),
    [],
  )
})

test('Weather codes: a code that is not documented has none', () => {
  for (const code of [-1, 4, 44, 98, 100, 0.5, NaN]) assert.is(weatherOf(code, true), undefined)
})

test('Weather codes: a clear night has the moon, and other words than a clear day', () => {
  assert.equal(weatherOf(0, true), { weatherType: 1, hour: 'Sunny', summary: 'Sunny' })
  assert.equal(weatherOf(0, false), { weatherType: 0, hour: 'Clear Sky', summary: 'A clear sky' })
  assert.equal(weatherOf(2, true), { weatherType: 3, hour: 'Sunny Intervals', summary: 'Sunny intervals' })
  assert.equal(weatherOf(80, false)!.weatherType, 9)
})

test.run()
