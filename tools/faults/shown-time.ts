/** Times of tides and events in messages. */
import { campDateTime, isRepeatedTime } from '../../src/lib/camp-time'
import { winterName } from '../../src/time-zone'

/**
 * Returns the camp's date and time at an instant (epoch milliseconds or ISO): `2026-08-22 22:00`; `2026-10-25 01:30
 * GMT` if the clock showed the same an hour before; '' for ''.
 */
export function shownTime(instant: number | string): string {
  if (instant === '') return ''
  const zone = isRepeatedTime(new Date(instant).getTime()) ? ` ${winterName}` : ''
  return campDateTime(instant).replace('T', ' ') + zone
}
