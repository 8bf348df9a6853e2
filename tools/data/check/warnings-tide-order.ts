/** Warnings about a tide compared with the tides before and after it in the file. */
import { campDate, daysBetween } from '../../../src/lib/camp-time'
import { inexactMetres } from '../../../src/lib/levels'
import { isGap, longestHours, longestHoursOfSameType } from '../../../src/lib/tides'
import { shortestIntervalMs, swappedTypesMetres } from '../coast'
import { wrongTypeFault } from '../read/suspicious-tides'
import { otherType, type SourceTide } from '../read/source-tides'
import type { Suspicion } from './warnings'

/**
 * Yields errors about duplicate and unsorted tides or, without any, warnings about neighbouring tides. Invalid strings
 * are passed as '', invalid numbers as NaN. `shown` returns a tide's instant for messages.
 */
export function* tideOrderWarnings<Tide extends SourceTide>(
  tides: Tide[],
  shown: (tide: Tide) => string,
): Generator<Suspicion> {
  const instants = tides.map(({ at }) => at)
  const unique = tides.filter(({ at }, index) => isNaN(at) || instants.indexOf(at) === index)
  for (const { where } of tides.filter((each) => !unique.includes(each))) {
    const reason = 'the same instant as an earlier tide'
    yield { kind: 'duplicate-tide', path: `${where}.instant`, reason }
  }
  const pairs = unique.map((tide, index) => ({ tide, previous: unique[index - 1], next: unique[index + 1] }))
  const unsorted = pairs.flatMap(({ tide, previous }) =>
    previous && tide.at < previous.at ? { tide, previous } : [],
  )
  for (const { tide, previous } of unsorted) {
    const reason = `not in order: follows ${shown(previous)}`
    yield { kind: 'tide-order', path: `${tide.where}.instant`, reason }
  }
  if (unsorted.length || unique.length < tides.length) return
  for (const { tide, previous, next } of pairs) {
    if (!previous || isNaN(tide.at)) continue
    const path = `${tide.where}.instant`
    const interval = tide.at - previous.at
    if (isGap(interval, previous.type === tide.type)) {
      // A date without any tides does not count: other checks report days that are missing as a whole.
      const isWithinDays = daysBetween(campDate(previous.at), campDate(tide.at)) <= 1
      if (isWithinDays) yield { kind: 'tide-gap', path, reason: gapReason(previous.type, tide.type) }
      continue
    }
    if (interval < shortestIntervalMs) {
      const reason = `less than an hour after the previous tide, ${shown(previous)}`
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
  tide: SourceTide,
  previous: SourceTide,
  next: SourceTide | undefined,
): Generator<Suspicion> {
  const { where, type, heightInMetres } = tide
  const fault = wrongTypeFault(previous, tide, next)
  if (fault) yield { kind: 'wrong-tide-type', path: `${where}.type`, isError: true, ...fault }
  else if (previous.type === type)
    yield { kind: 'same-tide-type', path: `${where}.type`, reason: `${type} follows ${type}` }
  const isHigh = type === 'High'
  const opposite = otherType(type)
  if (previous.type !== opposite || next?.type !== opposite) return
  const heights = [previous.heightInMetres, next.heightInMetres]
  const tooFar = isHigh ? Math.min(...heights) - heightInMetres : heightInMetres - Math.max(...heights)
  if (tooFar > swappedTypesMetres + inexactMetres) {
    const side = isHigh ? 'below the low' : 'above the high'
    const reason = `a tide more than ${swappedTypesMetres} m ${side} tides before and after it`
    yield { kind: 'swapped-tide-types', path: `${where}.heightInMetres`, reason }
  }
}
