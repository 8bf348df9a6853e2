import { eventFault, type Fault } from '../../faults/faults'
import { maximumRows } from '../../../src/lib/calendar'
import { addDays, daysBetween } from '../../../src/lib/camp-time'
import type { CalendarFile } from '../../../src/schemas'
import type { SheetFile } from '../read/get-sheet'
import { quoted } from '../../faults/describe-value'
import { readSheet, type SheetValues } from '../read/read-sheet'
import { dayFirst, mayBeMonthFirst, withMonthFirst } from '../read/sheet-cells'
import { eventColumns } from '../read/sheet-columns'
import { longestUsualDays } from '../check/warnings-calendar'
import { throwInvalid, throwProblems } from '../read/source-errors'

type CampEvent = CalendarFile['events'][number]
export type Season = Pick<CalendarFile, 'startDate' | 'endDate'>

interface EventRow extends SheetValues<typeof eventColumns> {
  where: string
  /** Whether both dates are written with slashes. */
  isSlashed: boolean
}

/**
 * Reads the events in a sheet, without those of another season, and what to print about them. `today` is the camp's
 * date. Throws an InvalidResponse that names every wrong cell, a season without any of the events or, if no season is
 * given, every event that is probably from another year.
 */
export function readEvents(
  sheet: SheetFile,
  season: Season | undefined,
  allowEmpty: boolean,
  today: string,
): { events: CampEvent[]; wheres: string[]; notes: string[] } {
  const { rows: sheetRows, notes } = readSheet(sheet, {
    columns: eventColumns,
    problemIn: ({ start, end }) => problemIn(start, end, today),
    allowEmpty,
    hintIfEmpty: 'write a row for each event (or, on a computer, use --allow-empty)',
  })
  const rows = sheetRows.map(({ where, values, cells: [, ...dates] }) => ({
    ...values,
    where,
    isSlashed: dates.every((date) => /^\d\d?\//.test(date)),
  }))
  rejectMonthFirst(sheet.name, rows)
  const leftOut = season ? rowsOutside(season, rows) : pastRows(rows, today)
  const kept = rows.filter((row) => !leftOut.includes(row))
  if (!season) throwProblems(otherYearProblems(kept))
  else if (!kept.length && !allowEmpty)
    throwInvalid(
      `sources.calendar.season: has none of the events in ${sheet.name} (${season.startDate} to ${season.endDate}); correct its year, or those of the events`,
    )
  const mistyped = withMistypedYear(rows, kept)
  return {
    events: eventsOf(kept),
    wheres: kept.map(({ where }) => where),
    notes: [
      ...notes,
      ...monthlyNotes(rows),
      ...monthFirstNotes(kept),
      ...leftOut.map((row) => {
        const { where, name, start, end } = row
        const dates = season ? `${start} to ${end}, outside sources.calendar.season` : `ended on ${end}`
        const what = `${quoted(name)} ${dates}`
        if (isLongDayFirst(row)) return `warning: ${where}: left out: ${what}; write ${dayFirst}`
        return mistyped.includes(row)
          ? `warning: ${where}: left out: ${what}; check the year`
          : `left out: ${where}: ${what}`
      }),
    ],
  }
}

/** Like `eventFault`, but asks whether the month comes first if the event would then not end before it starts. */
function problemIn(start: string, end: string, today: string): Fault | undefined {
  const fault = eventFault(start, end, today)
  const mayBeSwapped = mayBeMonthFirst(start) && mayBeMonthFirst(end)
  if (!fault || end >= start || !mayBeSwapped || withMonthFirst(end) < withMonthFirst(start)) return fault
  const hint = `does the month come first? if so, write ${dayFirst}; if not, ${fault.hint}`
  return { ...fault, hint, hintIfAll: hint }
}

/**
 * Returns left-out rows whose year is probably mistyped: with the year of the next row kept, they would be in order. A row
 * of the same name is not one: in a sheet sorted by name, it is last season's.
 */
function withMistypedYear(rows: EventRow[], kept: EventRow[]): EventRow[] {
  return kept.flatMap((after, index) => {
    const before = kept[index - 1]
    if (!before) return []
    const between = rows.slice(rows.indexOf(before) + 1, rows.indexOf(after))
    return between.filter((row) => {
      const start = after.start.slice(0, 4) + row.start.slice(4)
      return row.name !== after.name && before.start <= start && start <= after.start
    })
  })
}

/** Returns the season from the events' first day to their last; without events, only today. */
export function seasonOf(events: CampEvent[], today: string): Season {
  const days = events.flatMap(({ startDate, endDate }) => [startDate, endDate]).sort()
  return { startDate: days.at(0) ?? today, endDate: days.at(-1) ?? today }
}

/** Rejects dates, all with slashes, that make every event shorter if the month comes first, as in the United States. */
function rejectMonthFirst(file: string, rows: EventRow[]): void {
  if (!rows.every(({ isSlashed }) => isSlashed)) return
  const changes = rows.map(({ start, end }) => {
    const [first, last] = [withMonthFirst(start), withMonthFirst(end)]
    // NaN if there is no such date.
    return first <= last ? daysBetween(first, last) - daysBetween(start, end) : Infinity
  })
  const where = rows[changes.findIndex((change) => change < 0)]?.where
  if (where && changes.every((change) => change <= 0)) {
    throwInvalid(
      `${where}: dates probably have the month first (every event in ${file} would then be shorter); write ${dayFirst}; if they are right, write them like ${rows[0]?.start}`,
    )
  }
}

/** With fewer, dates a month apart may be chance. */
const fewestMonthly = 3

/** Returns a note if all dates, with slashes, are of one day of several months: with the month first, of several days of one. */
function monthlyNotes(rows: EventRow[]): string[] {
  const dates = rows.flatMap(({ start, end }) => [start, end])
  const isMonthly =
    rows.every(({ isSlashed }) => isSlashed) &&
    dates.every((date) => mayBeMonthFirst(date) && date.slice(8) === dates[0]?.slice(8))
  const [first] = rows
  if (!first || !isMonthly || new Set(dates).size < fewestMonthly) return []
  return [
    `warning: ${first.where}: all dates are a month or more apart; is ${withMonthFirst(first.start)} meant here? then write ${dayFirst}; if they are right, write them like ${first.start}`,
  ]
}

/** Dates further than this from those that can be read in one way only are doubted, if they are nearer month first. */
const farDays = 60

function monthFirstNotes(rows: EventRow[]): string[] {
  const isDoubtful = ({ start, end, isSlashed }: EventRow) =>
    isSlashed && mayBeMonthFirst(start) && mayBeMonthFirst(end)
  const certain = seasonOf(eventsOf(rows.filter((row) => !isDoubtful(row))), '')
  const daysFrom = (from: string, until: string) =>
    Math.max(daysBetween(until, certain.startDate), daysBetween(certain.endDate, from))
  return rows.filter(isDoubtful).flatMap(({ where, name, start, end }) => {
    const [first, last] = [withMonthFirst(start), withMonthFirst(end)]
    const daysApart = daysFrom(start, end)
    return daysApart > farDays && first <= last && daysFrom(first, last) <= farDays
      ? `warning: ${where}: ${quoted(name)}, ${start}, is ${daysApart} days from other events; is ${first} meant? write that, or ${start} if it is right`
      : []
  })
}

/** Whether an event lasts for months only because the month comes first. */
function isLongDayFirst({ start, end, isSlashed }: EventRow): boolean {
  const days = daysBetween(withMonthFirst(start), withMonthFirst(end))
  return isSlashed && daysBetween(start, end) > longestUsualDays && days >= 0 && days <= longestUsualDays
}

/** Events that ended more than this many days ago are left out if there are later ones. */
const shownAfterDays = 90

/** Must be longer than any gap within a season, but shorter than the time between seasons. */
const longestPauseDays = 200

const rowsOutside = ({ startDate, endDate }: Season, rows: EventRow[]): EventRow[] =>
  rows.filter(({ start, end }) => end < startDate || start > endDate)

/** Returns the rows of events that belong to an earlier season, or would make the calendar longer than the app shows. */
function pastRows(rows: EventRow[], today: string): EventRow[] {
  const earlierUntil = pausesIn(rows).findLast(({ from }) => from < today)?.from ?? ''
  const lastDay = seasonOf(eventsOf(rows), today).endDate
  return rows.filter(({ end }) => {
    const isFollowed = lastDay >= today || rows.some(({ start }) => daysBetween(end, start) > shownAfterDays)
    const isOld = daysBetween(end, today) > shownAfterDays && isFollowed
    return isOld || end <= earlierUntil || (end < today && addDays(end, maximumRows) <= lastDay)
  })
}

/** Reports the events after the first long gap, not those before it, because they are further from today. */
function otherYearProblems(rows: EventRow[]): string[] {
  const { until } = pausesIn(rows)[0] ?? {}
  return rows
    .filter(({ start }) => until !== undefined && start >= until)
    .map(
      ({ where, start }) =>
        `${where}: starts more than ${longestPauseDays} days after the events before it (${start}); correct the year, or set sources.calendar.season in src/camp.ts`,
    )
}

/** Returns the long spans without any event, from the last day before (`from`) to the first day after (`until`). */
function pausesIn(rows: EventRow[]): { from: string; until: string }[] {
  const pauses: { from: string; until: string }[] = []
  let reached: string | undefined
  for (const { start, end } of rows.toSorted((a, b) => (a.start < b.start ? -1 : 1))) {
    if (reached && daysBetween(reached, start) > longestPauseDays)
      pauses.push({ from: reached, until: start })
    if (!reached || end > reached) reached = end
  }
  return pauses
}

function eventsOf(rows: EventRow[]): CampEvent[] {
  return rows.map(({ name, start, end }) => ({ name, startDate: start, endDate: end }))
}
