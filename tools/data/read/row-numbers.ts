import type { CsvRow } from './csv'

/**
 * Returns rows without the numbers that a program or a person has put in front of each row below the headings, but not of
 * the headings; the given rows if there are none.
 */
export function withoutRowNumbers(rows: CsvRow[], headings: CsvRow): CsvRow[] {
  const below = rows.filter(({ number }) => number > headings.number)
  const numbers = below.map(({ cells: [first = ''] }) => (/^\d+$/.test(first) ? Number(first) : NaN))
  const areNumbered =
    below.length > 1 &&
    below.every(({ cells }) => cells.length === headings.cells.length + 1) &&
    numbers.every((number, index) => number > (numbers[index - 1] ?? -1))
  return areNumbered
    ? rows.map((row) => (row.number > headings.number ? { ...row, cells: row.cells.slice(1) } : row))
    : rows
}
