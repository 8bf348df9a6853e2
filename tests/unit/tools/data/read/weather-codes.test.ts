import { assert, test } from '#test'
import { conditionsByCode } from '../../../../../tools/data/read/weather-codes'
import { WeatherKind, weatherKind } from '../../../../../src/lib/weather-kind'

/** The codes that https://open-meteo.com/en/docs lists. */
const documented = [
  0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86, 95, 96, 99,
]

test('weather codes: each documented code has an icon and words', () => {
  assert.equal([...conditionsByCode.keys()], documented)
  for (const [wmoCode, { day, night }] of conditionsByCode) {
    for (const { weatherType, hour, summary } of [day, night]) {
      assert.ok(weatherKind(weatherType) !== undefined, `${wmoCode}: ${weatherType}`)
      assert.match(hour, /^[A-Z][a-z]+( [A-Za-z]+)*$/)
      assert.match(summary, /^[A-Z][a-z]*( [a-z]+)*$/)
    }
  }
})

test('weather codes: the icon is of what the words say', () => {
  const kinds = { Thunder: 'Thunderstorm', Snow: 'Snow', Freezing: 'Sleet', Drizzle: 'Drizzle', Fog: 'Fog' }
  for (const { day, night } of conditionsByCode.values()) {
    for (const { weatherType, hour } of [day, night]) {
      const kind = WeatherKind[weatherKind(weatherType) ?? NaN] ?? ''
      const [, named] = Object.entries(kinds).find(([word]) => hour.includes(word)) ?? []
      if (hour === 'Freezing Fog' || !named) assert.is(/Rain|Drizzle/.test(kind), /Rain/.test(hour), hour)
      else assert.is(kind, named, hour)
    }
  }
})

test('weather codes: no icon of the night has a sun', () => {
  const sunny = [WeatherKind.Sunny, WeatherKind.SunnyIntervals]
  for (const [wmoCode, { night }] of conditionsByCode)
    assert.not(
      sunny.some((kind) => kind === weatherKind(night.weatherType)),
      String(wmoCode),
    )
})

test('weather codes: night words can differ from day words', () => {
  assert.equal(conditionsByCode.get(0), {
    day: { weatherType: 1, hour: 'Sunny', summary: 'Sunny' },
    night: { weatherType: 0, hour: 'Clear Sky', summary: 'A clear sky' },
  })
  assert.equal(
    [conditionsByCode.get(80)?.day.weatherType, conditionsByCode.get(80)?.night.weatherType],
    [10, 9],
  )
})
