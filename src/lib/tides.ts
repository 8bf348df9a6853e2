import { msPerHour } from './durations'
import type { Tide, TideDay } from '../schemas'

interface TimedTide {
  tide: Tide
  /** Epoch milliseconds. */
  at: number
}

export const tidesInOrder = (days: TideDay[]): TimedTide[] =>
  days
    .flatMap(({ tides }) => tides.map((tide) => ({ tide, at: Date.parse(tide.instant) })))
    .sort((a, b) => a.at - b.at)

/** Returns the first tide after `now` (epoch milliseconds). */
export const findNextTide = (inOrder: TimedTide[], now: number): TimedTide | undefined =>
  inOrder.find(({ at }) => at > now)

/**
 * Longer intervals are gaps. On British coasts, even with double high waters, tides are at most 12.3 hours apart; of two
 * highs more than a few hours apart, the low between them is missing.
 */
export const longestHours = 14
export const longestHoursOfSameType = 9

/** Returns whether a tide must be missing between two neighbours, of the same type or not. */
export const isGap = (intervalMs: number, isSameType: boolean): boolean =>
  intervalMs > (isSameType ? longestHoursOfSameType : longestHours) * msPerHour

/** Returns whether a tide must be missing before the next one, so that the tide may be rising or falling. */
export const isAfterGap = (inOrder: TimedTide[], next: TimedTide, now: number): boolean => {
  const previous = inOrder[inOrder.indexOf(next) - 1]
  return isGap(next.at - (previous?.at ?? now), previous?.tide.type === next.tide.type)
}
