/**
 * Reads a spreadsheet that a person keeps, exported as CSV: columns by their heading, in any order. A wrong cell is never
 * skipped, and every one is named by its row and column.
 */
import { readCsv, readRows, type CsvRow } from '../../csv'
import { InvalidResponse, throwProblems } from './source-errors'

export interface Column<Value extends string> {
  /** The value of a cell; undefined if it is invalid. An empty cell has '' where that is allowed. */
  read: (cell: string) => Value | undefined
  /** What to write, for messages: `a date such as 2026-08-22 or 22/08/2026`. */
  expected: string
  mayBeEmpty?: boolean
}

/** The columns by heading, in lower case. */
export type Columns = Record<string, Column<string>>

export type SheetValues<Given extends Columns> = {
  [Heading in keyof Given]: Given[Heading] extends Column<infer Value> ? Value : never
}

export interface SheetRow<Given extends Columns> {
  /** Its place, for messages: `events.csv:14`. */
  where: string
  values: SheetValues<Given>
}

export interface SheetOptions<Given extends Columns> {
  columns: Given
  /** What is wrong with a row of valid cells, and what to do; undefined if nothing is. */
  problemIn: (values: SheetValues<Given>) => string | undefined
  /** A sheet without rows is refused otherwise: somebody may have deleted its tab. */
  allowEmpty: boolean
  /** What to do about a sheet without rows. */
  hintIfEmpty: string
}

/** The rows of a sheet; of equal rows, the first. Throws an InvalidResponse that names everything that is wrong; `file` is its name, for messages. */
export function readSheet<Given extends Columns>(
  file: string,
  bytes: Uint8Array,
  { columns, problemIn, allowEmpty, hintIfEmpty }: SheetOptions<Given>,
): SheetRow<Given>[] {
  const all = readCsv(file, bytes).map(({ number, cells }) => ({ number, cells: cells.map(cleaned) }))
  const headings = Object.keys(columns)
  const heading = all.find(({ cells }) =>
    headings.every((name) => cells.some((cell) => isHeading(cell, name))),
  )
  if (!heading && all.length) refuseHeading(file, all, headings)
  const rows = all.filter(
    ({ number, cells }) => heading && number > heading.number && !isRepeat(heading, cells),
  )
  if (!rows.length && !allowEmpty) {
    throw new InvalidResponse(`${file}: no rows; ${hintIfEmpty}, or use --allow-empty`)
  }
  const indexes = heading ? columnIndexes(file, heading, headings) : []
  const seen = new Set<string>()
  return readRows(file, rows, ({ number, cells }) => {
    const given = headings.map((name, index) => [name, cells[indexes[index] ?? -1] ?? ''] as const)
    const values = readCells(columns, given)
    const problem = problemIn(values)
    if (problem) throw new InvalidResponse(problem)
    const key = JSON.stringify(values)
    const isCopy = seen.has(key)
    seen.add(key)
    return isCopy ? undefined : { where: `${file}:${number}`, values }
  }).filter((row) => row !== undefined)
}

function isHeading(cell: string, name: string): boolean {
  return cell.toLowerCase() === name
}

/** Sheets that were pasted together repeat their heading. */
function isRepeat(heading: CsvRow, cells: string[]): boolean {
  return heading.cells.every((cell, index) => cell === (cells[index] ?? ''))
}

/** Without what people cannot see: line breaks, spaces of other widths, marks of width zero and of direction. */
function cleaned(cell: string): string {
  return cell
    .replace(/[\u200b\u200e\u200f\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function refuseHeading(file: string, rows: CsvRow[], headings: string[]): never {
  const missingIn = ({ cells }: CsvRow) =>
    headings.filter((name) => !cells.some((cell) => isHeading(cell, name)))
  const nearest = rows.reduce((best, row) => (missingIn(row).length < missingIn(best).length ? row : best))
  const found = nearest.cells.filter(Boolean).join(', ')
  if (/^<(?:!doctype|html)/i.test(found)) {
    throw new InvalidResponse(
      `${file}: a web page instead of CSV; publish the sheet to the web as CSV and use that link`,
    )
  }
  const missing = listed(missingIn(nearest).map((name) => `"${name}"`))
  throw new InvalidResponse(
    `${file}:${nearest.number}: missing column ${missing} (found ${quoted(found)}); write the headings ${headings.join(', ')}`,
  )
}

/** Where each column is. */
function columnIndexes(file: string, { number, cells }: CsvRow, headings: string[]): number[] {
  const doubled = headings.filter((name) => cells.filter((cell) => isHeading(cell, name)).length > 1)
  throwProblems(
    doubled.map((name) => `${file}:${number}: more than one column "${name}"; rename or delete one`),
  )
  return headings.map((name) => cells.findIndex((cell) => isHeading(cell, name)))
}

function readCells<Given extends Columns>(
  columns: Given,
  cells: (readonly [name: string, cell: string])[],
): SheetValues<Given> {
  const values: Record<string, string> = {}
  const missing: string[] = []
  const invalid: string[] = []
  for (const [name, cell] of cells) {
    const { read, expected, mayBeEmpty = false } = columns[name] as Column<string>
    const value = cell ? read(cell) : ''
    if (value) values[name] = value
    else if (cell) invalid.push(`invalid ${name} ${quoted(cell)}; write ${expected}`)
    else if (mayBeEmpty) values[name] = ''
    else missing.push(name)
  }
  const wanted = new Set(missing.map((name) => columns[name]?.expected))
  throwProblems([
    ...(missing.length
      ? [`missing ${listed(missing)}; write ${[...wanted].join(' and ')}, or delete the row`]
      : []),
    ...invalid,
  ])
  return values as SheetValues<Given>
}

function listed(words: string[]): string {
  return words.join(', ').replace(/, ([^,]*)$/, ' and $1')
}

const shownLength = 60

function quoted(text: string): string {
  return `"${text.length > shownLength ? `${text.slice(0, shownLength)}…` : text}"`
}
