/** Finds heights that a spreadsheet has changed: split at the comma, or turned into dates. */
import { counted, quoted } from '../../faults/describe-value'
import type { Table, TableRow } from './find-table'
import { date } from './sheet-cells'
import { throwInvalid } from './source-errors'
import { tideColumns } from './tide-table-columns'

/** Throws an InvalidResponse if a spreadsheet has split heights or turned them into dates. */
export function rejectChangedHeights(file: string, table: Table): void {
  rejectSplitHeights(file, table)
  rejectDates(file, table)
}

/** Rejects whole metres beside small numbers in another column: an unquoted 1,8 has become two cells. */
function rejectSplitHeights(file: string, { rows, indexes }: Table): void {
  const areWhole = rows.every(({ cells }) => /^-?\d+$/.test(cells[3] ?? ''))
  const isSmall = (cell: string, index: number) => !indexes.includes(index) && /^\d{1,2}$/.test(cell)
  if (!areWhole || !rows.some(({ written }) => written.some(isSmall))) return
  throwInvalid(
    `${file}:${rows[0]?.number}: every height in whole metres, with numbers in another column, as if 1,8 had been split in two; write heights such as 1.8, or "1,8" in quotes`,
  )
}

/** Rejects dates in place of heights: where decimals have a comma, a spreadsheet reads 5.5 as the fifth of May. */
function rejectDates(file: string, { rows }: Table): void {
  const heightOf = ({ cells }: TableRow) => cells[3] ?? ''
  const dated = rows.filter((row) => {
    const [, time = '', type = ''] = row.cells
    const isDate = dayAndMonth.test(heightOf(row)) || date.read(heightOf(row)) !== undefined
    return isDate && tideColumns.time.read(time) && tideColumns.type.read(type)
  })
  const [first] = dated
  if (!first) return
  throwInvalid(
    `${file}:${first.number}: a date instead of a height (${quoted(heightOf(first))}) in ${counted(dated.length, 'row')}, as if a spreadsheet had converted it; format the column as text, then copy the heights from the original again`,
  )
}

const month = '(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\\p{L}*\\.?'

/** `05-May`, `5. Mai` or `May-05`. */
const dayAndMonth = new RegExp(`^(?:\\d{1,2}[-. ]{1,2}${month}|${month}[- ]\\d{1,2})$`, 'iu')
