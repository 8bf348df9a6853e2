/** Finds columns of a tide table that were moved, split, sorted or filled alone, so that cells are beside other tides. */
import { quoted } from '../../faults/describe-value'
import { runsOf } from '../runs-of'
import type { Table, TableRow } from './find-table'
import { weekday } from './sheet-cells'
import {
  copiedDate,
  filledDates,
  filledMonths,
  sortedColumn,
  type TableProblem,
  type TideRow,
} from './sorted-columns'
import { swappedHeights, typicalHeights } from './tide-heights'
import { tideColumns } from './tide-table-columns'

/** Returns the first problem that columns have as a whole; undefined if there is none. */
export function movedColumn({ rows, indexes, columnCount }: Table): TableProblem | undefined {
  const read = rows.map(({ number, written, cells: [date = '', time = '', type = '', height = ''] }) => {
    const metres = tideColumns.height.read(height)
    return {
      number,
      written,
      date: tideColumns.date.read(date),
      isDateInWords: /\p{L}{3}/u.test(date),
      time: tideColumns.time.read(time)?.slice(0, 5),
      type: tideColumns.type.read(type),
      height: metres === undefined ? undefined : Number(metres),
    }
  })
  return (
    splitHeights(rows, indexes) ??
    someSplitHeights(rows, indexes, columnCount) ??
    sortedColumn(read, 'time') ??
    sortedColumn(read, 'type') ??
    sortedColumn(read, 'height') ??
    copiedDate(read) ??
    filledDates(read) ??
    filledMonths(read) ??
    movedHeights(read) ??
    otherWeekdays(read)
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

const asIfSplit = 'as if 1,8 had been split in two; write heights such as 1.8, or "1,8" in quotes'

const isWhole = ({ cells }: TableRow): boolean => /^-?\d+$/.test(cells[3] ?? '')

/** Finds whole metres beside small numbers in another column: an unquoted 1,8 has become two cells. */
function splitHeights(rows: Table['rows'], indexes: number[]): TableProblem | undefined {
  const isSmall = (cell: string, index: number) => !indexes.includes(index) && /^\d{1,2}$/.test(cell)
  if (!rows.every(isWhole) || !rows.some(({ written }) => written.some(isSmall))) return undefined
  const problem = `every height in whole metres, with numbers in another column, ${asIfSplit}`
  return { row: rows[0]?.number, problem }
}

/** Finds the same in some rows, beside an otherwise empty column. */
function someSplitHeights(
  rows: Table['rows'],
  indexes: number[],
  columnCount: number,
): TableProblem | undefined {
  const beside = (indexes[3] ?? NaN) + 1
  const isSplit = (row: TableRow) => isWhole(row) && /^\d$/.test(row.written[beside] ?? '')
  const split = rows.filter(isSplit)
  const hasNotes = rows.some((row) => row.written[beside] && !isSplit(row))
  // A cell beyond the last column is an error of its row.
  if (!split.length || beside >= columnCount || indexes.includes(beside) || hasNotes) return undefined
  const where = split.length === 1 ? '' : ` (${split.length} rows)`
  const problem = `whole metres beside a digit in the next column${where}, ${asIfSplit}`
  return { row: split[0]?.number, problem }
}

/** This many pairs of swapped heights have one cause; two swapped heights alone make up to three pairs. */
const fewestSwapped = 4

/** At neap tides, a high tide may be above a low one of another day. */
const mostBetween = 2

/** Finds high tides that are below the low tides beside them in many rows. */
function movedHeights(rows: TideRow[]): TableProblem | undefined {
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
function otherWeekdays(rows: TideRow[]): TableProblem | undefined {
  const column = weekdayColumn(rows)
  const dated = rows.flatMap(({ number, date, written }) => {
    const shown = written[column]
    if (!shown || !date) return []
    const day = new Date(date).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })
    const isWrong = !day.toLowerCase().startsWith(shown.slice(0, 3).toLowerCase())
    return { number, shown, date, day, isWrong }
  })
  const wrong = dated.filter(({ isWrong }) => isWrong)
  const [first] = wrong
  if (!first || wrong.length < fewestWrongDays || wrong.length * 2 <= dated.length) return undefined
  const problem = `${first.date} is a ${first.day}, not ${quoted(first.shown)} (in ${wrong.length} of ${dated.length} rows); are the dates of another year, or some days off?`
  return { row: first.number, problem }
}

/** A column of weekdays may have notes or mistypes in some rows. */
const leastWeekdays = 0.9

/** Returns the index of the column of weekdays, which has as many of them as the dates do; -1 if there is none. */
function weekdayColumn(rows: TideRow[]): number {
  const dayCount = new Set(rows.flatMap(({ date }) => (date ? new Date(date).getUTCDay() : []))).size
  const columns = rows[0]?.written.map((_, index) => rows.map(({ written }) => written[index] ?? '')) ?? []
  return columns.findIndex((cells) => {
    const filled = cells.filter(Boolean)
    const days = filled.filter((cell) => weekday.test(cell)).map((day) => day.slice(0, 3).toLowerCase())
    return days.length > leastWeekdays * filled.length && new Set(days).size >= dayCount
  })
}
