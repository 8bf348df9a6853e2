import type { Tide, TideDay } from '../schemas'
import { durationText } from './words'

/** A tide and its instant in epoch milliseconds. */
export interface TimedTide {
  tide: Tide
  at: number
}

/** All tides by time, whatever the order in the file. Only `instant` decides. */
export const tidesInOrder = (days: TideDay[]): TimedTide[] =>
  days
    .flatMap(({ tides }) => tides.map((tide) => ({ tide, at: Date.parse(tide.instant) })))
    .sort((a, b) => a.at - b.at)

/** The earliest of tides in order that comes after a time (epoch milliseconds); undefined when all have passed. */
export const findNextTide = (inOrder: TimedTide[], now: number): TimedTide | undefined =>
  inOrder.find(({ at }) => at > now)

/**
 * The longest time from one tide to the next, in milliseconds. Coasts with double high waters have no rhythm that
 * could be assumed, and no coast here has more than 12.3 hours: after a longer time the table has left tides out.
 */
const longestIntervalMs = 14 * 3_600_000

/**
 * Whether a tide is so far ahead of a time (epoch milliseconds) that the table must lack one before it: then the tide's
 * type does not tell whether the water rises or falls.
 */
export const isAfterGap = ({ at }: TimedTide, now: number): boolean => at - now > longestIntervalMs

/** `2hr 35min`: from a time (epoch milliseconds) to a tide, in whole minutes, rounded down. */
export const timeUntil = ({ at }: TimedTide, now: number): string => durationText(at - now)
