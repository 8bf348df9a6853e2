/**
 * Reads a table that people maintain, as CSV: a sheet or a tide table. Columns are found by their headings, in any
 * order. Invalid rows are reported, never skipped.
 */
import { faultText, type Fault } from '../../faults/faults'
import { textFault } from '../../faults/text-fault'
import { inDigits } from '../../looks-like'
import type { Column, Columns } from './column'
import { readCsv } from './csv'
import { quoted } from '../../faults/describe-value'
import { findTable, type Table, type TableRow } from './find-table'
import type { SheetFile } from './get-sheet'
import { rejectOtherSheet } from './reject-other-sheet'
import { monthFirstDoubts } from './month-first'
import { linesOf, type RowProblem } from './row-problems'
import { repairHint } from './row-repair'
import { throwInvalid, throwProblems } from './source-errors'
import { rejectSwappedHeadings } from './swapped-headings'

export type SheetValues<Given extends Columns> = {
  [Heading in keyof Given]: Given[Heading] extends Column<infer Value> ? Value : never
}

interface SheetRow<Given extends Columns> {
  /** File and row, for messages: `events.csv:14`. */
  where: string
  values: SheetValues<Given>
  /** As written, in the order of the columns. */
  cells: string[]
}

interface SheetOptions<Given extends Columns> {
  columns: Given
  /** Throws an InvalidResponse if something is wrong with the table as a whole. */
  checkTable?: (table: Table) => void
  /** Returns what is wrong with a row of valid cells and what to do about it; undefined if nothing is wrong. */
  problemIn: (values: SheetValues<Given>, where: string) => Fault | string | undefined
  /** Whether to accept a sheet without rows below its headings, although somebody may have deleted them. */
  allowEmpty?: boolean
  hintIfEmpty: string
  /** A tide table may lack headings (the columns are then in the given order), but not have a row twice. */
  isTideTable?: boolean
}

interface Sheet<Given extends Columns> {
  /** Without duplicates. */
  rows: SheetRow<Given>[]
  /** Warnings about cells that are valid. */
  notes: string[]
}

/**
 * Reads a sheet. Throws an InvalidResponse that lists every invalid row, or says what is wrong with the sheet as a
 * whole.
 */
export function readSheet<Given extends Columns>(
  sheet: SheetFile,
  { columns, checkTable, problemIn, allowEmpty, hintIfEmpty, isTideTable = false }: SheetOptions<Given>,
): Sheet<Given> {
  const file = sheet.name
  const written = readCsv(file, sheet.bytes)
  rejectOtherSheet(sheet, written, columns)
  const asWritten = findTable(file, written, columns, isTideTable)
  rejectSwappedHeadings(file, columns, asWritten)
  const table = { ...asWritten, rows: carryDown(columns, asWritten.rows) }
  checkTable?.(table)
  if (!table.rows.length && !allowEmpty) {
    // Lines of a PDF, which begin with a weekday or month, look like titles.
    const isUnsplit = written.length > 0 && written.every(({ cells }) => cells.filter(Boolean).length < 2)
    const found = isTideTable && isUnsplit ? 'no rows of separate cells' : 'no rows'
    throwInvalid(`${file}: ${found}; ${hintIfEmpty}`)
  }
  const seen = new Map<string, number>()
  const problems: RowProblem[] = []
  const notes: string[] = []
  const rows: SheetRow<Given>[] = []
  const withoutTexts = ({ cells }: TableRow) =>
    cells.filter((_, index) => !Object.values(columns)[index]?.isText)
  const doubtIn = monthFirstDoubts(table.rows.map(withoutTexts))
  for (const row of table.rows) {
    const where = `${file}:${row.number}`
    const report = (problem: Fault | string) => problems.push({ where, problem })
    const { values, problems: ofCells } = readCells(columns, row, table)
    const isEnd = isTideTable && row === table.rows.at(-1)
    for (const each of ofCells) report(isEnd && isOneMissing(each) ? `${each}, ${movedUpHint}` : each)
    if (ofCells.length) continue
    const key = JSON.stringify(values)
    const copied = seen.get(key)
    seen.set(key, copied ?? row.number)
    const problem = doubtIn(withoutTexts(row)) ?? problemIn(values, where)
    if (problem) report(problem)
    else if (copied && isTideTable) report(`the same as row ${copied}; delete one`)
    else if (copied) notes.push(`warning: ${where}: the same as row ${copied}, and left out; delete one`)
    else rows.push({ where, values, cells: row.cells })
  }
  throwProblems(linesOf(problems, table.rows.length, isTideTable))
  return { rows, notes }
}

/** Below a column that has moved up by a cell, only the last row lacks a value. */
const movedUpHint = 'or move the column down if it has moved up by a cell'

const isOneMissing = (problem: string): boolean => /^missing \w+;/.test(problem)

/**
 * Returns the rows with empty cells filled with the value above, in columns that allow it. If each value is alone in its
 * row, above other rows, as a date may be above its tides, that row is left out.
 */
function carryDown(columns: Columns, rows: TableRow[]): TableRow[] {
  const index = Object.values(columns).findIndex(({ isCarriedDown }) => isCarriedDown)
  const column = Object.values(columns)[index]
  if (!column) return rows
  const areTitles = rows.every(({ cells }) => !cells[index] || cells.filter(Boolean).length === 1)
  const kept: TableRow[] = []
  let above = ''
  for (const [at, row] of rows.entries()) {
    const given = row.cells[index] ?? ''
    above = given || above
    const isTitle = areTitles && given && column.read(given) && rows[at + 1]?.cells[index] === ''
    if (!isTitle) kept.push({ ...row, cells: row.cells.with(index, above) })
  }
  return kept
}

