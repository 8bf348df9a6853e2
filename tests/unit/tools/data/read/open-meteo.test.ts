import * as fc from 'fast-check'
import { parsers } from 'strandline:parsers'
import { assert, test } from '#test'
import { msPerHour, msPerMinute } from '../../../../../src/lib/durations'
import { forecastDays } from '../../../../../tools/data/camp-day'
import { parseProblem } from '../../../../../tools/parse-problem'
import { inspectFile } from '../../../../../tools/data/check/inspect-file'
import { makeForecast } from '../../../../../tools/data/make/forecast-days'
import { openMeteoRequest, readOpenMeteo } from '../../../../../tools/data/read/open-meteo'
import { campInstant } from '../../../../../src/lib/camp-time'
import { fuzz } from '../../../../support/fuzz'
import { problemOf } from '../../../../support/invalid-response'
import { londonClock } from '../../../../support/london'
import { openMeteoAnswer } from '../../../../support/open-meteo'

const position = { latitude: 50.6408, longitude: -1.9437 }
const good = openMeteoAnswer('2026-08-18')

/** Returns a good answer with other values in its hours. */
const withHours = (hourAt: (index: number) => object) =>
  openMeteoAnswer('2026-08-18', { hourAt: (_, index) => hourAt(index) })

const read = (answer: unknown) => readOpenMeteo(answer, position)
const problemWith = (answer: unknown) => problemOf(() => read(answer))

test('Open-Meteo: requests every column for the given position', () => {
  const { origin, pathname, searchParams } = new URL(openMeteoRequest(position).url)
  assert.is(origin + pathname, 'https://api.open-meteo.com/v1/forecast')
  const { hourly = '', daily = '', ...others } = Object.fromEntries(searchParams)
  const requested = ['time', ...`${hourly},${daily}`.split(',')]
  for (const column of [...Object.keys(good.hourly), ...Object.keys(good.daily)])
    assert.ok(requested.includes(column), column)
  assert.equal(others, {
    latitude: '50.6408',
    longitude: '-1.9437',
    wind_speed_unit: 'mph',
    timezone: 'Europe/London',
    timeformat: 'unixtime',
    forecast_days: String(forecastDays + 2),
  })
})

test('Open-Meteo: rejects chances of rain as fractions', () => {
  const withChances = (most: number) =>
    withHours((index) => ({ precipitation_probability: (index % 2) * most }))
  assert.is(
    problemWith(withChances(0.4)),
    'Open-Meteo: expected percentages in hourly.precipitation_probability, found fractions (0.4, and none above 1)',
  )
  for (const most of [0, 1, 1.4]) assert.is(problemWith(withChances(most)), '')
})

test('Open-Meteo: rejects a forecast of zeros', () => {
  const zero = 'Open-Meteo: expected temperatures in hourly.temperature_2m, found 0 at every hour'
  assert.is(problemWith(withHours(() => ({ temperature_2m: 0 }))), zero)
  assert.is(problemWith(withHours((index) => ({ temperature_2m: index === 9 ? 0.1 : 0 }))), '')
})

test('Open-Meteo: reads hours, sunrise and sunset', () => {
  const { from, hours, sun, notes } = read(good)
  assert.is(from, Date.parse('2026-08-17T23:00:00Z'))
  assert.equal([hours.length, sun.length, notes], [168, 7, []])
  const { conditions, ...hour } = hours[12] ?? {}
  assert.equal(hour, {
    at: Date.parse('2026-08-18T11:00:00Z'),
    celsius: 17.4,
    chanceOfRain: 5,
    windSpeedMph: 9.4,
    windGustMph: 20.6,
    windFromDegrees: 225,
    isDay: true,
  })
  assert.is(conditions?.day.hour, 'Sunny Intervals')
  assert.equal(sun[1], {
    date: '2026-08-19',
    sunrise: Date.parse('2026-08-19T05:01:00Z'),
    sunset: Date.parse('2026-08-19T19:19:00Z'),
    uvIndexMax: 5.6,
  })
})

