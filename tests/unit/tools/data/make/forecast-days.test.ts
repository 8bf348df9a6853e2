import { assert, test } from '#test'
import { msPerHour, msPerMinute } from '../../../../../src/lib/durations'
import { makeForecast } from '../../../../../tools/data/make/forecast-days'
import type { SourceForecast } from '../../../../../tools/data/read/source-forecast'
import type { WeatherFile } from '../../../../../src/schemas'
import { problemOf } from '../../../../support/invalid-response'
import { sourceForecast } from '../../../../support/source-forecast'

const make = (forecast: SourceForecast, now: string, old?: WeatherFile) => {
  const { content, notes } = makeForecast(forecast, Date.parse(now), old)
  return { content, days: content.data, notes }
}

/** Returns each day's date, its first and last hour, and the number of hours. */
const shapes = ({ days }: ReturnType<typeof make>) =>
  days.map(
    ({ date, hours }) => `${date.slice(8)} ${hours[0]?.time} to ${hours.at(-1)?.time}, ${hours.length}`,
  )

const extremes = ({ days }: ReturnType<typeof make>, index: number) => [
  days[index]?.summary.maximumTemperature,
  days[index]?.summary.minimumTemperature,
]

const noon = '2026-08-18T12:20:00Z'

test('forecast: has five days, starting with the present hour', () => {
  const forecast = sourceForecast('2026-08-18')
  const others = ['19', '20', '21', '22'].map((day) => `${day} 06:00 to 05:00, 24`)
  assert.equal(shapes(make(forecast, noon)), ['18 13:00 to 05:00, 17', ...others])
  assert.equal(shapes(make(forecast, '2026-08-18T13:00:00Z')), ['18 14:00 to 05:00, 16', ...others])
  assert.is(shapes(make(forecast, '2026-08-18T22:59:59.999Z'))[0], '18 23:00 to 05:00, 7')
})

test('forecast: before 06:00, starts with the day before', () => {
  const forecast = sourceForecast('2026-08-19')
  const made = make(forecast, '2026-08-19T01:10:00Z')
  assert.equal(shapes(made).slice(0, 2), ['18 02:00 to 05:00, 4', '19 06:00 to 05:00, 24'])
  assert.equal(made.days[0]?.summary, {
    description: 'A clear sky and light winds',
    weatherType: 0,
    maximumTemperature: 17,
    minimumTemperature: 17,
    sunrise: '06:10',
    sunset: '20:05',
  })
  assert.equal(made.notes, [])
  assert.is(shapes(make(forecast, '2026-08-19T04:59:00Z'))[0], '18 05:00 to 05:00, 1')
  assert.is(shapes(make(forecast, '2026-08-19T05:00:00Z'))[0], '19 06:00 to 05:00, 24')
})

test('forecast: has whole numbers, compass points and camp times', () => {
  const forecast = sourceForecast('2026-01-10', () => ({
    celsius: -0.4,
    chanceOfRain: 33.3,
    windSpeedMph: 24.5,
    windFromDegrees: 348.75,
  }))
  const [day] = make(forecast, '2026-01-10T08:30:00Z').days
  assert.equal(day?.hours[0], {
    time: '08:00',
    temperature: 0,
    chanceOfRain: 33,
    windSpeedMph: 25,
    windDirection: 'N',
    weatherType: 1,
    weatherTypeDescription: 'Sunny',
  })
  assert.is(day?.summary.description, 'Strong winds and sunny')
})

test('forecast: says when it was made, to the second', () => {
  const { content } = make(sourceForecast('2026-08-18'), '2026-08-18T12:20:07.999Z')
  assert.is(content.madeAt, '2026-08-18T12:20:07Z')
})

test('forecast: hours without weather or direction are kept', () => {
  const unknown = { conditions: undefined, windFromDegrees: undefined }
  const { days } = make(
    sourceForecast('2026-08-18', (_, index) => (index === 24 + 15 ? unknown : index < 48 ? {} : unknown)),
    '2026-08-18T12:20:00Z',
  )
  const { temperature, windDirection, weatherType, weatherTypeDescription } = days[1]?.hours[9] ?? {}
  assert.equal([temperature, windDirection, weatherType, weatherTypeDescription], [17, '', -1, ''])
  assert.equal([days[1]?.summary.weatherType, days[1]?.summary.description], [1, 'Sunny and light winds'])
  assert.equal([days[3]?.summary.weatherType, days[3]?.summary.description], [-1, 'Light winds'])
})

