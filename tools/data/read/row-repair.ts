/** Finds out why a row's cells are in the wrong columns: usually, a separator or quotes are missing or superfluous. */
import { quoted } from '../../faults/describe-value'
import type { Columns } from './column'
import { separatorName } from './csv'
import type { Table, TableRow } from './find-table'
import { weekday } from './sheet-cells'

/** Longer rows are not repaired, because each attempt copies the row. */
const mostCells = 30

/** As many as in a date with a time: `22 Aug 2026 22:00`. */
const mostWords = 4

type Repair = [cells: string[], hint: string]

/**
 * Says what to do about a row with problems, if exactly one small repair makes all its cells valid. Because some cells
 * may be empty, many repairs fit by accident, so a repaired text must not be a date or a number.
 */
export function repairHint(
  columns: Columns,
  row: TableRow,
  { indexes, columnCount }: Table,
): string | undefined {
  const all = Object.values(columns)
  const cells = row.written.slice(0, row.written.findLastIndex(Boolean) + 1)
  if (cells.length > mostCells) return undefined
  const isShort = row.written.length < columnCount
  // Otherwise, a value is missing, not an empty cell.
  const isShifted = isShort || columnsOf(cells).some(([cell, { read }]) => cell && !read(cell))
  const comma = separatorName(row.separator)
  const hints = new Set<string>()
  for (const [repaired, hint] of repairs()) if (fits(repaired)) hints.add(hint)
  if (!hints.size) return surplusHint()
  return hints.size === 1 ? [...hints][0] : undefined

  function columnsOf(written: string[]) {
    return all.map((column, at) => [written[indexes[at] ?? -1] ?? '', column] as const)
  }

  function fits(repaired: string[]): boolean {
    const isRight = columnsOf(repaired).every(([cell, { read, isText, mayBeEmpty, isOptional }]) => {
      if (!cell) return mayBeEmpty || isOptional
      return isText ? !isFigure(cell) : read(cell)
    })
    return isRight && !repaired.slice(columnCount).some(Boolean)
  }

  /** Whether a cell is a date, time or number, or begins like a date. */
  function isFigure(cell: string): boolean {
    if (/^(?:\p{L}+\.?,? )?\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}/u.test(cell)) return true
    return /\d/.test(cell) && all.some(({ isText, read }) => !isText && read(cell))
  }

  function* repairs(): Generator<Repair> {
    for (const [index, cell] of cells.entries()) {
      const next = cells[index + 1]
      if (!cell) {
        if (next) yield [cells.toSpliced(index, 1), `delete the empty cell before ${quoted(next)}`]
        continue
      }
      // An invalid value is not meant for a column that is ignored.
      if (isShifted && indexes.includes(index + 1))
        yield [
          cells.toSpliced(index, 0, ''),
          `write one more ${comma} before ${quoted(cell)} (an empty cell is missing)`,
        ]
      if (cell.includes(row.separator))
        yield [
          cells.flatMap((each, at) =>
            at === index ? each.split(row.separator).map((part) => part.trim()) : each,
          ),
          `delete the quotes around ${cells.length === 1 ? 'the row' : quoted(cell)}, or put each value into its own cell`,
        ]
      yield* splits(index, cell)
      yield* joins(index)
    }
  }

  /** Cells that end in another cell's words; in a row that is too short, an empty cell may be missing as well. */
  function* splits(index: number, cell: string): Generator<Repair> {
    const words = cell.split(' ')
    for (let count = Math.min(mostWords, words.length - 1); count > 0; count -= 1) {
      const [head, tail] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')]
      if (indexes.includes(index + 1))
        yield [cells.toSpliced(index, 1, head, tail), `write a ${comma} before ${quoted(tail)}`]
      if (isShort)
        yield [cells.toSpliced(index, 1, head, '', tail), `write two ${comma}s before ${quoted(tail)}`]
    }
  }

  /** Texts and numbers that contain separators. */
  function* joins(index: number): Generator<Repair> {
    const column = all[indexes.indexOf(index)]
    // The cells of ignored columns may be texts of their own.
    const hasIgnored = indexes.filter((each) => each >= 0).length < columnCount
    if (!column || (column.isText && hasIgnored && cells.length <= columnCount)) return
    for (let end = index + 2; end <= cells.length; end += 1) {
      const parts = cells.slice(index, end)
      if (column.isText && !parts.every((part) => part && !isFigure(part) && !weekday.test(part))) return
      const joined = parts.join(column.isText ? `${row.separator} ` : row.separator)
      const hint = `put straight double quotes, "…", around ${quoted(joined)}`
      yield [cells.toSpliced(index, parts.length, joined), hint]
      // Shorter texts may be meant as dates, such as "next Friday".
      if (parts.slice(1).join(' ').split(' ').length > 2)
        yield [cells.toSpliced(index, parts.length, joined, ''), `${hint}, and one more ${comma} after it`]
    }
  }

  /** Says to delete cells at the end of a row that is valid without them, unless they are a second row. */
  function surplusHint(): string | undefined {
    const surplus = cells.slice(columnCount).filter(Boolean)
    const isSecondRow = surplus.length >= columnCount - 1 && surplus.some(isFigure)
    if (isSecondRow || !fits(cells.slice(0, columnCount))) return undefined
    const [first = '', ...others] = surplus
    return others.length
      ? `delete ${quoted(first)} and what follows it, or give each column a heading`
      : `delete ${quoted(first)}, or give its column a heading`
  }
}