test('Open-Meteo: rain and gusts come from the next stamp', () => {
  const answer = withHours((index) => ({
    precipitation_probability: index % 100,
    wind_gusts_10m: 10 + (index % 100),
  }))
  const { hours } = read(answer)
  const valuesAt = (index: number) => [hours[index]?.chanceOfRain, hours[index]?.windGustMph]
  assert.equal([0, 14, 166].map(valuesAt), [
    [1, 11],
    [15, 25],
    [67, 77],
  ])
  assert.equal(valuesAt(167), [67, undefined], 'the last hour keeps its own chance')
})

test('Open-Meteo: without the next stamp, an hour keeps its chance', () => {
  const withChances = () => withHours((index) => ({ precipitation_probability: index % 100 }))
  const withHole = withChances()
  for (const values of Object.values(withHole.hourly)) values.splice(15, 5)
  const withNull = withChances()
  withNull.hourly['precipitation_probability']![15] = null
  for (const answer of [withHole, withNull]) {
    const { chanceOfRain } = read(answer).hours[14] ?? {}
    assert.is(chanceOfRain, 14)
  }
})

/** Returns a good answer with other gusts, or with gusts in another unit. */
const withGusts = (values: unknown, unit = 'mp/h') => ({
  ...good,
  hourly_units: { ...good.hourly_units, wind_gusts_10m: unit },
  hourly: { ...good.hourly, wind_gusts_10m: values },
})

/** Optional columns: the same answer, with these changes, still gives every hour. */
const ignorable: [what: string, answer: object, note: RegExp][] = [
  ['without a unit', withoutUnit('wind_gusts_10m'), /hourly_units: missing wind_gusts_10m/],
  [
    'in another unit',
    withGusts(Array(168).fill(9), 'km/h'),
    /hourly_units\.wind_gusts_10m: expected "mp\/h"/,
  ],
  ['null', withGusts(null), /hourly\.wind_gusts_10m: expected a list/],
  ['too short', withGusts([1]), /expected 168 values in hourly\.wind_gusts_10m, found 1/],
  ['impossible', withGusts(Array(168).fill(301)), /wind_gusts_10m\[0\]: expected at most 150/],
]

test('Open-Meteo: an invalid optional column is ignored', () => {
  for (const [what, answer, note] of ignorable) {
    const { hours, notes } = read(answer)
    assert.equal([hours.length, hours[0]?.windGustMph], [168, undefined], what)
    assert.match(notes.join('\n'), /^ignored: Open-Meteo: [^\n]*$/, what)
    assert.match(notes[0] ?? '', note)
  }
})

test('Open-Meteo: gusts and UV may be missing', () => {
  const { wind_gusts_10m: _gusts, ...hourly } = good.hourly
  const { uv_index_max: _uv, ...daily } = good.daily
  const unknown = openMeteoAnswer('2026-08-18', {
    hourAt: () => ({ wind_gusts_10m: null }),
    sunAt: () => ({ uv_index_max: null }),
  })
  // A variable that no model has comes with this unit.
  unknown.hourly_units = { ...unknown.hourly_units, wind_gusts_10m: 'undefined' }
  for (const answer of [{ ...good, hourly, daily }, unknown]) {
    const { hours, sun, notes } = read(answer)
    assert.equal([hours.length, hours[0]?.windGustMph, notes], [168, undefined, []])
    assert.is(sun[0]?.uvIndexMax, undefined)
  }
})

test('Open-Meteo: a further column may be anything', () => {
  assert.equal(read({ ...good, hourly: { ...good.hourly, further: null } }), read(good))
})

test('Open-Meteo: gives each date once across a clock change', () => {
  assert.equal(
    read(openMeteoAnswer('2026-10-22')).sun.map(({ date }) => date.slice(8)),
    ['22', '23', '24', '25', '26', '27', '28'],
  )
})

test('Open-Meteo: leaves out hours without a required value', () => {
  const changes: Record<number, object> = { 40: { temperature_2m: null }, 41: { wind_speed_10m: null } }
  const answer = withHours((index) => changes[index] ?? {})
  const { hours, notes } = read(answer)
  assert.is(hours.length, 166)
  assert.equal(notes, ['left out: 2 of 168 hours, without temperature_2m, wind_speed_10m'])
})

