/** Warnings about the order of a forecast day's hours. */
import { addDays, campInstant, isRepeatedTime } from '../../../src/lib/camp-time'
import { msPerHour } from '../../../src/lib/durations'
import { dateOfHour, firstHour } from '../../../src/lib/hours'
import type { Suspicion } from './warnings'
import { isClock } from './warnings-hours'

/**
 * Warns of unsorted or duplicate hours, and of gaps between hours. `list` is their path, `date` the day's or '', `times`
 * are `HH:MM`.
 */
export function* hourOrderWarnings(list: string, date: string, times: string[]): Generator<Suspicion> {
  const unsorted = [...unsortedHours(list, date, times)]
  const misplaced = unsorted.length ? unsorted : [...nightFirst(list, times)]
  yield* misplaced.length ? misplaced : hourGaps(list, date, times)
}

/**
 * Warns of duplicate hours, and of unsorted ones within the day or the night. `nightFirst` warns if the night comes
 * before the day.
 */
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
    if (step > before && step > after)
      yield {
        kind: 'hour-missing',
        path: `${list}[${index}].time`,
        reason: `hours are missing after ${times[index - 1]}`,
      }
  }
}
