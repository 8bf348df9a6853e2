/** Warnings about a forecast's summaries and hours. Invalid strings are passed as '', invalid numbers as NaN. */
import { lastWeatherType } from '../../../src/lib/weather-kind'
import { bearingOf } from '../../../src/lib/compass'
import type { ForecastDay, ForecastHour } from '../../../src/schemas'
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
  yield* timeWarnings(`${path}.sunrise`, sunrise)
  yield* timeWarnings(`${path}.sunset`, sunset)
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
    const upperCase = hour.windDirection.toUpperCase()
    const hint =
      bearingOf(upperCase) === undefined
        ? 'write where the wind comes from, such as "SSW"'
        : `write "${upperCase}"`
    yield { kind: 'wind-direction', path: `${path}.windDirection`, reason, hint }
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

function* timeWarnings(path: string, time: string): Generator<Suspicion> {
  if (!isClock(time)) yield { kind: 'invalid-time', path, reason: 'invalid time' }
}