test('Open-Meteo: counts hours that the response lacks', () => {
  const answer = openMeteoAnswer('2026-08-18')
  for (const values of Object.values(answer.hourly)) values.splice(60, 5)
  const { hours, notes } = read(answer)
  assert.is(hours.length, 163)
  assert.equal(notes, ['left out: 5 of 168 hours, which the response lacks'])
})

test('Open-Meteo: keeps hours whose weather is unknown', () => {
  const changes: Record<number, object> = {
    40: { weather_code: 42 },
    41: { weather_code: null, wind_direction_10m: null },
  }
  const answer = withHours((index) => changes[index] ?? {})
  const { hours, notes } = read(answer)
  assert.is(hours.length, 168)
  assert.equal(
    [hours[40]?.conditions, hours[41]?.conditions, hours[40]?.windFromDegrees, hours[41]?.windFromDegrees],
    [undefined, undefined, 225, undefined],
  )
  assert.equal(notes, [
    'no icon for 2 of 168 hours: Open-Meteo gives a weather_code without a meaning (42, none)',
  ])
})

test('Open-Meteo: unknown daylight follows from sunrise and sunset', () => {
  const answer = withHours((index) => (index < 24 ? { is_day: null } : {}))
  assert.equal(
    read(answer).hours.map(({ isDay }) => isDay),
    read(good).hours.map(({ isDay }) => isDay),
  )
})

test('Open-Meteo: rejects daylight that contradicts the sun', () => {
  const { is_day: days = [] } = good.hourly
  const shifted = (hours: number) => withHours((index) => ({ is_day: days[(index + hours) % days.length] }))
  assert.is(problemWith(shifted(0)), '')
  for (const hours of [3, 12])
    assert.match(
      problemWith(shifted(hours)),
      'hourly.is_day contradicts daily.sunrise and daily.sunset at 2026-08-18',
    )
})

test('Open-Meteo: a sunrise of null or 0 is unknown', () => {
  for (const sunrise of [null, 0]) {
    const { sun } = read(
      openMeteoAnswer('2026-08-18', { sunAt: (index) => (index === 2 ? { sunrise } : {}) }),
    )
    assert.equal(
      sun.map((day) => day.sunrise !== undefined),
      [true, true, false, true, true, true, true],
    )
  }
})

test('Open-Meteo: rejects sunrise and sunset swapped', () => {
  const { daily, ...rest } = openMeteoAnswer('2026-08-18')
  const swapped = { ...daily, sunrise: daily['sunset'], sunset: daily['sunrise'] }
  assert.match(
    problemOf(() => read({ ...rest, daily: swapped })),
    /^Open-Meteo: daily\.sunset before daily\.sunrise on every day; are they swapped\?$/,
  )
})

test('Open-Meteo: a sunset before sunrise is unknown', () => {
  const answer = openMeteoAnswer('2026-08-18', {
    sunAt: (index) => (index === 2 ? { sunset: Date.parse('2026-08-20T03:00:00Z') / 1000 } : {}),
  })
  const { sun } = read(answer)
  assert.equal(
    sun.slice(1, 4).map(({ sunrise, sunset }) => [sunrise === undefined, sunset === undefined]),
    [
      [false, false],
      [true, true],
      [false, false],
    ],
  )
})

test('Open-Meteo: accepts a place up to half a degree away', () => {
  assert.is(problemWith({ ...good, latitude: 51.1407, longitude: -2.4436 }), '')
  assert.match(problemWith({ ...good, latitude: 51.1409 }), 'latitude more than 0.5°')
  assert.match(problemWith({ ...good, longitude: -2.4438 }), 'longitude more than 0.5°')
})

test('Open-Meteo: rejects a wind direction beyond 360°', () => {
  const answer = withHours(() => ({ wind_direction_10m: 361 }))
  assert.match(problemWith(answer), 'hourly.wind_direction_10m[0]: expected at most 360')
})

