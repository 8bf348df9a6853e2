import { campDate } from '../../../src/lib/camp-time'
import { msPerHour, msPerMinute } from '../../../src/lib/durations'
import { forecastDate } from '../../../src/lib/hours'
import { datePart } from '../../../src/lib/iso-date'
import type { ForecastDay, ForecastHour, WeatherFile } from '../../../src/schemas'
import type { Suspicion } from './warnings'
import { dayWarnings } from './warnings-days'
import { hourOrderWarnings, hourWarnings, summaryWarnings } from './warnings-hours'

/** The ready-made workflow renews the forecast every 3 hours. */
const oldForecastHours = 24

/** Yields warnings about `weather.json` as of `now` (epoch milliseconds). */
export function* weatherWarnings({ data, madeAt }: WeatherFile, now: number): Generator<Suspicion> {
  const dates = data.map(({ date }) => datePart(date))
  yield* dayWarnings('data', dates, campDate(now), forecastDate(now))
  yield* ageWarnings(madeAt, now)
  const allHours = data.flatMap(({ hours }, day) =>
    hours.map((hour, index) => ({ ...hour, path: `data[${day}].hours[${index}]` })),
  )
  yield* rainFraction(allHours)
  yield* gustsBelowWind(allHours)
  yield* zeroHours(allHours)
  yield* hourJumps(allHours)
  const texts = data.map(({ hours }) => JSON.stringify(hours))
  for (const [index, { hours, summary }] of data.entries()) {
    yield* summaryWarnings(`data[${index}].summary`, summary)
    yield* farFromHours(`data[${index}].summary`, { summary, hours })
    const path = `data[${index}].hours`
    const date = dates[index] ?? ''
    const twin = texts.indexOf(texts[index] ?? '')
    if (hours.length && twin < index && dates.indexOf(date) === index)
      yield { kind: 'hours-copied', path, reason: `the same hours as data[${twin}]` }
    const times = hours.map(({ time }) => time)
    yield* hourOrderWarnings(path, date, times)
    for (const [hourIndex, hour] of hours.entries())
      yield* hourWarnings(`${path}[${hourIndex}]`, hour, summary)
  }
}

/** With nearly all of a day's hours listed, its extremes are closer than this to one of them. */
const [farCelsius, nearlyAllHours] = [5, 22]

/** Warns of a maximum or a minimum that is far from every hour of the day. */
function* farFromHours(
  path: string,
  { summary, hours }: Pick<ForecastDay, 'summary' | 'hours'>,
): Generator<Suspicion> {
  if (hours.length < nearlyAllHours) return
  const temperatures = hours.map(({ temperature }) => temperature)
  const [lowest, highest] = [Math.min(...temperatures), Math.max(...temperatures)]
  for (const [key, nearest, celsius] of [
    ['maximumTemperature', highest, summary.maximumTemperature - highest],
    ['minimumTemperature', lowest, lowest - summary.minimumTemperature],
  ] as const) {
    if (!(celsius > farCelsius)) continue
    const reason = `more than ${farCelsius} °C from every hour of the day (the nearest: ${nearest})`
    yield { kind: 'extreme-far', path: `${path}.${key}`, reason, hint: 'correct it, or the hours' }
  }
}

/** Warns of a forecast that is said to be made in the future, or that nothing has renewed for a day. */
function* ageWarnings(madeAt: string | undefined, now: number): Generator<Suspicion> {
  const age = madeAt === undefined ? NaN : now - Date.parse(madeAt)
  const path = 'madeAt'
  // Clocks can differ by some minutes.
  if (age < -10 * msPerMinute) yield { kind: 'made-in-future', path, reason: 'made in the future' }
  if (age > oldForecastHours * msPerHour)
    yield { kind: 'forecast-old', path, reason: `made more than ${oldForecastHours} hours ago` }
}

type PlacedHour = ForecastHour & { path: string }

/** No single hour differs this much from both of its neighbours. */
const jumps = [
  ['temperature', 12, '°C'],
  ['windSpeedMph', 40, 'mph'],
  ['windGustMph', 50, 'mph'],
] as const

/** Warns of a day or more of zeros, which are missing values. */
function* zeroHours(all: PlacedHour[]): Generator<Suspicion> {
  for (const key of ['temperature', 'windSpeedMph'] as const) {
    if (all.length < 24 || all.some((hour) => hour[key] !== 0)) continue
    const path = `data[0].hours[0].${key}`
    yield { kind: 'hours-zero', path, reason: 'zero at every hour', hint: 'check it' }
  }
}

/** Warns of a value unlike those before and after it. */
function* hourJumps(all: PlacedHour[]): Generator<Suspicion> {
  for (const [key, most, unit] of jumps)
    for (const [index, { [key]: value = NaN, path }] of all.entries()) {
      const [before = NaN, after = NaN] = [all[index - 1], all[index + 1]].map(
        (near) => value - (near?.[key] ?? NaN),
      )
      if (before * after <= 0 || !(Math.min(Math.abs(before), Math.abs(after)) > most)) continue
      const reason = `more than ${most} ${unit} from the hours before and after it`
      yield { kind: `${key}-jump`, path: `${path}.${key}`, reason, hint: 'check it' }
    }
}

/** Warns of chances of rain that are fractions, unless others show that percentages have decimals, too. */
function* rainFraction(all: PlacedHour[]): Generator<Suspicion> {
  if (all.some(({ chanceOfRain }) => chanceOfRain > 1 && !Number.isInteger(chanceOfRain))) return
  for (const { path, chanceOfRain } of all)
    if (chanceOfRain > 0 && chanceOfRain < 1) {
      const reason = 'a fraction, which the app shows as a percentage'
      yield { kind: 'rain-fraction', path: `${path}.chanceOfRain`, reason }
    }
}

/** Warns of gusts that are weaker than the wind at every hour that has them. */
function* gustsBelowWind(all: PlacedHour[]): Generator<Suspicion> {
  const gusty = all.filter(({ windGustMph }) => windGustMph !== undefined)
  const [first] = gusty
  if (!first || !gusty.every(({ windGustMph = NaN, windSpeedMph }) => windGustMph < windSpeedMph)) return
  const reason = `below windSpeedMph at every hour (here ${first.windSpeedMph})`
  yield { kind: 'gusts-below-wind', path: `${first.path}.windGustMph`, reason }
}