test('forecast: rounds gusts and UV, and omits unknown values', () => {
  const { sun, ...forecast } = sourceForecast('2026-08-18', (_, index) =>
    index % 2 ? { windGustMph: 24.4 } : {},
  )
  const withUv = sun.map((each, index) => (index ? each : { ...each, uvIndexMax: 5.6 }))
  const { days } = make({ ...forecast, sun: withUv }, '2026-08-18T05:30:00Z')
  assert.equal(
    days[0]?.hours.slice(0, 2).map(({ windGustMph }) => windGustMph),
    [undefined, 24],
  )
  assert.equal([days[0]?.summary.uvIndexMax, 'uvIndexMax' in days[1]!.summary], [6, false])
})

test('forecast: extremes include hours that have passed', () => {
  const forecast = sourceForecast('2026-08-18', (_, index) => ({
    celsius: index === 7 ? 8.2 : index === 15 ? 24.6 : 15,
  }))
  const evening = make(forecast, '2026-08-18T18:00:00Z')
  assert.equal(extremes(evening, 0), [25, 8])
  const night = make(sourceForecast('2026-08-19'), '2026-08-19T01:10:00Z', evening.content)
  assert.equal(extremes(night, 0), [25, 8], 'after midnight, includes the extremes in the old file')
  const flawed = structuredClone(evening.content)
  flawed.data[0]!.summary.maximumTemperature = 51
  const without = make(sourceForecast('2026-08-19'), '2026-08-19T01:10:00Z', flawed)
  assert.equal(extremes(without, 0), [17, 17], 'unless they cannot be right')
  const sixToSix = { ...sourceForecast('2026-08-18'), from: Date.parse('2026-08-18T05:00:00Z') }
  assert.equal(extremes(make(sixToSix, '2026-08-18T19:00:00Z', evening.content), 0), [17, 17])
  const newer = make(sourceForecast('2026-08-18'), '2026-08-18T19:00:00Z', evening.content)
  assert.equal(
    extremes(newer, 0),
    [17, 17],
    'a newer forecast that covers the whole day replaces the old extremes',
  )
})

test('forecast: days over a clock change have 25 or 23 hours', () => {
  // Each temperature equals the hour in UTC, to tell apart hours with the same clock time.
  const utcHour = (at: number) => ({ celsius: (at / msPerHour) % 24 })
  const autumn = make(sourceForecast('2026-10-22', utcHour), '2026-10-22T12:20:00Z')
  assert.is(shapes(autumn)[2], '24 06:00 to 05:00, 25')
  assert.equal(
    autumn.days[2]?.hours.slice(18, 22).map(({ time, temperature }) => `${time} ${temperature}`),
    ['00:00 23', '01:00 0', '01:00 1', '02:00 2'],
  )
  assert.is(shapes(autumn)[4], '26 06:00 to 05:00, 24')
  const spring = make(sourceForecast('2026-03-26', utcHour), '2026-03-26T12:20:00Z')
  assert.is(shapes(spring)[2], '28 06:00 to 05:00, 23')
  assert.not.ok(spring.days[2]?.hours.some(({ time }) => time === '01:00'))
})

/** Returns a forecast in which 20 August, a day that begins at 06:00, has only its first `count` hours. */
const withHours = (count: number) =>
  sourceForecast('2026-08-18', (_, index) => (index - 54 < count || index - 54 >= 24 ? {} : undefined))

test('forecast: a day needs three quarters of its hours', () => {
  assert.is(shapes(make(withHours(18), noon))[2], '20 06:00 to 23:00, 18')
  const made = make(withHours(17), noon)
  assert.is(made.days.map(({ date }) => date.slice(8)).join(), '18,19,21,22')
  assert.equal(made.notes, ['left out: 2026-08-20, 17 of 24 hours known'])
  assert.equal(make(withHours(1), noon).notes, ['left out: 2026-08-20, 1 of 24 hours known'])
})

test('forecast: today needs three quarters of its remaining hours', () => {
  // 18 of the day's 24 hours are known, but only 11 of the 17 remaining hours.
  const forecast = sourceForecast('2026-08-18', (_, index) => (index > 23 && index < 30 ? undefined : {}))
  assert.equal(make(forecast, '2026-08-18T12:20:00Z').notes, ['left out: 2026-08-18, 11 of 17 hours known'])
})

