import * as fc from 'fast-check'
import { checks } from 'strandline:checks'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { inspectFile } from '../../../../../tools/data/check/inspect-file'
import { daySentence, summariseDay } from '../../../../../tools/data/make/summarise-day'
import { makeForecast } from '../../../../../tools/data/make/make-forecast'
import {
  openMeteoUrl,
  readOpenMeteo,
  type KnownHour,
} from '../../../../../tools/data/make/sources/open-meteo'
import { BadAnswer } from '../../../../../tools/data/make/sources/source-errors'
import { campInstant } from '../../../../../src/lib/camp-time'
import type { WeatherFile } from '../../../../../src/schemas'
import { openMeteoAnswer } from '../../../../support/open-meteo'
import { fuzz } from '../../../../support/fuzz'
import { londonClock } from '../../../../support/london'

const hourMs = 3_600_000
const camp = { eventColours: {}, position: { latitude: 50.64, longitude: -1.94 } }

const make = (answer: unknown, now: string | number, old?: WeatherFile) =>
  makeForecast(readOpenMeteo(answer), typeof now === 'number' ? now : Date.parse(now), old)

/** Each day's date, with its first and last hour and their number. */
const shapeOf = ({ data }: WeatherFile) =>
  data.map(({ date, hours }) => `${date} ${hours[0]!.time} to ${hours.at(-1)!.time}, ${hours.length}`)

const refusal = (answer: unknown, now = '2026-08-18T12:20:00Z'): string => {
  try {
    make(answer, now)
  } catch (error) {
    assert.instance(error, BadAnswer)
    return (error as Error).message
  }
  return 'not refused'
}

test('Forecast: five days from 06:00 to 05:00, the first from the next full hour', () => {
  const answer = openMeteoAnswer('2026-08-18')
  const others = ['19', '20', '21', '22'].map((day) => `2026-08-${day} 06:00 to 05:00, 24`)
  assert.equal(shapeOf(make(answer, '2026-08-18T12:20:00Z')), ['2026-08-18 14:00 to 05:00, 16', ...others])
  assert.equal(shapeOf(make(answer, '2026-08-18T13:00:00Z')), ['2026-08-18 15:00 to 05:00, 15', ...others])
  assert.is(shapeOf(make(answer, '2026-08-18T22:59:00Z'))[0], '2026-08-18 00:00 to 05:00, 6')
})

test('Forecast: the night belongs to yesterday, until its last hour has begun', () => {
  const answer = openMeteoAnswer('2026-08-19', { hourAt: () => ({ weather_code: 0, wind_speed_10m: 3 }) })
  const file = make(answer, '2026-08-19T01:10:00Z')
  assert.equal(shapeOf(file).slice(0, 2), ['2026-08-18 03:00 to 05:00, 3', '2026-08-19 06:00 to 05:00, 24'])
  assert.equal(file.data[0]!.summary, {
    description: 'A clear sky and light winds',
    weatherType: 0,
    maximumTemperature: 17,
    minimumTemperature: 17,
    sunrise: '05:59',
    sunset: '20:01',
  })
  assert.is(shapeOf(make(answer, '2026-08-19T04:05:00Z'))[0], '2026-08-19 06:00 to 05:00, 24')
})

test("Forecast: in the night the old file's maximum and minimum of yesterday stay", () => {
  const before = make(
    openMeteoAnswer('2026-08-18', {
      hourAt: (_, index) => ({ temperature_2m: index === 15 ? 24.6 : index === 6 ? 8.2 : 15 }),
    }),
    '2026-08-18T18:00:00Z',
  )
  const after = make(openMeteoAnswer('2026-08-19'), '2026-08-19T01:10:00Z', before)
  const { maximumTemperature, minimumTemperature } = after.data[0]!.summary
  assert.equal([after.data[0]!.date, maximumTemperature, minimumTemperature], ['2026-08-18', 25, 8])
})

test('Forecast: a newer one has its own maximum and minimum of a day, whatever was published before', () => {
  const forecastOf = (temperature_2m: number) =>
    openMeteoAnswer('2026-08-18', { hourAt: () => ({ temperature_2m }) })
  const before = make(forecastOf(24), '2026-08-18T06:00:00Z')
  const after = make(forecastOf(19), '2026-08-18T09:00:00Z', before)
  for (const { date, summary } of after.data) {
    assert.equal([summary.maximumTemperature, summary.minimumTemperature], [19, 19], date)
  }
})

