import type { ForecastDay, ForecastHour } from '../schemas'
import { addDays } from './camp-time'
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

/** Keeps the file's order. `presentHour` is like `2026-08-22T19`; of a repeated hour, only the first cell is `now`. */
export const hourCells = ({ date, hours }: ForecastDay, presentHour: string): TimedHour[] => {
  const firstDate = datePart(date)
  const cells: TimedHour[] = []
  let previousDate = firstDate
  let isPresentFound = false
  for (const hour of hours) {
    const hourDate = dateOfHour(firstDate, hour.time)
    const start = `${hourDate}T${hour.time.slice(0, 2)}`
    const isPresent: boolean = start === presentHour && !isPresentFound
    cells.push({
      hour,
      when: isPresent ? 'now' : start < presentHour ? 'past' : 'future',
      newDate: hourDate === previousDate ? undefined : hourDate,
    })
    isPresentFound ||= isPresent
    previousDate = hourDate
  }
  return cells
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
