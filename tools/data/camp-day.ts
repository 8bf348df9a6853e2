/** Days and times of day at the camp. */
import { campDateTime, campInstant } from '../../src/lib/camp-time'
import { msPerMinute } from '../../src/lib/durations'

/** How to convert a table kept in winter time to the camp's clock. */
export const addSummerHour =
  'add an hour to all times from the last Sunday in March to the last Sunday in October'

/** How many forecast days are published. */
export const forecastDays = 5

/** Returns an instant's time of day: `07:05`. */
export function campClock(instant: number | string): string {
  return campDateTime(instant).slice(11)
}

/** Whether the clocks skip a time (`HH:MM`) on a date (`YYYY-MM-DD`), when they go forward. */
export function isSkippedTime(date: string, clock: string): boolean {
  return campDateTime(campInstant(date, clock)) !== `${date}T${clock}`
}

/** Rounds an instant (epoch milliseconds) to the minute, as tide tables do. */
export function toMinute(at: number): number {
  return Math.round(at / msPerMinute) * msPerMinute
}