test('Forecast: whole degrees, miles per hour and percent, 16 points, the time at the camp', () => {
  const answer = openMeteoAnswer('2026-01-10', {
    offsetSeconds: 0,
    hourAt: () => ({
      temperature_2m: -0.4,
      wind_speed_10m: 24.5,
      wind_direction_10m: 348.75,
      precipitation_probability: 33,
      weather_code: 71,
    }),
  })
  const file = make(answer, '2026-01-10T08:30:00Z')
  assert.equal(file.data[0]!.hours[0], {
    time: '09:00',
    temperature: 0,
    chanceOfRain: 33,
    windSpeedMph: 25,
    windDirection: 'N',
    weatherType: 24,
    weatherTypeDescription: 'Light Snow',
  })
  assert.is(file.data[0]!.summary.description, 'Strong winds and light snow')
})

test('Forecast: a day over the end of summer time has 25 hours, one over its beginning 23', () => {
  const autumn = make(openMeteoAnswer('2026-10-22'), '2026-10-22T12:20:00Z')
  assert.is(shapeOf(autumn)[2], '2026-10-24 06:00 to 05:00, 25')
  assert.equal(autumn.data[2]!.hours.map(({ time }) => time).slice(18, 22), [
    '00:00',
    '01:00',
    '01:00',
    '02:00',
  ])
  assert.is(shapeOf(autumn)[4], '2026-10-26 06:00 to 05:00, 24')
  assert.equal(
    autumn.data.map(({ summary: { sunrise } }) => sunrise),
    ['06:00', '06:01', '06:02', '05:03', '05:04'],
  )
  const spring = make(openMeteoAnswer('2026-03-26', { offsetSeconds: 0 }), '2026-03-26T12:20:00Z')
  assert.is(shapeOf(spring)[2], '2026-03-28 06:00 to 05:00, 23')
  assert.not.ok(spring.data[2]!.hours.some(({ time }) => time === '01:00'))
  // Temperatures by the hour of UTC: each must stand at the clock's hour.
  const marked = make(
    openMeteoAnswer('2026-10-22', { hourAt: (at) => ({ temperature_2m: (at / 3600) % 24 }) }),
    '2026-10-22T12:20:00Z',
  )
  const summerDay = marked.data[1]!.hours.map(({ time, temperature }) => [time.slice(0, 2), temperature])
  const winterDay = marked.data[3]!.hours.map(({ time, temperature }) => [time.slice(0, 2), temperature])
  assert.equal(summerDay[6], ['12', 11])
  assert.equal(winterDay[6], ['12', 12])
})

test('Forecast: an hour of which something is missing, or whose code nobody knows, is left out and counted', () => {
  const answer = openMeteoAnswer('2026-08-18', {
    hourAt: (_, index) =>
      index === 40 ? { temperature_2m: null } : index === 41 ? { weather_code: 42 } : {},
  })
  const forecast = readOpenMeteo(answer)
  assert.equal(forecast.leftOut, [
    '1 of 168 hours, of which something is missing',
    '1 of 168 hours, with codes that are not documented: 42',
  ])
  const times = make(answer, '2026-08-18T12:20:00Z').data[1]!.hours.map(({ time }) => time)
  assert.is(times.length, 22)
  assert.not.ok(times.includes('16:00') || times.includes('17:00'))
})

test('Forecast: a day without a maximum is no day; one that was published before stays', () => {
  const nulls = { dayAt: (index: number) => (index === 3 ? { temperature_2m_max: null } : {}) }
  const answer = openMeteoAnswer('2026-08-18', nulls)
  const dates = ({ data }: WeatherFile) => data.map(({ date }) => date.slice(8)).join()
  assert.is(dates(make(answer, '2026-08-18T12:20:00Z')), '18,19,20,22')
  const old = make(openMeteoAnswer('2026-08-18'), '2026-08-18T11:20:00Z')
  const merged = make(answer, '2026-08-18T12:20:00Z', old)
  assert.is(dates(merged), '18,19,20,21,22')
  assert.equal(merged.data[3], old.data[3])
})

test('Forecast: of a day that stays only the hours to come do', () => {
  const old = make(openMeteoAnswer('2026-08-18'), '2026-08-18T11:20:00Z')
  const answer = openMeteoAnswer('2026-08-18', {
    dayAt: (index) => (index === 0 ? { temperature_2m_max: null } : {}),
  })
  const merged = make(answer, '2026-08-18T19:20:00Z', old)
  assert.is(shapeOf(merged)[0], '2026-08-18 21:00 to 05:00, 9')
})

