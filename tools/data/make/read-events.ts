import { daysBetween } from '../../../src/lib/camp-time'
import type { CalendarFile } from '../../../src/schemas'
import type { SheetFile } from '../read/get-sheet'
import { readSheet, type SheetRow } from '../read/read-sheet'
import { date, text } from '../read/sheet-cells'
import { throwProblems } from '../read/source-errors'

export type CampEvent = CalendarFile['events'][number]
export type Season = Pick<CalendarFile, 'startDate' | 'endDate'>

const columns = { name: text, start: date, end: date }

type EventRow = SheetRow<typeof columns>

/**
 * Reads the events in a sheet. Throws an InvalidResponse that names every wrong cell or, if no season is given, every
 * event that is probably from another year.
 */
export function readEvents(
  { name, bytes }: SheetFile,
  season: Season | undefined,
  allowEmpty: boolean,
): CampEvent[] {
  const rows = readSheet(name, bytes, {
    columns,
    problemIn: ({ start, end }) => orderProblem(start, end),
    allowEmpty,
    hintIfEmpty: 'write a row for each event',
  })
  if (!season) throwProblems(otherYearProblems(rows))
  return rows.map(({ values }) => ({ name: values.name, startDate: values.start, endDate: values.end }))
}

/** Returns the season from the events' first day to their last; without events, only today. */
export function seasonOf(events: CampEvent[], today: string): Season {
  const startDate = events.map((event) => event.startDate).sort()[0] ?? today
  const endDate =
    events
      .map((event) => event.endDate)
      .sort()
      .at(-1) ?? today
  return { startDate, endDate }
}

function orderProblem(start: string, end: string): string | undefined {
  if (end < start) return `ends before it starts (${end}, ${start}); swap or correct the dates`
  return daysBetween(start, end) >= 365
    ? `ends a year or more after it starts (${end}, ${start}); correct the year`
    : undefined
}

/** Must be longer than any gap within a season, but shorter than the time between seasons. */
const longestPauseDays = 200

/** Finds a gap that only a wrong year can explain, and reports the events on the side with fewer of them. */
function otherYearProblems(rows: EventRow[]): string[] {
  const sorted = rows.toSorted((a, b) => (a.values.start < b.values.start ? -1 : 1))
  let reached = sorted[0]?.values.end ?? ''
  for (const [index, { values }] of sorted.entries()) {
    if (daysBetween(reached, values.start) > longestPauseDays) {
      const isEarlier = index < sorted.length / 2
      const others = isEarlier ? sorted.slice(0, index) : sorted.slice(index)
      return others.map(
        (row) =>
          `${row.where}: starts more than ${longestPauseDays} days ${isEarlier ? 'before' : 'after'} the other events (${row.values.start}); correct the year, or set sources.calendar.season in src/camp.ts`,
      )
    }
    if (values.end > reached) reached = values.end
  }
  return []
}
