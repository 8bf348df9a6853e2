import type { CalendarFile } from '../schemas'
import { addDays, dayName, daysBetween } from './camp-time'
import { datePart } from './iso-date'

/** A mistyped year must not freeze the phone. */
export const maximumRows = 400

export interface CalendarRow {
  date: string
  isWeekend: boolean
  isMonday: boolean
  /** The events that cover the day, those that began first first; `day` of `days` counts from the event's own start. */
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
  spans.sort((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)))
  return Array.from({ length: Math.max(count, 0) }, (_, index) => {
    const date = addDays(first, index)
    const weekday = new Date(date).getUTCDay()
    return {
      date,
      isWeekend: weekday % 6 === 0,
      isMonday: weekday === 1,
      events: spans
        .map(({ name, start, days }) => ({ name, days, day: daysBetween(start, date) + 1 }))
        .filter(({ day, days }) => day > 0 && day <= days),
    }
  })
}

/** `Today: one event, another. Next: a third, Wed 26 August.` Undefined when neither today nor later anything is on. */
export const whatsOn = ({ events }: CalendarFile, today: string): string | undefined => {
  const dated = events.map(({ name, startDate, endDate }) => ({
    name,
    start: datePart(startDate),
    end: datePart(endDate),
  }))
  const later = dated.filter(({ start, end }) => start > today && start <= end)
  const nextStart = later.map(({ start }) => start).sort()[0]
  const namesOf = (some: typeof dated) => [...new Set(some.map(({ name }) => name))].join(', ')
  const now = namesOf(dated.filter(({ start, end }) => start <= today && end >= today))
  const next =
    nextStart && `Next: ${namesOf(later.filter(({ start }) => start === nextStart))}, ${dayName(nextStart)}.`
  return now || next ? `Today: ${now || 'nothing'}. ${next ?? ''}` : undefined
}
