import type { ForecastDay, ForecastHour } from '../schemas'
import { addDays, campDate, campDateTime } from './camp-time'
import { datePart } from './iso-date'

export interface TimedHour {
  hour: ForecastHour
  when: 'past' | 'now' | 'future'
  /** The calendar date (`YYYY-MM-DD`) that begins with this cell; undefined unless the row passes midnight here. */
  newDate: string | undefined
}

/** The first hour of a forecast day, whose last is 05:00: the hours from midnight belong to the next calendar date. */
export const firstHour = '06:00'

/** Returns the calendar date of a time (`HH:MM`) in a date's forecast day. */
export const dateOfHour = (date: string, time: string): string => (time < firstHour ? addDays(date, 1) : date)

/** Returns the date whose forecast day an instant is in: before 06:00, that of the day before. */
export const forecastDate = (instant: number): string =>
  addDays(campDate(instant), campDateTime(instant).slice(11) < firstHour ? -1 : 0)

/**
 * Keeps the file's order. `presentHour` is in the form `2026-08-22T19`. Of two cells for it, the first is `now`, or the
 * second while autumn repeats the hour.
 */
export const hourCells = (
  { date, hours }: ForecastDay,
  presentHour: string,
  isRepeated = false,
): TimedHour[] => {
  const firstDate = datePart(date)
  const starts = hours.map(({ time }) => `${dateOfHour(firstDate, time)}T${time.slice(0, 2)}`)
  const present = isRepeated ? starts.lastIndexOf(presentHour) : starts.indexOf(presentHour)
  return hours.map((hour, index) => {
    const start = starts[index]!
    const isPast = start < presentHour || (start === presentHour && index < present)
    const hourDate = datePart(start)
    return {
      when: index === present ? 'now' : isPast ? 'past' : 'future',
      hour,
      newDate: hourDate === datePart(starts[index - 1] ?? firstDate) ? undefined : hourDate,
    }
  })
}

/** Returns whether another day has the same hours, as the first two days do in files published around 05:00. */
const repeatsAnother = (day: ForecastDay, days: ForecastDay[]): boolean =>
  days.some((other) => other !== day && JSON.stringify(other.hours) === JSON.stringify(day.hours))

/**
 * Returns an earlier forecast day that is not over and whose hours no other day has; undefined if there is none, or if
 * the shown day has the current hour.
 */
export const nightDay = (
  days: ForecastDay[],
  shown: ForecastDay,
  presentHour: string,
): ForecastDay | undefined => {
  const isIn = (day: ForecastDay, ...whens: TimedHour['when'][]) =>
    hourCells(day, presentHour).some(({ when }) => whens.includes(when))
  return isIn(shown, 'now')
    ? undefined
    : days.find(
        (day) =>
          datePart(day.date) < datePart(shown.date) &&
          isIn(day, 'now', 'future') &&
          !repeatsAnother(day, days),
      )
}
