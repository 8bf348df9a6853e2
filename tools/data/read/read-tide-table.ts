/**
 * Reads a tide table that a person made: a CSV file with date, time at the camp, High or Low, and metres. Invalid rows
 * are never skipped: with a tide missing, the app could say that the tide is rising when it is falling.
 */
import { campDate, campDateTime, campInstant, isSummerTime } from '../../../src/lib/camp-time'
import { msPerHour } from '../../../src/lib/durations'
import { summerName, winterName } from '../../../src/time-zone'
import { highestWater, lowestWater } from '../coast'
import { readCsv, readRows } from './csv'
import type { SourceTide, SourceTides } from './source-tides'
import { readDate } from './sheet-cells'
import { throwInvalid } from './source-errors'
import { checkHeading, isHeading } from './tide-table-heading'

/** If a table's first or last day has fewer tides than this, the table probably starts or ends during that day. */
const tidesOfWholeDay = 3

/**
 * Reads the tides in a table. Throws an InvalidResponse that lists invalid rows, rows out of order, and a heading that
 * names the wrong unit or clock. `file` is the table's name, for messages.
 */
export function readTideTable(file: string, bytes: Uint8Array): SourceTides {
  const rows = readCsv(file, bytes)
  let above: Above = { at: -Infinity, cells: [] }
  const tides = readRows(file, rows, (row) => {
    if (row === rows[0] && isHeading(row.cells)) return checkHeading(row.cells)
    const tide = { ...readTide(row.cells, above), where: `${file}:${row.number}` }
    above = { at: tide.at, cells: row.cells }
    return tide
  }).filter((tide) => tide !== undefined)
  if (!tides.length) throwInvalid(`${file}: no tides; write a row for each tide`)
  return { name: file, tides, isComplete: completeDates(tides), leftOut: [] }
}

function completeDates(tides: SourceTide[]): SourceTides['isComplete'] {
  const dates = tides.map(({ at }) => campDate(at))
  const tideCount = (date: string) => dates.filter((each) => each === date).length
  const isEnd = (date: string) => date === dates[0] || date === dates.at(-1)
  return (date) => !isEnd(date) || tideCount(date) >= tidesOfWholeDay
}

/** The last valid tide and its cells. */
interface Above {
  at: number
  cells: string[]
}

function readTide(cells: string[], above: Above): Omit<SourceTide, 'where'> {
  const [dateCell = '', timeCell = '', typeCell = '', heightCell = '', ...others] = cells
  if (cells.length < 4 || others.some(Boolean)) {
    return throwInvalid(
      `expected 4 columns, found ${cells.length}; write date, time, High or Low, metres (a comma inside a cell needs quotes)`,
    )
  }
  const at = readInstant(readTideDate(dateCell), timeCell, above.at)
  // In the repeated hour, a duplicate would be read as an hour later.
  if (at <= above.at || cells.join() === above.cells.join()) {
    throwInvalid(
      `not after the row above (${dateCell} ${timeCell}); sort by date and time, and delete duplicates`,
    )
  }
  return { type: readType(typeCell), at, heightInMetres: readHeight(heightCell) }
}

/** Reads a date as in other sheets, or with dots or hyphens instead of slashes; returns `YYYY-MM-DD`. */
function readTideDate(cell: string): string {
  const date = readDate(cell) ?? readDate(cell.replace(/[.-]/g, '/'))
  return date ?? throwInvalid(`invalid date "${cell}"; write 2026-08-22 or 22/08/2026`)
}

const timePattern = new RegExp(
  String.raw`^([01]?\d|2[0-3])[:.]([0-5]\d)(?::00)?(?: ?(${winterName}|${summerName}))?$`,
  'i',
)

/**
 * Returns the instant of a time at the camp: `07:05`, `7:05`, `07:05:00`. In the hour that autumn repeats, a time
 * without a zone is summer time if that is later than the row above, and winter time otherwise.
 */
function readInstant(date: string, cell: string, before: number): number {
  const [, hours, minutes, givenZone] = timePattern.exec(cell) ?? []
  if (!hours) return throwInvalid(`invalid time "${cell}"; use 24-hour HH:MM`)
  const shown = `${date}T${hours.padStart(2, '0')}:${minutes}`
  const first = campInstant(date, shown.slice(11))
  if (campDateTime(first) !== shown) {
    throwInvalid(`invalid time "${cell}", which the clocks skip on ${date}; write the time in ${summerName}`)
  }
  const zone = isSummerTime(new Date(first)) ? summerName : winterName
  const isRepeated = campDateTime(first + msPerHour) === shown
  const isFirst = givenZone ? givenZone.toUpperCase() === zone : !isRepeated || first > before
  if (isFirst) return first
  if (isRepeated) return first + msPerHour
  return throwInvalid(
    `invalid time "${cell}", when the camp's clock shows ${zone}; write the time in ${zone}`,
  )
}

const types: Record<string, SourceTide['type']> = { high: 'High', low: 'Low', hw: 'High', lw: 'Low' }

function readType(cell: string): SourceTide['type'] {
  const type = types[cell.toLowerCase().replace(/ ?(?:water|tide)$/, '')]
  return type ?? throwInvalid(`invalid type "${cell}"; write High or Low`)
}

function readHeight(cell: string): number {
  const number = cell.replace(/ ?m$/i, '').replace(',', '.')
  const metres = /^[+-]?\d+(?:\.\d+)?$/.test(number) ? Number(number) : NaN
  if (isNaN(metres)) throwInvalid(`invalid height "${cell}"; write metres, such as 1.8`)
  if (metres < lowestWater || metres > highestWater) {
    throwInvalid(`height outside ${lowestWater} to ${highestWater} m (${cell}); write metres`)
  }
  return metres
}
