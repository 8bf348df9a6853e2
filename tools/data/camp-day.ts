/** Days and times of day at the camp. */
import { campDateTime } from '../../src/lib/camp-time'
import { msPerMinute } from '../../src/lib/durations'

/** How to turn times in winter's zone into the camp's. */
export const addSummerHour = 'add an hour from the end of March to the end of October'

/** How many forecast days are published. */
export const forecastDays = 5

/** Returns an instant's time of day: `07:05`. */
export function campClock(instant: number | string): string {
  return campDateTime(instant).slice(11)
}

/** Rounds an instant (epoch milliseconds) to the minute, as tide tables do. */
export function toMinute(at: number): number {
  return Math.round(at / msPerMinute) * msPerMinute
}
