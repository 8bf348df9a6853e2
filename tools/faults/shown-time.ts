/** Times of tides and events in messages, and how far apart they are. */
import { campDateTime, isRepeatedTime } from '../../src/lib/camp-time'
import { msPerHour } from '../../src/lib/durations'
import { summerName, winterName } from '../../src/time-zone'

/**
 * Returns the camp's date and time at an instant (epoch milliseconds or ISO): `2026-08-22 22:00`; `2026-10-25 01:30 BST`
 * or `GMT` in the hour that autumn repeats; '' for ''.
 */
export function shownTime(instant: number | string): string {
  if (instant === '') return ''
  const at = new Date(instant).getTime()
  const zone = isRepeatedTime(at) ? ` ${winterName}` : isRepeatedTime(at + msPerHour) ? ` ${summerName}` : ''
  return campDateTime(instant).replace('T', ' ') + zone
}

/** Returns how much later a time is than another, such as `59 minutes later`, or `earlier` for a negative number. */
export function shownShift(minutes: number): string {
  return `${Math.round(Math.abs(minutes))} minutes ${minutes < 0 ? 'earlier' : 'later'}`
}
