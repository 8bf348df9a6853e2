/** Finds the columns of a table by their headings. */
import type { SheetFile } from './get-sheet'
import { quoted, readCsv, type CsvRow } from './csv'
import type { Columns } from './read-sheet'
import { collectProblems, throwInvalid } from './source-errors'

export interface TableRow extends CsvRow {
  /**
   * The cells beyond the last heading. Spreadsheets pad all rows to the same length; in hand-written files, rows may
   * differ.
   */
  surplus: string[]
  /** The cells of other columns, and the surplus. */
  others: string[]
  /** All cells, in the file's order. */
  written: string[]
}

export interface Table {
  /** With the cells of the given columns, in their order. */
  rows: TableRow[]
  /** The number of the row with the headings; undefined if the table has none. */
  headingRow: number | undefined
  /** By column; '' without headings. */
  headings: string[]
  /** By column, where its cells are in the file's order; -1 for an optional column that it lacks. */
  indexes: number[]
  /** Rows of text above, between and below the rows, such as titles. */
  texts: CsvRow[]
}

/**
 * Returns the rows below the headings. Leaves out rows in which all cells of the columns are empty, repeated headings,
 * and titles above the headings. Without headings, the columns are in the given order if `hasFixedOrder`. Throws an
 * InvalidResponse if a column is missing or duplicate, or if a row above the headings is not a title: then sorting has
 * moved them down.
 */
export function findTable(file: string, rows: CsvRow[], columns: Columns, hasFixedOrder: boolean): Table {
  const names = Object.keys(columns)
  const indexesIn = ({ cells }: CsvRow) => findColumns(cells, columns)
  const countIn = (row: CsvRow) => indexesIn(row).filter((found) => found.length).length
  const nearest = rows.reduce<CsvRow | undefined>(
    (best, row) => (!best || countIn(row) > countIn(best) ? row : best),
    undefined,
  )
  if (!nearest) return { rows: [], headingRow: undefined, headings: [], indexes: [], texts: [] }
  const found = indexesIn(nearest)
  const isRequired = (column: number) => !columns[names[column] ?? '']?.isOptional
  const missing = names.filter((_, column) => isRequired(column) && !found[column]?.length)
  const isInOrder = found.every((indexes, column) => !indexes.length || indexes.includes(column))
  const [onlyCell = '', ...otherCells] = nearest.cells.filter(Boolean)
  if (!otherCells.length && names.every((name) => onlyCell.toLowerCase().includes(name))) {
    const where = `${file}:${nearest.number}`
    throwInvalid(`${where}: headings in one cell (${quoted(onlyCell)}); separate cells with commas`)
  }
  if (missing.length && !(hasFixedOrder && isInOrder)) {
    throwInvalid(
      `${file}:${nearest.number}: missing column ${missing.map((name) => `"${name}"`).join(', ')} (found ${quoted(nearest.cells.filter(Boolean).join(', '))}); write the headings ${names.filter((_, column) => isRequired(column)).join(', ')}${hasFixedOrder ? ', and one tide per row' : ''}`,
    )
  }
  for (const [column, indexes] of found.entries()) {
    if (indexes.length > 1) {
      throwInvalid(`${file}:${nearest.number}: more than one column "${names[column]}"; rename or delete one`)
    }
  }
  const hasHeadings = !missing.length || found.some((indexes) => indexes.length)
  const indexes = found.map((indexes, column) => indexes[0] ?? (isRequired(column) ? column : -1))
  const columnCount = hasHeadings
    ? nearest.cells.length
    : names.filter((_, column) => isRequired(column)).length
  const texts = rows.filter((row) => row !== nearest && isText(row))
  const isAbove = ({ number }: CsvRow) => hasHeadings && number < nearest.number
  const repeats = new Set(
    rows
      .filter((row) => hasHeadings && (row === nearest || isAbove(row)))
      .map(({ cells }) => cells.join('\n')),
  )
  const table = rows
    .filter((row) => row !== nearest || !hasHeadings)
    .filter((row) => isAbove(row) || !(repeats.has(row.cells.join('\n')) || (hasHeadings && isRepeat(row))))
    .map(({ number, cells }) => ({
      number,
      cells: indexes.map((index) => cells[index] ?? ''),
      surplus: cells.slice(columnCount),
      others: cells.filter((_, index) => !indexes.includes(index)),
      written: cells,
    }))
    .filter(({ cells }) => cells.some(Boolean))
  const misplaced = table.find((row) => isAbove(row) && !isTitle(row.cells, columns))
  if (misplaced) {
    throwInvalid(
      `${file}:${misplaced.number}: a row above the headings, which are in row ${nearest.number}; move it below them, or delete it`,
    )
  }
  return {
    rows: table.filter((row) => !isAbove(row) && !(hasFixedOrder && !hasHeadings && isTextAbove(row))),
    headingRow: hasHeadings ? nearest.number : undefined,
    headings: hasHeadings ? indexes.map((index) => nearest.cells[index] ?? '') : names.map(() => ''),
    indexes,
    texts,
  }

  function isRepeat(row: CsvRow): boolean {
    return indexesIn(row).every(
      (found, column) => found.includes(indexes[column] ?? -1) || !isRequired(column),
    )
  }

  /** Without headings, text above the first row with figures is a title. */
  function isTextAbove(row: CsvRow): boolean {
    return isText(row) && rows.every((each) => each.number > row.number || isText(each))
  }
}

/** Whether a sheet has the headings of the columns. */
export function hasColumns({ name, bytes }: SheetFile, columns: Columns): boolean {
  const tables = collectProblems([], () => findTable(name, readCsv(name, bytes), columns, false))
  return tables.some(({ headingRow }) => headingRow !== undefined)
}

/** Returns, for each column, the indexes of the cells that are its heading; no cell is the heading of two columns. */
function findColumns(cells: string[], columns: Columns): number[][] {
  const taken = new Set<number>()
  return Object.entries(columns).map(([name, { heading, problemInHeading }]) => {
    const isHeading = (cell: string) =>
      heading ? heading.test(cell) && !number.test(cell) : cell.toLowerCase() === name
    const all = [...cells.keys()].filter((index) => !taken.has(index) && isHeading(cells[index] ?? ''))
    // Of heights in metres and in feet, the metres are meant.
    const good = all.filter((index) => !problemInHeading?.(cells[index] ?? ''))
    const found = all.length > 1 && good.length ? good : all
    for (const index of found) taken.add(index)
    return found
  })
}

/** Whether no cell of a row begins like a number, as dates, times and heights do. */
function isText({ cells }: CsvRow): boolean {
  return cells.every((cell) => !number.test(cell))
}

const number = /^[\d+.\u2010-\u2014\u2212-]/

/** Whether a row above the headings has neither a cell that fits its column nor all cells. */
function isTitle(cells: string[], columns: Columns): boolean {
  const all = Object.values(columns)
  const isFull = all.every(({ mayBeEmpty }, index) => cells[index] || mayBeEmpty)
  const fits = all.some(({ isText, read }, index) => !isText && cells[index] && read(cells[index]))
  return cells.filter(Boolean).length < 2 || !(fits || (isFull && all.some(({ isText }) => isText)))
}
