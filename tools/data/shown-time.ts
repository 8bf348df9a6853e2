/** Times of tides and events in messages. */
import { campDateTime } from '../../src/lib/camp-time'
import { msPerMinute } from '../../src/lib/durations'

/** Returns an instant (epoch milliseconds or ISO) at the camp: `2026-08-22 22:00`; '' for ''. */
export function shownTime(instant: number | string): string {
  return instant === '' ? '' : campDateTime(instant).replace('T', ' ')
}

/** Rounds an instant (epoch milliseconds) to the minute, as tide tables do. */
export function toMinute(at: number): number {
  return Math.round(at / msPerMinute) * msPerMinute
}
