/** Warnings about a tide compared with the tides before and after it in the file. */
import { campDate, daysBetween } from '../../../src/lib/camp-time'
import { isGap, longestHours, longestHoursOfSameType, type TimedTide } from '../../../src/lib/tides'
import { shortestIntervalMs, swappedTypesMetres } from '../coast'
import { wrongTypeFault } from '../read/suspicious-tides'
import { exceeds } from '../read/tide-heights'
import type { Suspicion } from './warnings'

export interface PlacedTide extends TimedTide {
  path: string
}

/**
 * Yields errors about duplicate and unsorted tides or, if all are in order, warnings about each tide compared with the
 * ones before and after it. Invalid strings are passed as '', invalid numbers as NaN.
 */
export function* tideOrderWarnings(tides: PlacedTide[]): Generator<Suspicion> {
  const instants = tides.map(({ at }) => at)
  const unique = tides.filter(({ at }, index) => isNaN(at) || instants.indexOf(at) === index)
  for (const { path } of tides.filter((each) => !unique.includes(each))) {
    const reason = 'the same instant as an earlier tide'
    yield { kind: 'duplicate-tide', path: `${path}.instant`, reason }
  }
  const pairs = unique.map((tide, index) => ({ tide, previous: unique[index - 1], next: unique[index + 1] }))
  const unsorted = pairs.filter(({ tide, previous }) => previous && tide.at < previous.at)
  for (const { tide, previous } of unsorted) {
    const reason = `not in order: follows ${previous?.tide.instant}`
    yield { kind: 'tide-order', path: `${tide.path}.instant`, reason }
  }
  if (unsorted.length || unique.length < tides.length) return
  for (const { tide, previous, next } of pairs) {
    if (!previous || isNaN(tide.at)) continue
    const path = `${tide.path}.instant`
    if (isGap(previous, tide)) {
      // A date without any tides does not count: other checks report days that are missing as a whole.
      const isWithinDays = daysBetween(campDate(previous.at), campDate(tide.at)) <= 1
      if (isWithinDays)
        yield { kind: 'tide-gap', path, reason: gapReason(previous.tide.type, tide.tide.type) }
      continue
    }
    if (tide.at - previous.at < shortestIntervalMs) {
      const reason = `less than an hour after the previous tide, ${previous.tide.instant}`
      yield { kind: 'tides-too-close', path, reason }
    }
    yield* typeWarnings(tide, previous, next)
  }
}

function gapReason(before: string, type: string): string {
  return before === type
    ? `more than ${longestHoursOfSameType} hours after the previous tide, which is ${type}, too`
    : `more than ${longestHours} hours after the previous tide`
}

function* typeWarnings(
  placed: PlacedTide,
  before: PlacedTide,
  next: PlacedTide | undefined,
): Generator<Suspicion> {
  const { path } = placed
  const { type, heightInMetres } = placed.tide
  const { tide: previous } = before
  const typed = ({ tide: { type }, at }: PlacedTide) => ({ type, at })
  const fault = wrongTypeFault(typed(before), typed(placed), next && typed(next))
  if (fault) yield { kind: 'wrong-tide-type', path: `${path}.type`, isError: true, ...fault }
  else if (previous.type === type)
    yield { kind: 'same-tide-type', path: `${path}.type`, reason: `${type} follows ${type}` }
  const isHigh = type === 'High'
  const opposite = isHigh ? 'Low' : 'High'
  if (previous.type !== opposite || next?.tide.type !== opposite) return
  const heights = [previous.heightInMetres, next.tide.heightInMetres]
  const tooFar = isHigh ? Math.min(...heights) - heightInMetres : heightInMetres - Math.max(...heights)
  if (exceeds(tooFar, swappedTypesMetres)) {
    const where = isHigh ? 'below the low' : 'above the high'
    const reason = `a tide more than ${swappedTypesMetres} m ${where} tides before and after it`
    yield { kind: 'swapped-tide-types', path: `${path}.heightInMetres`, reason }
  }
}