test('Open-Meteo: rejects any depth of lists', () => {
  const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))
  assert.is(problemWith(deep), 'Open-Meteo: expected an object (found a list of 1)')
  const hourly = { ...good.hourly, temperature_2m: deep }
  assert.match(
    problemWith({ ...good, hourly }),
    /^Open-Meteo: hourly\.temperature_2m\S* expected a number or null/,
  )
})

function withoutUnit(column: string) {
  const { [column]: _, ...hourly_units } = good.hourly_units
  return { ...good, hourly_units }
}

/** Any response with a documented shape, and the instant at which it is read. */
const anyAnswer = (() => {
  const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 40 })
  const hour = fc.record({
    temperature_2m: orNull(fc.integer({ min: -150, max: 380 }).map((tenths) => tenths / 10)),
    precipitation_probability: orNull(fc.integer({ min: 0, max: 100 })),
    wind_speed_10m: orNull(fc.integer({ min: 0, max: 700 }).map((tenths) => tenths / 10)),
    wind_direction_10m: orNull(fc.integer({ min: 0, max: 360 })),
    weather_code: fc.constantFrom(0, 1, 2, 3, 45, 51, 61, 65, 73, 80, 82, 86, 95, 99, 42, null),
  })
  return fc.record({
    // Some of the weeks include a clock change.
    date: fc.constantFrom('2026-08-18', '2026-10-20', '2026-10-24', '2026-10-25', '2026-03-25', '2026-03-29'),
    days: fc.constantFrom(0, 1, 3, 7, 7, 7, 16),
    hours: fc.array(hour, { minLength: 5, maxLength: 60 }),
    withoutSun: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 2 }),
    cut: fc.integer({ min: 0, max: 30 }),
    minutes: fc.integer({ min: 0, max: 2 * 24 * 60 }),
  })
})()

test('Open-Meteo: any response gives a good file or an error', async () => {
  const camp = { eventColours: {}, position }
  let goodCount = 0
  await fuzz({ what: 'Open-Meteo responses', files: 40 }, anyAnswer, (given) => {
    const midnight = campInstant(given.date, '00:00')
    const answer = openMeteoAnswer(given.date, {
      days: given.days,
      offsetSeconds: (Date.parse(given.date) - midnight) / 1000,
      hourAt: (_, index) => given.hours[index % given.hours.length] ?? {},
      sunAt: (index) => (given.withoutSun.includes(index) ? { sunrise: null } : {}),
    })
    // Removes hours entirely, instead of only their values.
    for (const values of Object.values(answer.hourly)) values.splice(50, given.cut)
    const now = midnight + given.minutes * msPerMinute
    if (problemOf(() => makeForecast(read(answer), now))) return
    goodCount++
    const { content } = makeForecast(read(answer), now)
    assert.is(parseProblem(parsers.weather, content), undefined)
    const { warnings } = inspectFile('weather', Buffer.from(JSON.stringify(content)), now, camp)
    // The response itself can cause these warnings: it may repeat a day's hours, lack hours or sunrises, or have more wind than gusts.
    const causes =
      'day-missing ended begins-late gusts-below-wind hour-missing hours-copied hours-zero sun-time temperature-jump weather-code wind-direction windGustMph-jump windSpeedMph-jump'.split(
        ' ',
      )
    assert.equal(
      warnings.filter(({ kind }) => !causes.includes(kind)),
      [],
    )
    const clocks = answer.hourly['time']
      ?.filter((seconds) => Number(seconds) * 1000 > now - msPerHour)
      .map((seconds) => londonClock(Number(seconds) * 1000).time)
    let next = 0
    for (const { time } of content.data.flatMap(({ hours }) => hours)) {
      next = (clocks?.indexOf(time, next) ?? -1) + 1
      assert.ok(next, `${time} is not in the answer`)
    }
    assert.equal(makeForecast(read(answer), now, content).content, content, 'a second run changes nothing')
  })
  assert.ok(goodCount > 25, `${goodCount} good`)
})
