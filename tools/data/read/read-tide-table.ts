/**
 * Reads a tide table that a person made: a CSV file with date, time at the camp, High or Low, and metres. Invalid rows
 * are never skipped: with a tide missing, the app could say that the tide is rising when it is falling.
 */
import { addDays, campDate, campInstant, isSummerTime } from '../../../src/lib/camp-time'
import { summerName, timeZone, winterName } from '../../../src/time-zone'
import { quoted } from '../../faults/describe-value'
import { addSummerHour, campClock } from '../camp-day'
import { fewestTidesOfDay } from '../coast'
import { groupsOf } from '../groups-of'
import type { Table, TableRow } from './find-table'
import type { SheetFile } from './get-sheet'
import { monthFirstProblem } from './month-first'
import { movedColumn, movedHeading } from './moved-columns'
import { readSheet } from './read-sheet'
import { oneTidePerRow } from './row-problems'
import { date } from './sheet-cells'
import type { TableProblem } from './sorted-columns'
import { throwInvalid, throwProblems } from './source-errors'
import type { SourceTide, SourceTides } from './source-tides'
import { doubtsAboutTable, suspiciousTides } from './suspicious-tides'
import { inStep, readInstant, type TableTide } from './tide-instants'
import { inOrder } from './tide-order'
import { onFullClock, tideColumns } from './tide-table-columns'
import {
  clocksIn,
  clocksInHeading,
  isOtherClock,
  isOtherUnit,
  lacksSummerHour,
  unitIn,
  unitInHeading,
  zoneOf,
} from './tide-table-heading'

/**
 * Reads the tides in a table of any year. Throws an InvalidResponse that lists invalid rows, rows out of order, a heading
 * that names the wrong unit, datum or clock, and tides that do not fit the others.
 */
export function readTideTable(sheet: SheetFile): SourceTides {
  const file = sheet.name
  const tides: TableTide[] = []
  readSheet(sheet, {
    columns: tideColumns,
    isTideTable: true,
    hintIfEmpty: oneTidePerRow,
    checkTable(table) {
      const found =
        typesAsHeadings(table) ??
        movedHeading(table) ??
        wrongText(table) ??
        secondPort(table) ??
        movedColumn(table)
      if (found) throwInvalid(`${file}:${found.row}: ${found.problem}`)
    },
    problemIn({ date, time, type, height, zone, 'am/pm': half }, where) {
      const clock = half ? onFullClock(time, half) : time
      const hasZone = zone && zone !== timeZone
      const { problem, ...instant } = readInstant(date, hasZone ? `${clock} ${zone}` : clock)
      tides.push({ type, heightInMetres: Number(height), where, ...instant })
      return problem
    },
  })
  rejectHalfClock(file, tides)
  throwProblems(monthFirstProblem(tides))
  const sorted = inOrder(file, inStep(tides))
  throwProblems(suspiciousTides(file, sorted))
  return {
    name: file,
    tides: sorted,
    isComplete: completeDates(sorted),
    leftOut: [],
    doubts: doubtsAboutTable(file, sorted),
  }
}

/** Finds several columns of tides: `High (m),Low (m)`, `Tide 1,Tide 2`. */
function typesAsHeadings({ headingRow, headings }: Table): TableProblem | undefined {
  const isType = (given: string) => {
    const heading = given.replace(/^(?:[ap]\.?m\.?|\d(?:st|nd|rd|th)|first|second|third|fourth) (?=\S)/i, '')
    return (
      /^(?:tide ?)?(?:\d(?:st|nd|rd|th)?|first|second|third|fourth)(?: tide)?$/i.test(given) ||
      tideColumns.type.read(heading.replace(/(?: height)? ?(?:\(m\)|m)?$/i, '')) !== undefined
    )
  }
  if (![2, 3].every((column) => isType(headings[column] ?? ''))) return undefined
  const found = quoted(headings.slice(0, 4).join(', '))
  const problem = `missing columns "type", "height" (found ${found}); write the headings date, time, type, height, and one tide per row`
  return { row: headingRow, problem }
}

