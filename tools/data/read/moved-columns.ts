/** Finds columns of a tide table that were sorted, filled or moved alone, so that their cells are beside other tides. */
import { addDays } from '../../../src/lib/camp-time'
import { quoted } from '../../faults/describe-value'
import type { Table } from './find-table'
import { throwInvalid } from './source-errors'
import { swappedHeights, typicalHeights } from './tide-heights'
import { tideColumns } from './tide-table-columns'

/** A row's values; undefined if invalid. */
interface Row {
  number: number
  date: string | undefined
  time: string | undefined
  type: 'High' | 'Low' | undefined
  height: number | undefined
}

/** Throws an InvalidResponse if a value is where a column's heading should be. */
export function rejectMovedHeadings(file: string, { headingRow, headings }: Table): void {
  for (const name of ['date', 'time', 'type', 'height'] as const) {
    const heading = headings[Object.keys(tideColumns).indexOf(name)] ?? ''
    if (tideColumns[name].read(heading) !== undefined)
      throwInvalid(
        `${file}:${headingRow}: a ${name} instead of a heading (${quoted(heading)}), as if the column had moved up by a cell; move it down, and write the heading "${name}"`,
      )
  }
}

/** Throws an InvalidResponse if a table has a column that was sorted or filled down alone, or heights that have moved. */
export function rejectMovedColumns(file: string, { rows }: Table): void {
  const read = rowsOf(rows)
  rejectSorted(file, read)
  rejectFilledDates(file, read)
  rejectMovedHeights(file, read)
}

function rowsOf(rows: Table['rows']): Row[] {
  return rows.map(({ number, cells: [date = '', time = '', type = '', height = ''] }) => {
    const metres = tideColumns.height.read(height)
    return {
      number,
      date: tideColumns.date.read(date),
      time: tideColumns.time.read(time)?.slice(0, 5),
      type: tideColumns.type.read(type),
      height: metres === undefined ? undefined : Number(metres),
    }
  })
}

/**
 * In a true table, no column stays in order for so many rows on so many dates; heights may where the tide is smaller than
 * this, or where they are rounded to fewer values. Tried with a year of predictions for 231 gauges in Europe, America and
 * Asia, in four orders of rows.
 */
const sortedLimits = { rows: 8, dates: 3, metres: 0.5, heights: 4 }

/** The most rows of one type per date, in a table that lists a week's high tides and then its low tides. */
const mostOfType = 2

function rejectSorted(file: string, rows: Row[]): void {
  for (const name of ['time', 'type', 'height'] as const)
    for (const [dateSign, sign] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      const sorted = runsOf(
        rows,
        (above, row) => isAfter(above.date, row.date, dateSign) && isAfter(above[name], row[name], sign),
      ).find((run) => {
        const dates = new Set(run.map(({ date }) => date))
        const isLong = run.length >= sortedLimits.rows && dates.size >= sortedLimits.dates
        const metres = Math.abs((run.at(-1)?.height ?? NaN) - (run.at(0)?.height ?? NaN))
        const isSame = run.at(0)?.[name] === run.at(-1)?.[name]
        const isTideless =
          metres < sortedLimits.metres || new Set(run.map(({ height }) => height)).size < sortedLimits.heights
        const areBlocks = run.length / dates.size <= mostOfType
        return isLong && !isSame && !(name === 'height' && isTideless) && !areBlocks && hasBothTypes(run)
      })
      if (!sorted) continue
      const [first, last] = [sorted.at(0), sorted.at(-1)]
      throwInvalid(
        `${file}:${first?.number}: ${name} column sorted from here to row ${last?.number} (${first?.[name]} to ${last?.[name]}), as if it had been sorted without the others; undo the sort, or copy the column from the original again`,
      )
    }
}

/** Whether a value is at least the one above or, with a sign of -1, at most. */
function isAfter<Value extends string | number>(
  above: Value | undefined,
  value: Value | undefined,
  sign: 1 | -1,
): boolean {
  if (above === undefined || value === undefined) return false
  return sign === 1 ? value >= above : value <= above
}

/** Some coasts have one tide of each type a day, whose heights rise steadily towards spring tides. */
const hasBothTypes = (rows: Row[]): boolean => new Set(rows.map(({ type }) => type)).size > 1

/** In a true table, no date has only one tide for so many rows, and none has more than this. */
const [fewestFilled, mostOfDate] = [6, 10]

/** Rejects dates that were filled down as a series, or copied down. */
function rejectFilledDates(file: string, rows: Row[]): void {
  const filled = runsOf(
    rows,
    (above, { date }) => above.date !== undefined && date === addDays(above.date, 1),
  ).find((run) => run.length >= fewestFilled && hasBothTypes(run))
  const copied = runsOf(rows, (above, { date }) => date !== undefined && date === above.date).find(
    (run) => run.length > mostOfDate,
  )
  if (copied)
    throwInvalid(
      `${file}:${copied[0]?.number}: the same date, ${copied[0]?.date}, in ${copied.length} rows, down to row ${copied.at(-1)?.number}, as if copied down; write each tide's own date`,
    )
  if (!filled) return
  const [first, last] = [filled.at(0), filled.at(-1)]
  throwInvalid(
    `${file}:${first?.number}: dates go up by a day in every row from here to row ${last?.number}, as if filled down (${first?.date} to ${last?.date}); give all tides of a day the same date`,
  )
}

/** This many pairs of swapped heights have one cause; two swapped heights alone make up to three pairs. */
const fewestSwapped = 4

/** At neap tides, a high tide may be above a low one of another day. */
const mostBetween = 2

/** Rejects high tides that are below the low tides beside them in many rows. */
function rejectMovedHeights(file: string, rows: Row[]): void {
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
    (run) =>
      run.length >= Math.min(fewestSwapped, Math.max(3, tides.length - 1)) &&
      run.filter(isOnOtherSide).length > 0.75 * run.length,
  )
  if (!moved) return
  const [first, last] = [tides[(moved.at(0) ?? NaN) - 1], tides[moved.at(-1) ?? NaN]]
  throwInvalid(
    `${file}:${first?.number}: high tides below the low tides beside them, from here to row ${last?.number}, as if the heights had moved up or down by a cell; move them back, or swap High and Low in these rows`,
  )
}

/** Cuts a list wherever an item does not continue the one before it. */
function runsOf<Item>(items: Item[], continues: (before: Item, item: Item) => boolean): Item[][] {
  const runs: Item[][] = []
  for (const [index, item] of items.entries()) {
    const run = runs.at(-1)
    if (run && continues(items[index - 1]!, item)) run.push(item)
    else runs.push([item])
  }
  return runs
}
