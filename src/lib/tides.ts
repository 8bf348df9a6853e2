import type { Tide, TideDay } from '../schemas'
import { durationText } from './words'

export interface TimedTide {
  tide: Tide
  /** Epoch milliseconds. */
  at: number
}

/** All tides by `instant`, whatever the order in the file. */
export const tidesInOrder = (days: TideDay[]): TimedTide[] =>
  days
    .flatMap(({ tides }) => tides.map((tide) => ({ tide, at: Date.parse(tide.instant) })))
    .sort((a, b) => a.at - b.at)

/** The earliest tide after a time (epoch milliseconds); undefined if all have passed. */
export const findNextTide = (inOrder: TimedTide[], now: number): TimedTide | undefined =>
  inOrder.find(({ at }) => at > now)

/**
 * Milliseconds between tides. Coasts with double high waters have no regular rhythm, but no coast here has intervals above
 * 12.3 hours: a longer one means that tides are missing.
 */
const longestIntervalMs = 14 * 3_600_000

/**
 * Whether a tide is so far ahead (of epoch milliseconds) that the table must lack one before it; then its type does not tell
 * whether the water is rising or falling.
 */
export const isAfterGap = ({ at }: TimedTide, now: number): boolean => at - now > longestIntervalMs

/** `2hr 35min` from a time (epoch milliseconds) to a tide, rounded down to minutes. */
export const timeUntil = ({ at }: TimedTide, now: number): string => durationText(at - now)
