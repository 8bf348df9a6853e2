/** Finds columns of a tide table that were sorted or filled without the others. */
import { addDays } from '../../../src/lib/camp-time'
import { runsOf } from '../runs-of'
import type { TableRow } from './find-table'

/** What is wrong in many rows, and the first of them. */
export interface TableProblem {
  row: number | undefined
  problem: string
}

/** A row's values; undefined if invalid. */
export interface TideRow extends Pick<TableRow, 'number' | 'written'> {
  date: string | undefined
  /** Whether the month is written in letters. */
  isDateInWords: boolean
  time: string | undefined
  type: 'High' | 'Low' | undefined
  height: number | undefined
}

/**
 * In a year of predictions for 231 gauges in Europe, America and Asia, no column stays in order for so many rows and
 * dates, except for heights where the tide is smaller than this, or has fewer values.
 */
const sortedLimits = { rows: 8, dates: 3, metres: 0.5, values: 4 }

/** The most rows of one type per date, in a table that lists a week's high tides and then its low tides. */
const mostOfType = 2

export function sortedColumn(rows: TideRow[], name: 'time' | 'type' | 'height'): TableProblem | undefined {
  const inOrder = (first?: string | number, second?: string | number) =>
    first !== undefined && second !== undefined && first <= second
  const runs = [
    ...runsOf(rows, (above, row) => inOrder(above.date, row.date) && inOrder(above[name], row[name])),
    ...runsOf(rows, (above, row) => inOrder(above.date, row.date) && inOrder(row[name], above[name])),
  ]
  const sorted = runs.find((run) => {
    const dates = new Set(run.map(({ date }) => date))
    const isLong = run.length >= sortedLimits.rows && dates.size >= sortedLimits.dates
    const areBlocks = run.length / dates.size <= mostOfType
    const isSame = run.at(0)?.[name] === run.at(-1)?.[name]
    return isLong && !areBlocks && hasBothTypes(run) && !isSame && !(name === 'height' && isTideless(run))
  })
  return inRows(
    sorted,
    (first, last) =>
      `${name} column sorted from here to row ${last.number} (${first[name]} to ${last[name]}), as if it had been sorted without the others; undo the sort, or copy the column from the original again`,
  )
}

function isTideless(run: TideRow[]): boolean {
  const metres = Math.abs((run.at(-1)?.height ?? NaN) - (run.at(0)?.height ?? NaN))
  const values = new Set(run.map(({ height }) => height))
  return metres < sortedLimits.metres || values.size < sortedLimits.values
}

/** Some coasts have one tide of each type a day. */
const hasBothTypes = (rows: TideRow[]): boolean => new Set(rows.map(({ type }) => type)).size > 1

/** In a correct table, no date has more tides than this. */
const mostOfDate = 10

export function copiedDate(rows: TideRow[]): TableProblem | undefined {
  const copied = runsOf(rows, (above, { date }) => date !== undefined && date === above.date).find(
    (run) => run.length > mostOfDate,
  )
  return inRows(
    copied,
    (first, last) =>
      `the same date, ${first.date}, in ${copied?.length} rows, down to row ${last.number}, as if copied down; write each tide's own date`,
  )
}

/** In a correct table, dates do not have only one tide for so many rows. */
const fewestFilled = 6

/** Finds dates that were filled down as a series. */
export function filledDates(rows: TideRow[]): TableProblem | undefined {
  const filled = runsOf(
    rows,
    (above, { date }) => above.date !== undefined && date === addDays(above.date, 1),
  ).find((run) => run.length >= fewestFilled && hasBothTypes(run))
  return inRows(
    filled,
    (first, last) =>
      `dates go up by a day in every row from here to row ${last.number}, as if filled down (${first.date} to ${last.date}); give all tides of a day the same date`,
  )
}

/**
 * The most dates in a row that are a month or a year apart in a correct table. Dates in figures that seem to be a month
 * apart may be days with the month first, of which there are twelve.
 */
const mostMonthsApart = { clear: 3, monthFirst: 12 }

/** Finds dates whose months or years were filled down as a series. */
export function filledMonths(rows: TideRow[]): TableProblem | undefined {
  const days = runsOf(rows, (above, row) => above.date === row.date).flatMap(([first]) => first ?? [])
  for (const [unit, months] of [
    ['month', 1],
    ['year', 12],
  ] as const) {
    const filled = runsOf(
      days,
      (above, row) => row.date !== undefined && row.date === addMonths(above.date, months),
    )
    const run = filled.find((each) => {
      const isClear = unit === 'year' || each.every(({ isDateInWords }) => isDateInWords)
      return each.length > (isClear ? mostMonthsApart.clear : mostMonthsApart.monthFirst)
    })
    const [first, second, last] = [run?.[0], run?.[1], run?.at(-1)]
    if (!second) continue
    const problem = `dates go up by a ${unit} from one to the next (${first?.date} to ${last?.date}), as if filled down; write each tide's own date`
    return { row: second.number, problem }
  }
  return undefined
}

/** Returns the same day some months later, such as `2026-09-01`; undefined if that month has no such day. */
function addMonths(from: string | undefined, months: number): string | undefined {
  const [year = NaN, month = NaN, day = NaN] = (from ?? '').split('-').map(Number)
  const later = new Date(Date.UTC(year, month - 1 + months, day))
  return later.getUTCDate() === day ? later.toJSON().slice(0, 10) : undefined
}

function inRows(
  run: TideRow[] | undefined,
  problemIn: (first: TideRow, last: TideRow) => string,
): TableProblem | undefined {
  const [first, last] = [run?.at(0), run?.at(-1)]
  return first && last && { row: first.number, problem: problemIn(first, last) }
}
