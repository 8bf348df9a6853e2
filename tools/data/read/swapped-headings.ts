/** Finds two headings that are above each other's columns. */
import { quoted } from '../../faults/describe-value'
import type { Columns } from './column'
import type { Table, TableRow } from './find-table'
import { throwInvalid } from './source-errors'

/** A single row may have its cells swapped. */
const fewestRows = 2

/**
 * Throws an InvalidResponse if no row fits two of the headings as they are, and most do with the two swapped. Rows in
 * which either cell is empty say nothing.
 */
export function rejectSwappedHeadings(file: string, columns: Columns, table: Table): void {
  const all = Object.entries(columns).map(([name, column], index) => ({ name, column, index }))
  const judged = all.filter(({ column }) => !column.isText && !column.isOptional)
  for (const first of judged)
    for (const second of judged.slice(judged.indexOf(first) + 1)) {
      const cellsOf = ({ cells }: TableRow): Pair => [cells[first.index] ?? '', cells[second.index] ?? '']
      const fits = (one: string, other: string) =>
        first.column.read(one) !== undefined && second.column.read(other) !== undefined
      const rows = table.rows.filter((row) => cellsOf(row).every(Boolean))
      if (rows.some((row) => fits(...cellsOf(row)))) continue
      const swapped = rows.filter((row) => fits(...swap(cellsOf(row))))
      const [example] = swapped
      if (!example || swapped.length < Math.max(fewestRows, rows.length / 2)) continue
      const [one, other] = cellsOf(example)
      const what = `${first.name} and ${second.name} are swapped (${quoted(one)}, ${quoted(other)})`
      const hint = table.headingRow
        ? 'swap the two headings'
        : `put the columns in the order ${judged.map(({ name }) => name).join(', ')}, or add headings above them`
      throwInvalid(`${file}:${table.headingRow ?? example.number}: ${what}; ${hint}`)
    }
}

type Pair = [string, string]

const swap = ([one, other]: Pair): Pair => [other, one]
