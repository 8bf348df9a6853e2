/** Recognises a sheet in another's place: `sources.calendar.notices` may name the sheet of events. */
import { quoted } from '../../faults/describe-value'
import type { Columns } from './column'
import type { CsvRow } from './csv'
import { areHeadings } from './find-table'
import type { SheetFile } from './get-sheet'
import { eventColumns, noticeColumns, placeColumns } from './sheet-columns'
import { throwInvalid } from './source-errors'
import { tideColumns } from './tide-table-columns'

const kinds: [name: string, columns: Columns][] = [
  ['events sheet', eventColumns],
  ['notices sheet', noticeColumns],
  ['places sheet', placeColumns],
  ['tide table', tideColumns],
]

/** Throws an InvalidResponse if a sheet has the headings of another kind: new headings would not make it the right one. */
export function rejectOtherSheet({ name, setting }: SheetFile, rows: CsvRow[], columns: Columns): void {
  const rowOf = (wanted: Columns) => rows.find(({ cells }) => areHeadings(cells, wanted))
  if (rowOf(columns)) return
  const [found, foundColumns] = kinds.find(([, each]) => rowOf(each)) ?? []
  const [wanted] = kinds.find(([, each]) => each === columns) ?? []
  if (!found || !foundColumns || !wanted) return
  const headings = quoted(rowOf(foundColumns)?.cells.filter(Boolean).join(', ') ?? '')
  throwInvalid(
    `${setting === undefined ? '' : `${setting}: `}${name} is the ${found} (found ${headings}); give the ${wanted}, or restore it if this one has replaced it`,
  )
}
