import { maximumRows } from '../../../src/lib/calendar'
import { daysBetween } from '../../../src/lib/camp-time'
import type { CalendarFile } from '../../../src/schemas'
import type { SheetFile } from './sources/get-sheet'
import { readSheet } from './sources/read-sheet'
import { date, text } from './sources/sheet-cells'
import { InvalidResponse } from './sources/source-errors'

export type CampEvent = CalendarFile['events'][number]
export type Season = Pick<CalendarFile, 'startDate' | 'endDate'>

/**
 * The events of a sheet. Throws an InvalidResponse that names every wrong cell, and without a given season also the
 * events that make it longer than the app shows.
 */
export function readEvents(
  { name, bytes }: SheetFile,
  season: Season | undefined,
  allowEmpty: boolean,
): CampEvent[] {
  const rows = readSheet(name, bytes, {
    columns: { name: text, start: date, end: date },
    problemIn: ({ start, end }) =>
      end < start ? `end before start (${end}, ${start}); exchange or correct them` : undefined,
    allowEmpty,
    hintIfEmpty: 'write a row for each event',
  })
  const [first, ...others] = rows
  if (first && !season) {
    const earliest = others.reduce((best, row) => (row.values.start < best.values.start ? row : best), first)
    const latest = others.reduce((best, row) => (row.values.end > best.values.end ? row : best), first)
    if (daysBetween(earliest.values.start, latest.values.end) >= maximumRows) {
      throw new InvalidResponse(
        `${latest.where}: end more than ${maximumRows} days after the start in ${earliest.where} (${latest.values.end}, ${earliest.values.start}); correct the year, or set sources.calendar.season in src/camp.ts`,
      )
    }
  }
  return rows.map(({ values }) => ({ name: values.name, startDate: values.start, endDate: values.end }))
}

/** From the first to the last day of the events; without events, a date alone. */
export function seasonOf(events: CampEvent[], today: string): Season {
  const startDate = events.map((event) => event.startDate).sort()[0] ?? today
  const endDate =
    events
      .map((event) => event.endDate)
      .sort()
      .at(-1) ?? today
  return { startDate, endDate }
}