/** Returns a function that finds the row (`events.csv:7`) of an entry's path in a list: `events[0].name`. */
export function rowsOf(list: string, wheres: string[]): (path: string) => string | undefined {
  return (path) => {
    const [, name, index] = /^(\w+)\[(\d+)\]/.exec(path) ?? []
    return name === list ? wheres[Number(index)] : undefined
  }
}

/** Returns the values of a row's cells; they are complete if there are no problems. */
function readCells<Given extends Columns>(
  columns: Given,
  row: TableRow,
  table: Table,
): { values: SheetValues<Given>; problems: string[] } {
  const values: Record<string, string> = {}
  const missing: [name: string, column: Column<string>][] = []
  const faults: string[] = []
  /** Grouped by what to do about them, because one mistake is often made in two columns. */
  const invalid = new Map<string, InvalidCell[]>()
  for (const [index, [name, column]] of Object.entries(columns).entries()) {
    const { read, expected, hintFor, adviceOn, mayBeEmpty = false, isOptional, isText } = column
    const given = row.cells[index] ?? ''
    // In tables, a dash means an empty cell.
    const cell = !isText && /^[-\u2010-\u2015\u2212]+$/.test(given) ? '' : given
    const value = cell ? read(cell) : ''
    const fault = isText ? textFault(cell, 'save the file as "CSV UTF-8"') : undefined
    if (fault) faults.push(`${name}: ${faultText(fault)}`)
    else if (value || (!cell && (mayBeEmpty || isOptional))) values[name] = value ?? ''
    else if (cell) {
      const advice = adviceOn?.(cell)
      const hint = advice ?? `write ${slipHint(cell, read) ?? hintFor?.(cell) ?? expected}`
      invalid.set(hint, [...(invalid.get(hint) ?? []), { name, cell, mayBeEmpty: mayBeEmpty && !advice }])
    } else missing.push([name, column])
  }
  const invalidCount = faults.length + [...invalid.values()].flat().length
  // An unquoted comma in a cell shifts all later cells to the right.
  const surplus = row.written.slice(table.columnCount)
  const isMoved = surplus.some(Boolean) || (surplus.length > 0 && missing.length + invalidCount > 1)
  const repair = isMoved || missing.length || invalid.size ? repairHint(columns, row, table) : undefined
  const hint = repair ?? (isMoved ? tooLongHint(surplus.length, table.columnCount) : undefined)
  const found = isMoved ? `cells beyond the last column (${surplus.length})` : 'cells in the wrong columns'
  const problems = hint
    ? [`${found}; ${hint}`]
    : rowProblems(missing, [...faults, ...[...invalid].map(invalidProblem)])
  const orJoin = !hint && missing.length === 1 && isHalfText(columns, row, table) ? joinHint : ''
  return { values: values as SheetValues<Given>, problems: problems.map((each) => each + orJoin) }
}

/** Whether a line break may have split a text: it is alone in its row, with another row below. */
function isHalfText(columns: Columns, row: TableRow, { rows }: Table): boolean {
  const filled = Object.values(columns).filter((_, index) => row.cells[index])
  return filled.length === 1 && filled[0]?.isText === true && row !== rows.at(-1)
}

const joinHint = ', or join the text with the row below if a line break has split it'

/** Says what to leave out of a cell, or which of its letters to write as digits, if it is then valid. */
function slipHint(cell: string, read: Column<string>['read']): string | undefined {
  const isValid = (meant: string) => meant !== cell && read(meant) !== undefined
  if (isValid(cell.replace(/^'/, ''))) return `it without the ' before it`
  const rest = cell.replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]? /i, '')
  if (isValid(rest))
    return `it without the weekday${rest.includes('/') ? ', and with the day before the month' : ''}`
  const number = inDigits(cell)
  const isNumeric = /^[-+]?[\doOlI]/.test(cell) && /\d/.test(cell)
  return isNumeric && isValid(number) ? number : undefined
}

interface InvalidCell {
  name: string
  cell: string
  mayBeEmpty: boolean
}

function invalidProblem([hint, cells]: [hint: string, cells: InvalidCell[]]): string {
  const names = inWords(cells.map(({ name }) => name))
  const found = inWords([...new Set(cells.map(({ cell }) => quoted(cell)))])
  const orNothing = cells.every(({ mayBeEmpty }) => mayBeEmpty) ? ', or nothing' : ''
  return `invalid ${names} ${found}; ${hint}${orNothing}`
}

/** Says what to do about a row with too many cells, if no repair is certain. */
function tooLongHint(surplusCount: number, columnCount: number): string {
  const isTwoRows = surplusCount >= columnCount - 1
  return `${isTwoRows ? 'begin a second row on a new line, or ' : ''}put straight double quotes, "…", around a cell with a comma or semicolon`
}

/**
 * Reports missing cells in one line, because they usually have one cause: a row of totals, a comment or merged cells. The
 * invalid cells of such a row have the same cause.
 */
function rowProblems(missing: [name: string, column: Column<string>][], invalid: string[]): string[] {
  const [firstInvalid] = invalid
  if (!missing.length) return invalid
  const names = inWords(missing.map(([name]) => name))
  if (firstInvalid)
    return [`missing ${names}, and ${firstInvalid}; fill in what is missing, or delete the row`]
  const [hint, otherHint] = new Set(missing.map(([, { expected, hintIfEmpty = expected }]) => hintIfEmpty))
  const fillIn = otherHint === undefined ? `write ${hint}` : 'fill them in'
  return [`missing ${names}; ${fillIn}${missing.length > 1 ? ', or delete the row' : ''}`]
}

/** Returns items as a list in a sentence: `time, type and height`. */
const inWords = (items: string[]): string => new Intl.ListFormat('en-GB').format(items)
