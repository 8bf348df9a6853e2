/** Finds columns of a tide table that were sorted, filled, split or moved alone, so that cells are beside other tides. */
import { addDays } from '../../../src/lib/camp-time'
import { quoted } from '../../faults/describe-value'
import { runsOf } from '../runs-of'
import type { Table } from './find-table'
import { weekday } from './sheet-cells'
import { swappedHeights, typicalHeights } from './tide-heights'
import { tideColumns } from './tide-table-columns'

/** What is wrong in many rows, and the first of them. */
export interface TableProblem {
  row: number | undefined
  problem: string
}

/** A row's values; undefined if invalid. */
interface Row {
  number: number
  date: string | undefined
  time: string | undefined
  type: 'High' | 'Low' | undefined
  height: number | undefined
}

/** Returns the first problem that columns have as a whole; undefined if there is none. */
export function movedColumn({ rows, indexes }: Table): TableProblem | undefined {
  const read = rows.map(({ number, cells: [date = '', time = '', type = '', height = ''] }) => {
    const metres = tideColumns.height.read(height)
    return {
      number,
      date: tideColumns.date.read(date),
      time: tideColumns.time.read(time)?.slice(0, 5),
      type: tideColumns.type.read(type),
      height: metres === undefined ? undefined : Number(metres),
    }
  })
  return (
    splitHeights(rows, indexes) ??
    sortedColumn(read, 'time') ??
    sortedColumn(read, 'type') ??
    sortedColumn(read, 'height') ??
    copiedDate(read) ??
    filledDates(read) ??
    movedHeights(read) ??
    otherWeekdays(rows)
  )
}

/** Finds a value where a column's heading should be. */
export function movedHeading({ headingRow, headings }: Table): TableProblem | undefined {
  for (const [index, name] of (['date', 'time', 'type', 'height'] as const).entries()) {
    const heading = headings[index] ?? ''
    if (tideColumns[name].read(heading) === undefined) continue
    const problem = `a ${name} instead of a heading (${quoted(heading)}), as if the column had moved up by a cell; move it down, and write the heading "${name}"`
    return { row: headingRow, problem }
  }
  return undefined
}

/** Finds whole metres beside small numbers in another column: an unquoted 1,8 has become two cells. */
function splitHeights(rows: Table['rows'], indexes: number[]): TableProblem | undefined {
  const areWhole = rows.every(({ cells }) => /^-?\d+$/.test(cells[3] ?? ''))
  const isSmall = (cell: string, index: number) => !indexes.includes(index) && /^\d{1,2}$/.test(cell)
  if (!areWhole || !rows.some(({ written }) => written.some(isSmall))) return undefined
  const problem =
    'every height in whole metres, with numbers in another column, as if 1,8 had been split in two; write heights such as 1.8, or "1,8" in quotes'
  return { row: rows[0]?.number, problem }
}

/**
 * In a true table, no column stays in order for so many rows on so many dates; heights may where the tide is smaller than
 * this, or where they are rounded to fewer values. Tried with a year of predictions for 231 gauges in Europe, America and
 * Asia.
 */
const sortedLimits = { rows: 8, dates: 3, metres: 0.5, values: 4 }

/** The most rows of one type per date, in a table that lists a week's high tides and then its low tides. */
const mostOfType = 2

function sortedColumn(rows: Row[], name: 'time' | 'type' | 'height'): TableProblem | undefined {
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

function isTideless(run: Row[]): boolean {
  const metres = Math.abs((run.at(-1)?.height ?? NaN) - (run.at(0)?.height ?? NaN))
  const values = new Set(run.map(({ height }) => height))
  return metres < sortedLimits.metres || values.size < sortedLimits.values
}

/** Some coasts have one tide of each type a day. */
const hasBothTypes = (rows: Row[]): boolean => new Set(rows.map(({ type }) => type)).size > 1

/** In a true table, no date has more tides than this. */
const mostOfDate = 10

function copiedDate(rows: Row[]): TableProblem | undefined {
  const copied = runsOf(rows, (above, { date }) => date !== undefined && date === above.date).find(
    (run) => run.length > mostOfDate,
  )
  return inRows(
    copied,
    (first, last) =>
      `the same date, ${first.date}, in ${copied?.length} rows, down to row ${last.number}, as if copied down; write each tide's own date`,
  )
}

/** In a true table, dates do not have only one tide for so many rows. */
const fewestFilled = 6

/** Finds dates that were filled down as a series. */
function filledDates(rows: Row[]): TableProblem | undefined {
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

/** This many pairs of swapped heights have one cause; two swapped heights alone make up to three pairs. */
const fewestSwapped = 4

/** At neap tides, a high tide may be above a low one of another day. */
const mostBetween = 2

/** Finds high tides that are below the low tides beside them in many rows. */
function movedHeights(rows: Row[]): TableProblem | undefined {
  const tides = rows.flatMap(({ number, type, height }) =>
    type && height !== undefined ? { number, type, heightInMetres: height } : [],
  )
  const swapped = swappedHeights(tides).flatMap(({ index }) => index ?? [])
  const { high, low } = typicalHeights(tides)
  // A wrong height makes two pairs, but leaves the tides beside it on their side of the middle.
  const isOnOtherSide = (index: number) => {
    const { type, heightInMetres = NaN } = tides[index] ?? {}
    return heightInMetres > (high + low) / 2 === (type === 'Low')
  }
  const moved = runsOf(swapped, (before, index) => index - before <= mostBetween + 1).find(
    (run) => run.length >= fewestSwapped && run.filter(isOnOtherSide).length > 0.75 * run.length,
  )
  if (!moved) return undefined
  const [first, last] = [tides[(moved.at(0) ?? NaN) - 1], tides[moved.at(-1) ?? NaN]]
  const problem = `high tides below the low tides beside them, from here to row ${last?.number}, as if the heights had moved up or down by a cell; move them back, or swap High and Low in these rows`
  return { row: first?.number, problem }
}

/** A weekday in a single row may be mistyped. */
const fewestWrongDays = 3

/** Finds weekdays that contradict most dates: these are of another year, or some days off. */
function otherWeekdays(rows: Table['rows']): TableProblem | undefined {
  const dated = rows.flatMap(({ number, written, cells: [cell = ''] }) => {
    const [shown, date] = [written.find((each) => weekday.test(each)), tideColumns.date.read(cell)]
    if (!shown || !date) return []
    const day = new Date(date).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })
    return {
      number,
      shown,
      date,
      day,
      isWrong: !day.toLowerCase().startsWith(shown.slice(0, 3).toLowerCase()),
    }
  })
  const wrong = dated.filter(({ isWrong }) => isWrong)
  const [first] = wrong
  if (!first || wrong.length < fewestWrongDays || wrong.length * 2 <= dated.length) return undefined
  const problem = `${first.date} is a ${first.day}, not ${quoted(first.shown)} (in ${wrong.length} of ${dated.length} rows); are the dates of another year, or some days off?`
  return { row: first.number, problem }
}

function inRows(
  run: Row[] | undefined,
  problemIn: (first: Row, last: Row) => string,
): TableProblem | undefined {
  const [first, last] = [run?.at(0), run?.at(-1)]
  return first && last && { row: first.number, problem: problemIn(first, last) }
}
