import * as fc from 'fast-check'
import { parsers } from 'strandline:parsers'
import { assert, test } from '#test'
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
    forecast_days: '7',
  })
})

test('Open-Meteo: reads hours, sunrise and sunset', () => {
  const { from, hours, sun, leftOut } = read(good)
  assert.is(from, Date.parse('2026-08-17T23:00:00Z'))
  assert.equal([hours.length, sun.length, leftOut], [168, 7, []])
  const { sky, optional, ...hour } = hours[12] ?? {}
  assert.equal(hour, {
    at: Date.parse('2026-08-18T11:00:00Z'),
    celsius: 17.4,
    chanceOfRain: 5,
    windSpeedMph: 9.4,
    windFromDegrees: 225,
    isDay: true,
  })
  assert.is(optional?.windGustMph, 20.6)
  assert.is(sky?.day.hour, 'Sunny Intervals')
  const { optional: optionalOfDay, ...day } = sun[1] ?? {}
  assert.equal(day, {
    date: '2026-08-19',
    sunrise: Date.parse('2026-08-19T05:01:00Z'),
    sunset: Date.parse('2026-08-19T18:59:00Z'),
  })
  assert.is(optionalOfDay?.uvIndexMax, 5.6)
})

test('Open-Meteo: gusts and UV may be missing', () => {
  const { wind_gusts_10m: _gusts, ...hourly } = good.hourly
  const { uv_index_max: _uv, ...daily } = good.daily
  const unknown = openMeteoAnswer('2026-08-18', {
    hourAt: () => ({ wind_gusts_10m: null }),
    sunAt: () => ({ uv_index_max: null }),
  })
  for (const answer of [{ ...good, hourly, daily }, unknown]) {
    const { hours, sun } = read(answer)
    assert.equal(
      [hours.length, hours[0]?.optional?.windGustMph, sun[0]?.optional?.uvIndexMax],
      [168, undefined, undefined],
    )
  }
})

test('Open-Meteo: gives each date once across a clock change', () => {
  assert.equal(
    read(openMeteoAnswer('2026-10-22')).sun.map(({ date }) => date.slice(8)),
    ['22', '23', '24', '25', '26', '27', '28'],
  )
})

test('Open-Meteo: leaves out hours with gaps or unknown codes', () => {
  const answer = openMeteoAnswer('2026-08-18', {
    hourAt: (_, index) =>
      index === 40 ? { temperature_2m: null } : index === 41 ? { weather_code: 42 } : {},
  })
  const { hours, leftOut } = read(answer)
  assert.is(hours.length, 166)
  assert.equal(leftOut, ['1 of 168 hours with values missing', '1 of 168 hours with unknown codes (42)'])
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

test('Open-Meteo: rejects errors, wrong places, units and times', () => {
  const { hourly, hourly_units, daily_units } = good
  const reason = 'Daily API request limit exceeded. Please try again tomorrow.'
  const rejected: [answer: unknown, problem: RegExp][] = [
    [{ error: true, reason }, /^Open-Meteo: error "Daily API request limit exceeded/],
    [null, /^Open-Meteo: must be object \(found null\)/],
    [[], /must be object/],
    [{ ...good, hourly: undefined }, /hourly must be object/],
    [{ ...good, daily: 7 }, /daily must be object \(found 7\)/],
    [{ ...good, latitude: 52.5 }, /latitude more than 0\.5° from the camp's 50\.6408 \(52\.5\)/],
    [{ ...good, longitude: -1.4436 }, /longitude more than .*\(-1\.4436\)/],
    [{ ...good, longitude: undefined }, /longitude must be number/],
    [
      { ...good, hourly_units: { ...hourly_units, temperature_2m: '°F' } },
      /hourly_units\.temperature_2m must be "°C" \(found "°F"\)/,
    ],
    [{ ...good, daily_units: { ...daily_units, time: 'iso8601' } }, /daily_units\.time must be/],
    [{ ...good, hourly: { ...hourly, is_day: [1, 0] } }, /expected 168 values in hourly\.is_day, found 2/],
    [{ ...good, hourly: { ...hourly, is_day: null } }, /hourly\.is_day must be array/],
    [
      { ...good, hourly: { ...hourly, temperature_2m: Array(168).fill('17') } },
      /hourly\.temperature_2m\[0\] must be .* \(found "17"\)/,
    ],
    [
      openMeteoAnswer('2026-08-18', { hourAt: () => ({ temperature_2m: 63 }) }),
      /temperature_2m\[0\] must be <= 60 \(found 63\)/,
    ],
    [{ ...good, hourly: { ...hourly, time: hourly['time']?.toReversed() } }, /invalid hourly\.time\[1\]/],
    [
      { ...good, hourly: { ...hourly, time: hourly['time']?.map((time) => Number(time) + 60) } },
      /expected full hours in hourly\.time/,
    ],
  ]
  for (const [answer, problem] of rejected) assert.match(problemWith(answer), problem)
  assert.is(problemWith({ ...good, latitude: 51.1407, longitude: -2.4436 }), '')
})

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
  await fuzz({ what: 'Open-Meteo responses', files: 200 }, anyAnswer, (given) => {
    const midnight = campInstant(given.date, '00:00')
    const answer = openMeteoAnswer(given.date, {
      days: given.days,
      offsetSeconds: (Date.parse(given.date) - midnight) / 1000,
      hourAt: (_, index) => given.hours[index % given.hours.length] ?? {},
      sunAt: (index) => (given.withoutSun.includes(index) ? { sunrise: null } : {}),
    })
    // Removes hours entirely, instead of only their values.
    for (const values of Object.values(answer.hourly)) values.splice(50, given.cut)
    const now = midnight + given.minutes * 60_000
    if (problemOf(() => makeForecast(read(answer), now))) return
    goodCount++
    const { content } = makeForecast(read(answer), now)
    assert.is(parseProblem(parsers.weather, content), undefined)
    const { warnings } = inspectFile('weather', Buffer.from(JSON.stringify(content)), now, camp)
    // The response itself can cause these warnings: it may repeat a day's hours, or lack hours or sunrises.
    const causes = ['day-missing', 'ended', 'begins-late', 'hours-copied', 'sunset-before-sunrise']
    assert.equal(
      warnings.filter(({ kind }) => !causes.includes(kind)),
      [],
    )
    const clocks = answer.hourly['time']
      ?.filter((seconds) => Number(seconds) * 1000 > now)
      .map((seconds) => londonClock(Number(seconds) * 1000).time)
    let next = 0
    for (const { time } of content.data.flatMap(({ hours }) => hours)) {
      next = (clocks?.indexOf(time, next) ?? -1) + 1
      assert.ok(next, `${time} is not in the answer`)
    }
    assert.equal(makeForecast(read(answer), now, content).content, content, 'a second run changes nothing')
  })
  assert.ok(goodCount > 75, `${goodCount} good`)
})
