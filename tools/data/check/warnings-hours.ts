/** Warnings about a forecast's summaries and hours. Invalid strings are passed as '', invalid numbers as NaN. */
import { lastWeatherType } from '../../../src/lib/weather-kind'
import { bearingOf } from '../../../src/lib/compass'
import type { ForecastDay, ForecastHour } from '../../../src/schemas'
import { timeZone } from '../../../src/time-zone'
import type { Suspicion } from './warnings'

type Summary = ForecastDay['summary']

/** A tolerance, because a day's extremes are rounded and may not cover all hours that the file lists. */
const toleranceCelsius = 2

export const isClock = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)

export function* summaryWarnings(path: string, summary: Summary): Generator<Suspicion> {
  const { minimumTemperature, maximumTemperature, sunrise, sunset, weatherType } = summary
  yield* codeWarnings(`${path}.weatherType`, weatherType)
  if (minimumTemperature > maximumTemperature) {
    const reason = `above the maximum, ${maximumTemperature}`
    yield { kind: 'minimum-above-maximum', path: `${path}.minimumTemperature`, reason }
  }
  yield* sunWarnings(`${path}.sunrise`, sunrise, ['02:00', '10:00'])
  yield* sunWarnings(`${path}.sunset`, sunset, ['14:00', '23:59'])
}

export function* hourWarnings(path: string, hour: ForecastHour, summary: Summary): Generator<Suspicion> {
  yield* timeWarnings(`${path}.time`, hour.time)
  yield* codeWarnings(`${path}.weatherType`, hour.weatherType)
  const { minimumTemperature: least, maximumTemperature: most } = summary
  const isOutside = hour.temperature < least - toleranceCelsius || hour.temperature > most + toleranceCelsius
  if (least <= most && isOutside) {
    const reason = `more than ${toleranceCelsius} °C outside the day's ${least} to ${most} °C`
    yield { kind: 'hour-outside-day', path: `${path}.temperature`, reason }
  }
  if (bearingOf(hour.windDirection) === undefined) {
    const reason = 'not one of the 16 compass points: no arrow is shown'
    yield { kind: 'wind-direction', path: `${path}.windDirection`, reason }
  }
}

/** The code that make-data writes if its source does not know the weather: no icon, and nothing to correct. */
export const unknownWeatherType = -1

function* codeWarnings(path: string, code: number): Generator<Suspicion> {
  if (code === unknownWeatherType) return
  if (Number.isInteger(code) && code >= 0 && code <= lastWeatherType()) return
  const reason = 'unknown weather code: the description is shown instead of an icon'
  yield { kind: 'weather-code', path, reason, hint: `write a code from 0 to ${lastWeatherType()}` }
}

/** Warns of a sunrise or sunset outside the times that any place in Britain or Ireland has. */
function* sunWarnings(
  path: string,
  time: string,
  [earliest, latest]: [string, string],
): Generator<Suspicion> {
  yield* timeWarnings(path, time)
  if (timeZone !== 'Europe/London' || !isClock(time) || (time >= earliest && time <= latest)) return
  const reason = `not between ${earliest} and ${latest}`
  yield { kind: 'sun-time', path, reason, hint: 'correct it, or swap sunrise and sunset' }
}

function* timeWarnings(path: string, time: string): Generator<Suspicion> {
  if (!isClock(time)) yield { kind: 'invalid-time', path, reason: 'invalid time' }
}
