/** Days and times of day at the camp. */
import { addDays, campDateTime, campInstant } from '../../src/lib/camp-time'
import { msPerMinute } from '../../src/lib/durations'

/** How many forecast days are published. */
export const forecastDays = 5

/** Returns an instant's time of day: `07:05`. */
export function campClock(instant: number | string): string {
  return campDateTime(instant).slice(11)
}

/** Returns when a date begins and ends (epoch milliseconds), 23 or 25 hours later where the clocks change. */
export function boundsOf(date: string): [start: number, end: number] {
  return [campInstant(date, '00:00'), campInstant(addDays(date, 1), '00:00')]
}

/** Rounds an instant (epoch milliseconds) to the minute, as tide tables do. */
export function toMinute(at: number): number {
  return Math.round(at / msPerMinute) * msPerMinute
}
