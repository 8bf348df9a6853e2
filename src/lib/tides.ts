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

/** `now` is in epoch milliseconds. */
export const findNextTide = (inOrder: TimedTide[], now: number): TimedTide | undefined =>
  inOrder.find(({ at }) => at > now)

/** No coast here has intervals above 12.3 hours, not even those with double high waters. */
const longestIntervalMs = 14 * 3_600_000

/** Whether a tide must be missing before this one, so that its type does not tell whether the water is rising or falling. */
export const isAfterGap = ({ at }: TimedTide, now: number): boolean => at - now > longestIntervalMs

export const timeUntil = ({ at }: TimedTide, now: number): string => durationText(at - now)
