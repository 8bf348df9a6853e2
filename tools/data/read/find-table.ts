/** Finds the columns of a sheet by their headings. */
import type { CsvRow } from './csv'
import { InvalidResponse, throwProblems } from './source-errors'

export interface TableRow extends CsvRow {
  /**
   * The cells beyond the last heading. Spreadsheets pad all rows to the same length; in hand-written files, rows may
   * differ.
   */
  surplus: string[]
}

/**
 * Returns the rows below the headings, each with the cells of the named columns in the order of `names`. Leaves out
 * rows in which all of these cells are empty, and titles above the headings. Throws an InvalidResponse if a column is
 * missing or duplicate, or if `isComplete` is true for a row above the headings: then sorting has moved them down.
 */
export function findTable(
  file: string,
  rows: CsvRow[],
  names: string[],
  isComplete: (cells: string[]) => boolean,
): TableRow[] {
  const heading = rows.find(({ cells }) => !missingIn(cells, names).length)
  if (!heading) return throwMissingColumns(file, rows, names)
  const duplicates = names.filter((name) => heading.cells.filter((cell) => isHeading(cell, name)).length > 1)
  throwProblems(
    duplicates.map(
      (name) => `${file}:${heading.number}: more than one column "${name}"; rename or delete one`,
    ),
  )
  const indexes = names.map((name) => heading.cells.findIndex((cell) => isHeading(cell, name)))
  const table = rows
    .map(({ number, cells }) => ({
      number,
      cells: indexes.map((index) => cells[index] ?? ''),
      surplus: cells.slice(heading.cells.length),
    }))
    .filter(({ cells }) => cells.some(Boolean))
  const above = table.find(({ number, cells }) => number < heading.number && isComplete(cells))
  if (above) {
    throw new InvalidResponse(
      `${file}:${heading.number}: headings are below row ${above.number}; move them to the top`,
    )
  }
  // Sheets that were pasted together repeat their headings.
  const isRepeat = (cells: string[]) => cells.every((cell, index) => isHeading(cell, names[index] ?? ''))
  return table.filter(({ number, cells }) => number > heading.number && !isRepeat(cells))
}

function isHeading(cell: string, name: string): boolean {
  return cell.toLowerCase() === name
}

function missingIn(cells: string[], names: string[]): string[] {
  return names.filter((name) => !cells.some((cell) => isHeading(cell, name)))
}

/** Throws an InvalidResponse that names the columns missing from the row most like a heading. */
function throwMissingColumns(file: string, rows: CsvRow[], names: string[]): never {
  const countIn = ({ cells }: CsvRow) => missingIn(cells, names).length
  const nearest = rows.reduce((best, row) => (countIn(row) < countIn(best) ? row : best))
  const missing = missingIn(nearest.cells, names).map((name) => `"${name}"`)
  const found = nearest.cells.filter(Boolean).join(', ')
  throw new InvalidResponse(
    `${file}:${nearest.number}: missing column ${missing.join(', ')} (found ${quoted(found)}); write the headings ${names.join(', ')}`,
  )
}

const shownLength = 60

/** Quotes and shortens a cell, for messages. */
export function quoted(text: string): string {
  const letters = [...text]
  return `"${letters.slice(0, shownLength).join('')}${letters.length > shownLength ? '…' : ''}"`
}
