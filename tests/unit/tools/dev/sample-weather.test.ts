import { checks } from 'strandline:checks'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sampleFile } from '../../../../tools/dev/sample-camp'
import { addDays } from '../../../../src/lib/camp-time'
import { windBearing } from '../../../../src/lib/wind'
import type { ForecastDay, WeatherFile } from '../../../../src/schemas'
import { londonClock, sampleInstants } from '../../../support/london'

const instants = sampleInstants()
const weatherAt = (now: number) => sampleFile('weather', now) as WeatherFile
const timesOf = (day: ForecastDay | undefined) => (day?.hours ?? []).map(({ time }) => time)

/** The forecast's hours of a date: 06:00 to 05:00 of the next, where the clocks may change in the night. */
const fullDay = (date: string): string[] => {
  const times: string[] = []
  for (let instant = Date.parse(date); times.length < 30; instant += 3_600_000) {
    const clock = londonClock(instant)
    if (clock.date > date && clock.time >= '06:00') return times
    if (clock.date > date || (clock.date === date && clock.time >= '06:00')) times.push(clock.time)
  }
  return times
}

/** What is wrong at any of the instants, the first few of it. */
const problemsOf = (find: (now: number) => string | undefined) =>
  instants
    .map((now) => [now, find(now)] as const)
    .filter(([, problem]) => problem)
    .map(([now, problem]) => `at ${new Date(now).toJSON()}: ${problem}`)
    .slice(0, 5)

test('Sample data: at any time of the year the weather is of the published shape', () => {
  assert.equal(
    problemsOf((now) => checks.weather(weatherAt(now))),
    [],
  )
})

test('Sample data: five days follow one another, the first today, or yesterday before six in the morning', () => {
  const find = (now: number) => {
    const { date, time } = londonClock(now)
    const first = time < '06:00' ? addDays(date, -1) : date
    const expected = [0, 1, 2, 3, 4].map((days) => addDays(first, days)).join()
    const dates = weatherAt(now)
      .data.map(({ date }) => date)
      .join()
    return dates === expected ? undefined : `${dates}, not ${expected}`
  }
  assert.equal(problemsOf(find), [])
})

test('Sample data: every day but the first runs from 06:00 to 05:00, also when the clocks change', () => {
  const find = (now: number) =>
    weatherAt(now)
      .data.slice(1)
      .filter((day) => timesOf(day).join() !== fullDay(day.date).join())
      .map((day) => `${day.date} has ${timesOf(day)}`)[0]
  assert.equal(problemsOf(find), [])
})

test('Sample data: the first day has what is left of it, from the next full hour on', () => {
  const find = (now: number) => {
    const times = timesOf(weatherAt(now).data[0])
    const nextHour = (Math.floor(now / 3_600_000) + 1) * 3_600_000
    const { time, date } = londonClock(now)
    const isLastHour = time >= '05:00' && time < '06:00'
    const expected = isLastHour ? undefined : londonClock(nextHour).time
    if (times[0] !== expected) return `${date} ${time} begins with ${times[0]}, not ${expected}`
    return times.length && times.at(-1) !== '05:00' ? `ends with ${times.at(-1)}` : undefined
  }
  assert.equal(problemsOf(find), [])
})

test('Sample data: winds are of the 16 points, codes of the table, chances of rain from 0 to 100', () => {
  for (const now of instants.slice(0, 100)) {
    for (const { hours } of weatherAt(now).data) {
      for (const { windDirection, weatherType, chanceOfRain } of hours) {
        assert.ok(windBearing(windDirection) !== undefined, windDirection)
        assert.ok(weatherType >= 0 && weatherType <= 47 && Number.isInteger(weatherType), String(weatherType))
        assert.ok(chanceOfRain >= 0 && chanceOfRain <= 100, String(chanceOfRain))
      }
    }
  }
})

test('Sample data: one moment always gives the same weather, another day another', () => {
  const noon = Date.UTC(2026, 7, 22, 12)
  assert.equal(weatherAt(noon), weatherAt(noon))
  assert.not.equal(weatherAt(noon).data[0]?.hours, weatherAt(noon + 86_400_000).data[0]?.hours)
})

test.run()
