import type { CalendarFile } from '../schemas'
import { addDays, daysBetween } from './camp-time'
import { datePart } from './iso-date'

/** A mistyped year must not freeze the phone. */
export const maximumRows = 400

export interface CalendarRow {
  date: string
  isWeekend: boolean
  /** The events that cover the day; `day` of `days` counts from the event's own start. */
  events: { name: string; day: number; days: number }[]
}

/** One row a day from the calendar's first to its last date, both included. */
export const calendarRows = ({ startDate, endDate, events }: CalendarFile): CalendarRow[] => {
  const first = datePart(startDate)
  const count = Math.min(daysBetween(first, datePart(endDate)) + 1, maximumRows)
  const spans = events.map(({ name, startDate, endDate }) => {
    const start = datePart(startDate)
    return { name, start, days: daysBetween(start, datePart(endDate)) + 1 }
  })
  return Array.from({ length: Math.max(count, 0) }, (_, index) => {
    const date = addDays(first, index)
    return {
      date,
      isWeekend: new Date(date).getUTCDay() % 6 === 0,
      events: spans
        .map(({ name, start, days }) => ({ name, days, day: daysBetween(start, date) + 1 }))
        .filter(({ day, days }) => day > 0 && day <= days),
    }
  })
}
