/**
 * Reads a spreadsheet that people maintain, exported as CSV. Columns are found by their headings, in any order. Invalid
 * rows are reported, never skipped.
 */
import { readCsv, readRows } from './csv'
import { findTable, quoted } from './find-table'
import { InvalidResponse, throwProblems } from './source-errors'

export interface Column<Value extends string> {
  /** Returns the value of a cell that is not empty; undefined if it is invalid. */
  read: (cell: string) => Value | undefined
  /** What to write, for messages: `a date such as 2026-08-22 or 22/08/2026`. */
  expected: string
  mayBeEmpty?: boolean
}

/** The columns, by their headings in lower case. */
export type Columns = Record<string, Column<string>>

export type SheetValues<Given extends Columns> = {
  [Heading in keyof Given]: Given[Heading] extends Column<infer Value> ? Value : never
}

export interface SheetRow<Given extends Columns> {
  /** File and row, for messages: `events.csv:14`. */
  where: string
  values: SheetValues<Given>
}

export interface SheetOptions<Given extends Columns> {
  columns: Given
  /** Returns what is wrong with a row of valid cells and what to do about it; undefined if nothing is wrong. */
  problemIn: (values: SheetValues<Given>) => string | undefined
  /** Whether to accept a sheet without rows, although somebody may have deleted its tab. */
  allowEmpty: boolean
  /** What to do about a sheet without rows. */
  hintIfEmpty: string
}

/**
 * Returns the rows of a sheet, without duplicates. Throws an InvalidResponse that lists every invalid row, or says what
 * is wrong with the sheet as a whole. `file` is the sheet's name, for messages.
 */
export function readSheet<Given extends Columns>(
  file: string,
  bytes: Uint8Array,
  { columns, problemIn, allowEmpty, hintIfEmpty }: SheetOptions<Given>,
): SheetRow<Given>[] {
  rejectWebPage(file, bytes)
  const all = readCsv(file, bytes).map(({ number, cells }) => ({ number, cells: cells.map(cleaned) }))
  const names = Object.keys(columns)
  const isComplete = (cells: string[]) =>
    names.every((name, index) => cells[index] || columns[name]?.mayBeEmpty)
  const rows = all.length ? findTable(file, all, names, isComplete) : []
  if (!rows.length && !allowEmpty) {
    throw new InvalidResponse(`${file}: no rows; ${hintIfEmpty}, or use --allow-empty`)
  }
  const seen = new Set<string>()
  return readRows(file, rows, ({ number, cells, surplus }) => {
    const values = readCells(columns, cells, surplus)
    const problem = problemIn(values)
    if (problem) throw new InvalidResponse(problem)
    const key = JSON.stringify(values)
    const isCopy = seen.has(key)
    seen.add(key)
    return isCopy ? undefined : { where: `${file}:${number}`, values }
  }).filter((row) => row !== undefined)
}

/** Rejects a web page, which online spreadsheets send if the sheet is not published as CSV. */
function rejectWebPage(file: string, bytes: Uint8Array): void {
  if (!/^\s*<[!?a-z]/i.test(new TextDecoder().decode(bytes.subarray(0, 100)))) return
  throw new InvalidResponse(
    `${file}: a web page instead of CSV; publish the sheet to the web as CSV and use that link`,
  )
}

/**
 * Removes soft hyphens, direction marks and other invisible characters. Replaces line breaks, unusual spaces and
 * repeated spaces with one space.
 */
function cleaned(cell: string): string {
  return cell
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Reads a row's cells, which are in the order of the columns; `surplus` has the cells beyond the last heading. */
function readCells<Given extends Columns>(
  columns: Given,
  cells: string[],
  surplus: string[],
): SheetValues<Given> {
  const values: Record<string, string> = {}
  const missing: [name: string, expected: string][] = []
  const invalid: string[] = []
  for (const [index, [name, { read, expected, mayBeEmpty = false }]] of Object.entries(columns).entries()) {
    const cell = cells[index] ?? ''
    const value = cell ? read(cell) : ''
    if (value || (!cell && mayBeEmpty)) values[name] = value ?? ''
    else if (cell)
      invalid.push(`invalid ${name} ${quoted(cell)}; write ${expected}${mayBeEmpty ? ', or nothing' : ''}`)
    else missing.push([name, expected])
  }
  const problems = [...missingProblem(missing), ...invalid]
  // An unquoted comma in a cell shifts all later cells to the right.
  const isMoved = surplus.some(Boolean) || (surplus.length > 0 && problems.length > 1)
  throwProblems(isMoved ? [tooLongProblem(surplus.length)] : problems)
  return values as SheetValues<Given>
}

function tooLongProblem(surplusCount: number): string {
  return `cells beyond the last heading (${surplusCount}); put "quotes" around a cell with a comma or semicolon`
}

/**
 * Reports all missing cells in one line, because they usually have one cause: a row of totals, a comment or merged
 * cells.
 */
function missingProblem(missing: [name: string, expected: string][]): string[] {
  if (!missing.length) return []
  const names = missing.map(([name]) => name).join(' and ')
  const expected = new Set(missing.map(([, each]) => each))
  return [`missing ${names}; write ${[...expected].join(' and ')}, or delete the row`]
}