test('Forecast: what is no forecast is refused, and the refusal says what is wrong', () => {
  const good = openMeteoAnswer('2026-08-18')
  const reason = 'Daily API request limit exceeded. Please try again tomorrow.'
  assert.match(refusal({ error: true, reason }), reason)
  for (const answer of [null, [], 'x', 7, {}, { ...good, hourly: undefined }, { ...good, daily: [] }]) {
    assert.match(refusal(answer), /not what was asked for/)
  }
  const units = { ...good, hourly_units: { ...good.hourly_units, temperature_2m: '°F' } }
  assert.match(refusal(units), /unit of hourly\.temperature_2m is "°F", and not "°C"/)
  const iso = { ...good, daily_units: { ...good.daily_units, time: 'iso8601' } }
  assert.match(refusal(iso), /unit of daily\.time is "iso8601"/)
  const short = { ...good, hourly: { ...good.hourly, is_day: [1, 0] } }
  assert.match(refusal(short), /hourly\.is_day has 2 values, and hourly\.time 168/)
  const text = { ...good, hourly: { ...good.hourly, temperature_2m: Array(168).fill('17') } }
  assert.match(refusal(text), /hourly\.temperature_2m\[0\] is "17"/)
  const hot = openMeteoAnswer('2026-08-18', { hourAt: () => ({ temperature_2m: 63 }) })
  assert.match(refusal(hot), /temperature_2m\[0\] is 63/)
  const times = good.hourly['time'] as number[]
  const mixed = { ...good, hourly: { ...good.hourly, time: times.toReversed() } }
  assert.match(refusal(mixed), /hourly\.time\[1\]/)
})

test('Forecast: an answer of the past, or with nothing in it, gives no file', () => {
  assert.match(refusal(openMeteoAnswer('2026-07-01')), /no whole day from 2026-08-18 on/)
  assert.match(refusal(openMeteoAnswer('2026-08-18', { days: 0 })), /no whole day/)
  const empty = openMeteoAnswer('2026-08-18', { hourAt: () => ({ precipitation_probability: null }) })
  assert.match(refusal(empty), /no whole day/)
})

const knownHour = (at: number, changes: Partial<KnownHour> = {}): KnownHour => ({
  at,
  celsius: 15,
  chanceOfRain: 0,
  windSpeedMph: 5,
  windFrom: 0,
  wmoCode: 2,
  isDay: true,
  ...changes,
})
const day = (change: (hour: number) => Partial<KnownHour>) =>
  Array.from({ length: 24 }, (_, index) =>
    knownHour(campInstant('2026-08-18', '06:00') + index * hourMs, change((index + 6) % 24)),
  )

test("Summary: the day's code is the most frequent one from 06:00 to 20:00, of equals the higher", () => {
  const rainy = day((hour) => ({ wmoCode: hour >= 10 && hour <= 12 ? 61 : hour > 20 || hour < 6 ? 65 : 3 }))
  assert.equal(summariseDay(rainy), { description: 'Thick cloud and light winds', weatherType: 8 })
  const even = day((hour) => ({ wmoCode: hour === 13 ? 0 : hour > 12 ? 61 : 3 }))
  assert.is(summariseDay(even).weatherType, 12)
  // Rain (63) and light showers (80) have one code; the words are of the more frequent.
  const wet = day((hour) => ({ wmoCode: hour < 10 ? 63 : 80 }))
  assert.equal(summariseDay(wet), { description: 'Light rain showers and light winds', weatherType: 10 })
})

test('Summary: a day that begins in the dark is a day all the same; what is left of a night is none', () => {
  const winter = day((hour) => ({ wmoCode: 0, isDay: hour > 8 && hour < 16 }))
  assert.is(summariseDay(winter).weatherType, 1)
  assert.equal(summariseDay(winter.slice(13)), { description: 'A clear sky and light winds', weatherType: 0 })
})

test('Summary: the wind has the word of its strongest hour from 06:00 to 21:00', () => {
  assert.equal(
    [0, 7, 8, 12, 13, 18, 19, 24].map((mph) => daySentence('Sunny', mph)),
    [
      ...Array(2).fill('Sunny and light winds'),
      ...Array(2).fill('Sunny and a gentle breeze'),
      ...Array(2).fill('Sunny and a moderate breeze'),
      ...Array(2).fill('Sunny and a fresh breeze'),
    ],
  )
  assert.is(daySentence('Sunny intervals', 25), 'Strong winds and sunny intervals')
  assert.is(daySentence('Light rain', 40), 'Strong winds and rain')
  const windy = day((hour) => ({ windSpeedMph: hour === 21 ? 18.5 : hour === 22 ? 40 : 3 }))
  assert.is(summariseDay(windy).description, 'Sunny intervals and a fresh breeze')
})