/** Finds a heading or title that names the wrong unit, datum or clock. */
function wrongText({ headingRow, headings, texts, rows }: Table): TableProblem | undefined {
  const [dateHeading = '', timeHeading = '', , heightHeading = ''] = headings
  const said = [
    {
      row: headingRow,
      unit: unitInHeading(heightHeading),
      clocks: [...clocksInHeading(timeHeading), ...clocksIn(dateHeading)],
      unitHint: '',
      clockHint: `, and name the column "Time" or "Time (${timeZone})"`,
      ifCamps: 'name the column "Time"',
    },
    ...texts.map(({ number, cells }) => {
      const text = cells.join(' ')
      return {
        row: number,
        unit: unitIn(text),
        clocks: clocksIn(text),
        unitHint: ', or delete this text if the heights are correct',
        clockHint: ", or delete this text if the times are already the camp's",
        ifCamps: 'delete this text',
      }
    }),
  ]
  for (const { row, unit, clocks, unitHint, clockHint, ifCamps } of said) {
    if (unit !== undefined) {
      // A heading may also be misspelt.
      const problem = isOtherUnit(unit)
        ? `heights not in metres above chart datum ("${unit}"); convert them, and name the column "Height (m)"${unitHint}`
        : `heights may be in another unit or above another datum ("${unit}"); name the column "Height (m)" if they are in metres above chart datum, or else convert them`
      return { row, problem }
    }
    const clock = clocks.find((each) => !isClockOf(each, rows))
    if (clock !== undefined) {
      const problem = isOtherClock(clock)
        ? `times in another time zone ("${clock}"); write the camp's time${lacksSummerHour(clock) ? ` (${addSummerHour})` : ''}${clockHint}`
        : `times may be in another time zone ("${clock}"); ${ifCamps} if they are the camp's, or else convert them`
      return { row, problem }
    }
  }
  return undefined
}

/** Whether a clock is the camp's on all dates of a table: BST if all are in summer, GMT if all are in winter. */
function isClockOf(clock: string, rows: Table['rows']): boolean {
  const dates = rows.flatMap(({ cells: [cell = ''] }) => date.read(cell) ?? [])
  const isAll = (isSummer: boolean) =>
    dates.every((each) => isSummerTime(new Date(campInstant(each, '12:00'))) === isSummer)
  const zone = zoneOf(clock)
  return (zone === summerName && isAll(true)) || (zone === winterName && isAll(false))
}

/** Finds tides of two places or more. A name in few rows is a note. */
function secondPort({ rows, otherTitle }: Table): TableProblem | undefined {
  if (otherTitle) {
    const title = quoted(otherTitle.cells.filter(Boolean).join(' '))
    const problem = `another title above repeated headings (${title}); keep the tides of one place, and delete this row if it names no other`
    return { row: otherTitle.number, problem }
  }
  const portOf = ({ cells }: TableRow) => cells[portIndex] ?? ''
  const named = rows.filter((row) => /\p{L}/u.test(portOf(row)))
  const fewest = Math.max(2, rows.length / 10)
  const ports = groupsOf(named, (row) => portOf(row).toLowerCase()).filter(({ length }) => length >= fewest)
  const [first, other] = ports.map(([row]) => row)
  if (!first || !other) return undefined
  const problem = `tides of another place, ${quoted(portOf(other))} (row ${first.number}: ${quoted(portOf(first))}); keep the rows of one`
  return { row: other.number, problem }
}

const portIndex = Object.keys(tideColumns).indexOf('port')

/** Rejects times on a 12-hour clock: no day with three tides or more ends before 13:00. */
function rejectHalfClock(file: string, tides: SourceTide[]): void {
  const isFullClock = tides.some(({ at }) => campClock(at) >= '13:00')
  if (isFullClock || fullDates(tides).size < 2) return
  throwInvalid(
    `${file}: no time is after 12:59, as on a 12-hour clock without a.m. and p.m.; write 24-hour times, such as 15:10`,
  )
}

function completeDates(tides: SourceTide[]): SourceTides['isComplete'] {
  const dates = new Set(tides.map(({ at }) => campDate(at)))
  const full = fullDates(tides)
  // With fewer tides, the table probably starts, ends or has a gap during that day.
  const isEnd = (date: string) => !dates.has(addDays(date, -1)) || !dates.has(addDays(date, 1))
  return (date) => !isEnd(date) || full.has(date)
}

/** Returns the dates at the camp with at least as many tides as any complete day has. */
function fullDates(tides: SourceTide[]): Set<string> {
  const days = groupsOf(tides, ({ at }) => campDate(at)).filter(({ length }) => length >= fewestTidesOfDay)
  return new Set(days.map(([{ at }]) => campDate(at)))
}