test('forecast: keeps a published day if too few hours are known', () => {
  const old = make(sourceForecast('2026-08-18'), '2026-08-18T11:20:00Z').content
  const made = make(withHours(1), noon, old)
  assert.equal(made.days[2], old.data[2])
  assert.equal(made.notes, ['kept from the old file: 2026-08-20, 1 of 24 hours known'])
  assert.is(made.content.madeAt, old.madeAt, 'as old as its oldest day')
  const sameDay = make(sourceForecast('2026-08-20'), '2026-08-20T11:20:00Z').content
  const gaps = sourceForecast('2026-08-20', (_, index) => (index < 7 || index >= 30 ? {} : undefined))
  const evening = make(gaps, '2026-08-20T19:20:00Z', sameDay)
  assert.is(shapes(evening)[0], '20 20:00 to 05:00, 10', 'without the hours that have passed')
  const leftOut = ['left out: 2026-08-20, 1 of 24 hours known']
  const { madeAt: _, ...undated } = old
  assert.equal(make(withHours(1), noon, undated).notes, leftOut)
  assert.equal(make(withHours(1), '2026-08-18T23:20:00Z', old).notes, leftOut, '12 hours later')
})

test('forecast: an old file from the future stops nothing', () => {
  const fromFuture = { ...make(sourceForecast('2026-08-18'), noon).content, madeAt: '2027-08-18T12:00:00Z' }
  assert.equal(make(sourceForecast('2026-08-18'), noon, fromFuture).notes, [])
})

test('forecast: an old answer is as old as its first day', () => {
  const forecast = sourceForecast('2026-08-18')
  assert.is(make(forecast, '2026-08-18T22:59:00Z').content.madeAt, '2026-08-18T22:59:00Z')
  const withoutFirstDay = sourceForecast('2026-08-18', (_, index) => (index < 24 ? undefined : {}))
  const old = make(withoutFirstDay, '2026-08-20T12:20:00Z')
  assert.is(old.content.madeAt, '2026-08-19T00:00:00Z')
  assert.equal(old.notes, ['warning: Made up: an old response, which begins on 2026-08-18; get a new one'])
  const published = make(sourceForecast('2026-08-20'), '2026-08-20T09:20:00Z').content
  assert.is(
    problemOf(() => make(forecast, '2026-08-20T12:20:00Z', published)),
    'Made up: an old response, which begins on 2026-08-18, older than the published forecast; get a new one',
  )
})

test('forecast: drops a published day that must not be published', () => {
  const old = make(sourceForecast('2026-08-18'), '2026-08-18T11:20:00Z').content
  const [hour] = old.data[2]?.hours ?? []
  if (hour) old.data[2]?.hours.push(hour)
  const made = make(withHours(1), noon, old)
  assert.is(made.days.map(({ date }) => date.slice(8)).join(), '18,19,21,22')
  assert.equal(made.notes, [
    "left out: 2026-08-20, 1 of 24 hours known; so is the old file's day (duplicate hour)",
  ])
  const flaws = [{ temperature: 51 }, { chanceOfRain: 140 }, { windGustMph: -5 }]
  for (const flaw of flaws) {
    const flawed = make(sourceForecast('2026-08-18'), '2026-08-18T11:20:00Z').content
    Object.assign(flawed.data[2]!.hours[3]!, flaw)
    const { days } = make(withHours(1), noon, flawed)
    assert.is(days.map(({ date }) => date.slice(8)).join(), '18,19,21,22', JSON.stringify(flaw))
  }
})

test('forecast: derives a missing sunrise from adjacent days', () => {
  const forecast = sourceForecast('2026-08-18')
  for (const [index, day] of forecast.sun.entries()) {
    if (day.sunrise) day.sunrise += index * 2 * msPerMinute
    if (index === 2) day.sunrise = undefined
  }
  const made = make(forecast, noon)
  assert.equal(
    made.days.map(({ summary }) => summary.sunrise),
    ['06:10', '06:12', '06:14', '06:16', '06:18'],
  )
  assert.equal(made.notes, [])
})

test('forecast: leaves out a day if sunset cannot be estimated', () => {
  const forecast = sourceForecast('2026-08-18')
  for (const day of forecast.sun.slice(2)) day.sunset = undefined
  const made = make(forecast, noon)
  assert.is(made.days.map(({ date }) => date.slice(8)).join(), '18,19,20,21')
  assert.equal(made.notes, ['left out: 2026-08-22, sunrise or sunset unknown'])
})

test('forecast: is rejected without a usable day', () => {
  const none = 'no day from 2026-08-18 onwards'
  const rejected: [reason: string, forecast: SourceForecast][] = [
    ['ended on 2026-07-07, before today (2026-08-18); get a new response', sourceForecast('2026-07-01')],
    [`${none} (none of 24 hours known)`, sourceForecast('2026-08-18', () => undefined)],
    [`${none} (sunrise or sunset unknown)`, { ...sourceForecast('2026-08-18'), sun: [] }],
  ]
  for (const [reason, forecast] of rejected) {
    const problem = problemOf(() => make({ ...forecast, notes: ['left out: 5 hours'] }, noon))
    assert.is(problem, `left out: 5 hours\nMade up: ${reason}`)
  }
})