test('Forecast: the request asks for the camp, in the units of the app, for seven days of seconds', () => {
  const { origin, pathname, searchParams } = new URL(
    openMeteoUrl('https://source.example', { latitude: 50.6408, longitude: -1.9437 }),
  )
  assert.is(origin + pathname, 'https://source.example/v1/forecast')
  assert.equal(Object.fromEntries(searchParams), {
    latitude: '50.6408',
    longitude: '-1.9437',
    hourly: 'temperature_2m,precipitation_probability,wind_speed_10m,wind_direction_10m,weather_code,is_day',
    daily: 'weather_code,temperature_2m_max,temperature_2m_min,sunrise,sunset',
    wind_speed_unit: 'mph',
    timezone: 'Europe/London',
    timeformat: 'unixtime',
    forecast_days: '7',
  })
})

/** Any answer of the documented shapes, and the instant at which it is read. */
const anyAnswer = (() => {
  const wmoCode = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(0, 1, 2, 3, 45, 51, 61, 65, 73, 80, 82, 86, 95, 99) },
    { weight: 1, arbitrary: fc.constantFrom(4, 42, 100, null) },
  )
  const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 40 })
  const hour = fc.record({
    temperature_2m: orNull(fc.integer({ min: -150, max: 380 }).map((tenths) => tenths / 10)),
    precipitation_probability: orNull(fc.integer({ min: 0, max: 100 })),
    wind_speed_10m: orNull(fc.integer({ min: 0, max: 700 }).map((tenths) => tenths / 10)),
    wind_direction_10m: orNull(fc.integer({ min: 0, max: 360 })),
    weather_code: wmoCode,
  })
  return fc.record({
    // Among them the weeks of both clock changes.
    date: fc.constantFrom('2026-08-18', '2026-10-20', '2026-10-24', '2026-10-25', '2026-03-25', '2026-03-29'),
    days: fc.constantFrom(0, 1, 3, 7, 7, 7, 16),
    hours: fc.array(hour, { minLength: 5, maxLength: 60 }),
    withoutMaximum: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 2 }),
    cut: fc.integer({ min: 0, max: 30 }),
    wrong: fc.constantFrom('', '', '', '', '', '', 'error', 'unit', 'missing'),
    minutes: fc.integer({ min: 0, max: 2 * 24 * 60 }),
  })
})()

test('Forecast: any answer of the documented shapes gives a good file or a clear refusal', async () => {
  let goodCount = 0
  let refusedCount = 0
  await fuzz({ what: 'answers of Open-Meteo', files: 400 }, anyAnswer, (given) => {
    const midnight = campInstant(given.date, '00:00')
    const answer = openMeteoAnswer(given.date, {
      days: given.days,
      offsetSeconds: (Date.parse(given.date) - midnight) / 1000,
      hourAt: (_, index) => given.hours[index % given.hours.length]!,
      dayAt: (index) => (given.withoutMaximum.includes(index) ? { temperature_2m_max: null } : {}),
    })
    // Hours that are left out altogether, and not only without values.
    for (const values of Object.values(answer.hourly)) (values as unknown[]).splice(50, given.cut)
    if (given.wrong === 'error')
      Object.assign(answer, { error: true, reason: 'Too many concurrent requests' })
    if (given.wrong === 'unit') answer.hourly_units['wind_speed_10m'] = 'km/h'
    if (given.wrong === 'missing') delete answer.hourly['is_day']
    const now = midnight + given.minutes * 60_000
    let file: WeatherFile
    try {
      file = make(answer, now)
    } catch (error) {
      assert.instance(error, BadAnswer, String(error))
      assert.ok((error as Error).message.length > 20)
      refusedCount++
      return
    }
    goodCount++
    assert.is(checks.weather(file), undefined)
    const bytes = new TextEncoder().encode(JSON.stringify(file))
    const { errors, warnings } = inspectFile('weather', bytes, now, camp)
    assert.equal(errors, [])
    // Nothing can be done about days that the answer lacks. One that ends with this night has only yesterday's day.
    const endsWithThisNight = file.data.every(({ date }) => date < londonClock(now).date)
    const gaps = endsWithThisNight ? ['ended'] : ['day-missing', 'hours-copied', 'begins-late']
    assert.equal(
      warnings.filter(({ kind }) => !gaps.includes(kind)),
      [],
    )
    // Every hour that is published is one of the answer, at its clock.
    const stamps = (answer.hourly['time'] as number[]).filter((seconds) => seconds * 1000 > now)
    const clocks = stamps.map((seconds) => londonClock(seconds * 1000).time)
    const published = file.data.flatMap(({ hours }) => hours.map(({ time }) => time))
    let next = 0
    for (const time of published) {
      next = clocks.indexOf(time, next) + 1
      assert.ok(next, `${time} is not in the answer`)
    }
    assert.equal(make(answer, now, file), file, 'a second time, beside its own file')
  })
  assert.ok(goodCount > refusedCount && refusedCount > 20, `${goodCount} good, ${refusedCount} refused`)
})

test.run()
