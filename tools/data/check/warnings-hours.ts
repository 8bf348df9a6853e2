/** Warnings about a forecast's summaries and hours. Invalid strings are passed as '', invalid numbers as NaN. */
import { addDays, campInstant, isRepeatedTime } from '../../../src/lib/camp-time'
import { bearingOf } from '../../../src/lib/compass'
import { msPerHour } from '../../../src/lib/durations'
import { dateOfHour, firstHour } from '../../../src/lib/hours'
import { lastWeatherType } from '../../../src/lib/weather-kind'
import type { ForecastDay, ForecastHour } from '../../../src/schemas'
import { isSkippedTime } from '../camp-day'
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

/** Warns of unsorted, duplicate or skipped hours, or of gaps between them. `date` may be ''; `times` are `HH:MM`. */
export function* hourOrderWarnings(list: string, date: string, times: string[]): Generator<Suspicion> {
  if (date) yield* skippedHours(list, date, times)
  const unsorted = [...unsortedHours(list, date, times)]
  const misplaced = unsorted.length ? unsorted : [...nightFirst(list, times)]
  yield* misplaced.length ? misplaced : hourGaps(list, date, times)
}

/** Warns of duplicate hours, and of unsorted ones within the day or the night. */
function* unsortedHours(list: string, date: string, times: string[]): Generator<Suspicion> {
  for (const [index, time] of times.entries()) {
    if (!isClock(time)) continue
    const path = `${list}[${index}].time`
    const before = times[index - 1] ?? ''
    const isSamePart = before < firstHour === time < firstHour
    const isRepeated = times.indexOf(time) < index
    const isThird = times.indexOf(time, times.indexOf(time) + 1) < index
    if (isRepeated && (isThird || !isRepeatedByClock(date, time)))
      yield { kind: 'duplicate-hour', path, reason: 'duplicate hour' }
    if (!isRepeated && isSamePart && time < before && isClock(before))
      yield { kind: 'hour-order', path, reason: `not in order: follows ${before}` }
  }
}

/** Whether a time occurs twice in the night after a date, because the clocks go back. */
function isRepeatedByClock(date: string, time: string): boolean {
  if (!date || !isClock(time)) return false
  return isRepeatedTime(campInstant(addDays(date, 1), time) + msPerHour)
}

/** Warns of times that no clock shows in the night after a date, because the clocks go forward. */
function* skippedHours(list: string, date: string, times: string[]): Generator<Suspicion> {
  for (const [index, time] of times.entries()) {
    if (!isClock(time)) continue
    const day = dateOfHour(date, time)
    if (!isSkippedTime(day, time)) continue
    const reason = `the clocks skip this time on ${day}`
    yield { kind: 'hour-skipped', path: `${list}[${index}].time`, reason }
  }
}

/** Warns of hours before 06:00 that are listed before later hours, because the app shows them under the next date. */
function* nightFirst(list: string, times: string[]): Generator<Suspicion> {
  const lastOfDay = times.findLastIndex((time) => time >= firstHour)
  const night = times.findIndex((time) => time < firstHour)
  if (night < 0 || night > lastOfDay) return
  const reason = `hours before ${firstHour} belong to the next date, but later hours follow`
  yield { kind: 'night-first', path: `${list}[${night}].time`, reason }
}

/** Fewer hours may be a choice of them. */
const seriesLength = 6

/** Warns of a gap between hours that are closer on both sides of it; forecasts may have fewer hours later on. */
function* hourGaps(list: string, date: string, times: string[]): Generator<Suspicion> {
  if (!date || times.length < seriesLength) return
  const dated = times.map((time) => [dateOfHour(date, time), time] as const)
  const stepsBetween = (instants: number[]) =>
    instants.map((instant, index) => instant - (instants[index - 1] ?? NaN))
  // When the clocks change, an hour is missing by the clock, or the repeated one is listed once.
  const byClock = stepsBetween(dated.map(([day, time]) => Date.parse(`${day}T${time}Z`)))
  const elapsed = stepsBetween(dated.map(([day, time]) => campInstant(day, time)))
  const steps = elapsed.map((step, index) => Math.min(step, byClock[index] ?? NaN))
  for (const [index, step] of steps.entries()) {
    const [before = NaN, after = NaN] = [steps[index - 1], steps[index + 1]]
    if (!(step > before && step > after)) continue
    const reason = `hours are missing after ${times[index - 1]}`
    yield { kind: 'hour-missing', path: `${list}[${index}].time`, reason }
  }
}
