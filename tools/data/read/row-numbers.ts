import type { Column, Columns } from './column'
import type { CsvRow } from './csv'

/**
 * Returns rows without the numbers that a program or a person has put in front of each row below the headings, but not of
 * the headings; the given rows if there are none. `indexes` are those of the columns in the headings.
 */
export function withoutRowNumbers(
  rows: CsvRow[],
  headings: CsvRow,
  columns: Columns,
  indexes: number[],
): CsvRow[] {
  const below = rows.filter(({ number }) => number > headings.number)
  const numbers = below.map(({ cells: [first = ''] }) => (/^\d+$/.test(first) ? Number(first) : NaN))
  const fits = (cells: string[]) =>
    Object.values(columns).every((column, at) => isValid(cells[indexes[at] ?? -1], column))
  const areNumbered =
    below.length > 1 &&
    numbers.every((number, index) => number === (numbers[0] ?? NaN) + index) &&
    below.every(({ cells }) => cells.length === headings.cells.length + 1) &&
    below.some(({ cells }) => fits(cells.slice(1)))
  return areNumbered
    ? rows.map((row) => (row.number > headings.number ? { ...row, cells: row.cells.slice(1) } : row))
    : rows
}

function isValid(cell = '', { read, mayBeEmpty, isOptional }: Column<string>): boolean {
  return cell ? read(cell) !== undefined : Boolean(mayBeEmpty || isOptional)
}
