/** Made-up responses from the ADMIRALTY UK Tidal API. */
import { msPerDay, msPerMinute } from '../../src/lib/durations'

export interface TidalEvent {
  EventType: string
  DateTime?: string | null
  Height?: number | null
  IsApproximateTime?: boolean
  IsApproximateHeight?: boolean
  Filtered?: boolean
  Date?: string
}

interface EventsOptions {
  days?: number
  /** Time of the first event: minutes after midnight in GMT. */
  startMinutes?: number
  /** Minutes between events; the list is repeated as often as necessary. */
  intervalMinutes?: number[]
}

/** Returns events for a number of days (GMT) from a date, alternately high and low water. */
export const tidalEvents = (
  date: string,
  { days = 7, startMinutes = 95, intervalMinutes = [373] }: EventsOptions = {},
): TidalEvent[] => {
  const events: TidalEvent[] = []
  const end = Date.parse(date) + days * msPerDay
  let at = Date.parse(date) + startMinutes * msPerMinute
  while (at < end) {
    const isHigh = events.length % 2 === 0
    const instant = new Date(at).toISOString()
    events.push({
      EventType: isHigh ? 'HighWater' : 'LowWater',
      DateTime: instant.slice(0, 19),
      IsApproximateTime: false,
      Height: (isHigh ? 1.93 : 0.57) + 0.1234567 * Math.sin(events.length),
      IsApproximateHeight: false,
      Filtered: false,
      Date: `${instant.slice(0, 10)}T00:00:00`,
    })
    at += intervalMinutes[(events.length - 1) % intervalMinutes.length]! * msPerMinute
  }
  return events
}
