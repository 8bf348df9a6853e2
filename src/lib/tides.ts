import type { Tide, TideDay } from '../schemas'
import { durationText } from './words'

/**
 * The earliest tide after a time (epoch milliseconds), whatever the order in the file; undefined when all
 * have passed. Only `instant` decides: this coast has double high waters, so that no rhythm can be assumed.
 */
export const findNextTide = (days: TideDay[], now: number): Tide | undefined =>
  days
    .flatMap(({ tides }) => tides)
    .filter(({ instant }) => Date.parse(instant) > now)
    .sort((a, b) => Date.parse(a.instant) - Date.parse(b.instant))[0]

/** `2hr 35min`: from a time (epoch milliseconds) to a tide, in whole minutes, rounded down. */
export const timeUntil = (tide: Tide, now: number): string => durationText(Date.parse(tide.instant) - now)
