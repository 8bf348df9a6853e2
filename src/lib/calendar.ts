import type { CalendarFile } from '../schemas'
import { addDays, dayNameAsOf, daysBetween } from './camp-time'
import { datePart } from './iso-date'

/** Limits the rows, because a mistyped year would freeze the phone. */
export const maximumRows = 400

export interface CalendarRow {
  date: string
  isWeekend: boolean
  isMonday: boolean
  /** The events on that date. On the third day of an event of five days, `day` is 3 and `days` is 5. */
  events: { name: string; day: number; days: number }[]
}

/** Returns the events in order of their first day; those that start on the same day keep the file's order. */
const datedEvents = ({ events }: CalendarFile) =>
  events
    .map(({ name, startDate, endDate }) => ({ name, start: datePart(startDate), end: datePart(endDate) }))
    .sort((a, b) => daysBetween(b.start, a.start))

const eventsOn = (date: string, events: ReturnType<typeof datedEvents>) =>
  events.filter(({ start, end }) => start <= date && end >= date)

/** Returns a row for each day; of a calendar that is too long, for those around today. */
export const calendarRows = (calendar: CalendarFile, today: string): CalendarRow[] => {
  const start = datePart(calendar.startDate)
  const count = daysBetween(start, datePart(calendar.endDate)) + 1
  const length = Math.min(count, maximumRows)
  const skipped = Math.max(Math.min(daysBetween(start, today) - length / 2, count - length), 0)
  const first = addDays(start, skipped)
  const events = datedEvents(calendar)
  return Array.from({ length }, (_, index) => {
    const date = addDays(first, index)
    const weekday = new Date(date).getUTCDay()
    return {
      date,
      isWeekend: weekday % 6 === 0,
      isMonday: weekday === 1,
      events: eventsOn(date, events).map(({ name, start, end }) => ({
        name,
        day: daysBetween(start, date) + 1,
        days: daysBetween(start, end) + 1,
      })),
    }
  })
}

/**
 * Returns a text such as `Today: Beach week, Family Camp 1. Next: Site pack down, Wed 26 August.`; undefined if nothing
 * is on today or later.
 */
export const whatsOn = (calendar: CalendarFile, today: string): string | undefined => {
  const events = datedEvents(calendar)
  const namesOf = (some: typeof events) => [...new Set(some.map(({ name }) => name))].join(', ')
  const now = namesOf(eventsOn(today, events))
  const later = events.filter(({ start, end }) => start > today && start <= end)
  const nextStart = later[0]?.start
  const next =
    nextStart &&
    `Next: ${namesOf(later.filter(({ start }) => start === nextStart))}, ${dayNameAsOf(today, nextStart)}.`
  return now || next ? `Today: ${now || 'nothing'}. ${next ?? ''}` : undefined
}
