import type { Tide, TideDay } from '../schemas'
import { durationText } from './words'

export interface TimedTide {
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

/** A longer interval is a gap: on British coasts, even with double high waters, tides are at most 12.3 hours apart. */
const longestIntervalMs = 14 * 3_600_000

/** Returns whether the next tide is so late that one before it must be missing; the tide may be rising or falling. */
export const isAfterGap = ({ at }: TimedTide, now: number): boolean => at - now > longestIntervalMs

export const timeUntil = ({ at }: TimedTide, now: number): string => durationText(at - now)
