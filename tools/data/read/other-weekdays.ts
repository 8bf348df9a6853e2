/** Compares the weekdays in a tide table with its dates. */
import { quoted } from '../../faults/describe-value'
import type { Table, TableRow } from './find-table'
import { weekday } from './sheet-cells'
import { throwInvalid } from './source-errors'
import { tideColumns } from './tide-table-columns'

/** A weekday in a single row may be mistyped. */
const fewestRows = 3

/** Throws an InvalidResponse if a column of weekdays contradicts most dates: they are of another year, or some days off. */
export function rejectOtherWeekdays(file: string, { rows }: Table): void {
  const dated = rows.flatMap((row) => {
    const [written, date] = [row.written.find((cell) => weekday.test(cell)), dateOf(row)]
    return written && date ? { row, written, date, isRight: isOn(date, written) } : []
  })
  const wrong = dated.filter(({ isRight }) => !isRight)
  const [first] = wrong
  if (!first || wrong.length < fewestRows || wrong.length * 2 <= dated.length) return
  throwInvalid(
    `${file}:${first.row.number}: ${first.date} is a ${nameOf(first.date)}, not ${quoted(first.written)} (in ${wrong.length} of ${dated.length} rows); are the dates of another year, or some days off?`,
  )
}

const dateOf = ({ cells: [date = ''] }: TableRow): string | undefined => tideColumns.date.read(date)

const nameOf = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })

function isOn(date: string, written: string): boolean {
  return nameOf(date).slice(0, 3).toLowerCase() === written.slice(0, 3).toLowerCase()
}
