/** Finds the columns of a table by their headings. */
import type { Columns } from './column'
import type { CsvRow } from './csv'
import { quoted } from '../../faults/describe-value'
import { withoutRowNumbers } from './row-numbers'
import { months } from './sheet-cells'
import { throwInvalid } from './source-errors'

export interface TableRow extends CsvRow {
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
  /** By column, the index of its cells in a row of the file; -1 for an optional column that is missing. */
  indexes: number[]
  /** How many cells a row should have. Spreadsheets pad all rows to this length; hand-written rows may be longer. */
  columnCount: number
  /** Rows of text above, between and below the rows, such as titles. */
  texts: CsvRow[]
  /** A title above repeated headings that differs from the one above the first, as if of another place. */
  otherTitle: CsvRow | undefined
}

const emptyTable: Table = {
  rows: [],
  headingRow: undefined,
  headings: [],
  indexes: [],
  columnCount: 0,
  texts: [],
  otherTitle: undefined,
}

/**
 * Returns the rows below the headings, without repeated headings, titles, and rows that are empty in all required columns.
 * Only a tide table may lack headings: its columns are then in the given order. Throws an InvalidResponse if a column is
 * missing or duplicate, or if sorting has moved rows above the headings.
 */
export function findTable(file: string, given: CsvRow[], columns: Columns, isTideTable: boolean): Table {
  const requiredNames = requiredIn(columns)
  const nearest = nearestToHeadings(given, columns)
  if (!nearest) {
    if (!isTideTable) throwInvalid(`${file}: empty; write the headings ${requiredNames.join(', ')}`)
    return emptyTable
  }
  rejectRotated(file, given, nearest, columns)
  const { hasHeadings, indexes } = locateColumns(file, nearest, columns, isTideTable)
  const rows = hasHeadings ? withoutRowNumbers(given, nearest, columns, indexes) : given
  const headings = hasHeadings ? nearest : undefined
  const isAbove = ({ number }: CsvRow) => number < nearest.number
  /** The headings, and where they are repeated, as at the top of each page of a longer table. */
  const headingRows = new Set<CsvRow | undefined>(rows.filter(hasAllHeadings))
  const titles = new Set(rows.filter(isAbove).map(withoutDates))
  const head = new Set(rows.filter((row) => headings && row.number <= headings.number).map(cellsText))
  const table = rows
    .filter(
      (row, index) =>
        isAbove(row) ||
        !(head.has(cellsText(row)) || headingRows.has(row) || isPageTitle(row, rows[index + 1])),
    )
    .map((row) => ({ ...row, cells: indexes.map((index) => row.cells[index] ?? ''), written: row.cells }))
    .filter(({ cells }) => cells.slice(0, requiredNames.length).some(Boolean))
  const reordered = rows.find(
    (row) => headings && row !== headings && areHeadings(row.cells, columns) && !headingRows.has(row),
  )
  if (reordered) {
    throwInvalid(
      `${file}:${reordered.number}: headings in another order than in row ${nearest.number}; put the columns of both parts in one order`,
    )
  }
  const misplaced = table.find(
    (row) => isAbove(row) && !(isOneCell(row.cells) || (isTideTable && isTitle(row.cells, columns))),
  )
  if (misplaced) {
    throwInvalid(
      `${file}:${misplaced.number}: a row above the headings, which are in row ${nearest.number}; move it below them, or delete it`,
    )
  }
  return {
    rows: table.filter((row) => (hasHeadings ? !isAbove(row) : !isTextAbove(row))),
    headingRow: headings?.number,
    headings: indexes.map((index) => headings?.cells[index] ?? ''),
    indexes,
    columnCount: headings?.cells.length ?? requiredNames.length,
    texts: rows.filter((row) => row !== headings && ((isAbove(row) && hasSentence(row)) || isTextRow(row))),
    otherTitle: rows.find((row, index) => !isAbove(row) && isOtherTitle(row, rows[index + 1])),
  }

  function hasAllHeadings({ cells }: CsvRow): boolean {
    const isHeading = ({ isRequired, found }: FoundColumn, column: number) =>
      found.includes(indexes[column] ?? -1) || !isRequired
    return findColumns(cells, columns).every(isHeading)
  }

  /** Whether a row is a title above repeated headings: apart from its dates, it is also above the first ones. */
  function isPageTitle(row: CsvRow, below: CsvRow | undefined): boolean {
    return headingRows.has(below) && titles.has(withoutDates(row))
  }

  /** Whether a row is a title above repeated headings that is more than a date, and differs from the first ones. */
  function isOtherTitle(row: CsvRow, below: CsvRow | undefined): boolean {
    if (!titles.size || !headingRows.has(below) || row.cells.filter(Boolean).length !== 1) return false
    const title = withoutDates(row)
    return /\p{L}{3}/u.test(title) && !titles.has(title)
  }

  /** In a table without headings, text above the first row with figures is a title. */
  function isTextAbove(row: CsvRow): boolean {
    return isTextRow(row) && rows.every((each) => each.number > row.number || isTextRow(each))
  }
}

const cellsText = ({ cells }: CsvRow): string => cells.join('\n')

const withoutDates = ({ cells }: CsvRow): string =>
  cells.filter(Boolean).join(' ').toLowerCase().replace(monthName, '').replace(/\d/g, '')

const monthName = new RegExp(`\\b(?:${months.join('|')})[a-z]*\\b`, 'g')

const requiredIn = (columns: Columns): string[] =>
  Object.keys(columns).filter((name) => !columns[name]?.isOptional)

/** Returns the first of the rows with the most headings, or the first row if none has any. */
function nearestToHeadings(rows: CsvRow[], columns: Columns): CsvRow | undefined {
  let nearest: CsvRow | undefined
  let most = -1
  for (const row of rows) {
    // HT is the heading of heights, but in a row that begins with its date, it is a high tide.
    const isEntry = numberStart.test(row.cells[0] ?? '')
    const all = isEntry ? [] : findColumns(row.cells, columns)
    const { length } = all.filter(({ isRequired, found }) => isRequired && found.length)
    if (length > most) [nearest, most] = [row, length]
  }
  return nearest
}

/** Throws an InvalidResponse if the headings are not in a row, but in the first column. */
function rejectRotated(file: string, rows: CsvRow[], nearest: CsvRow, columns: Columns): void {
  if (areHeadings(nearest.cells, columns)) return
  const firstCells = rows.flatMap(({ cells: [first, ...others] }) =>
    first && others.some(Boolean) ? first : [],
  )
  if (!areHeadings(firstCells, columns)) return
  throwInvalid(
    `${file}:${nearest.number}: headings in the first column (${quoted(firstCells.join(', '))}) instead of in a row; transpose the table, so that each of its columns becomes a row`,
  )
}

/** Returns whether a row has the headings, and each column's index. Throws an InvalidResponse for wrong headings. */
function locateColumns(
  file: string,
  { number, cells }: CsvRow,
  columns: Columns,
  isTideTable: boolean,
): { hasHeadings: boolean; indexes: number[] } {
  const where = `${file}:${number}`
  const all = findColumns(cells, columns)
  const [onlyCell = '', ...otherCells] = cells.filter(Boolean)
  if (!otherCells.length && all.every(({ name }) => onlyCell.toLowerCase().includes(name))) {
    const hint = /[,;\t]/.test(onlyCell) ? 'delete the quotes around rows' : 'separate cells with commas'
    throwInvalid(`${where}: headings in one cell (${quoted(onlyCell)}); ${hint}`)
  }
  const required = all.filter(({ isRequired }) => isRequired)
  const missing = required.filter(({ found }) => !found.length)
  const both = cells.find((cell) => dateAndTime.test(cell))
  if (both !== undefined && missing.some(({ name }) => /^(?:date|time)$/.test(name))) {
    const hint = 'split it into two columns, headed date and time'
    throwInvalid(`${where}: date and time in one column (${quoted(both)}); ${hint}`)
  }
  const isInOrder = required.every(({ found }, column) => !found.length || found.includes(column))
  const hasHeadings = required.some(({ found }) => found.length)
  if (missing.length && !(isTideTable && isInOrder)) {
    const isEntry = !hasHeadings && cells.some((cell) => /\d/.test(cell))
    const write = isEntry ? 'add a row above it with the headings' : 'write the headings'
    const names = `column${missing.length > 1 ? 's' : ''} ${missing.map(({ name }) => `"${name}"`).join(', ')}`
    throwInvalid(
      `${where}: missing ${names} (found ${quoted(cells.filter(Boolean).join(', '))}); ${write} ${requiredIn(columns).join(', ')}${isTideTable ? ', and one tide per row' : ''}`,
    )
  }
  const doubled = all.find(({ found }) => found.length > 1)
  if (doubled) {
    const headings = doubled.found.map((index) => cells[index]).join(', ')
    throwInvalid(
      `${where}: more than one column "${doubled.name}" (${quoted(headings)}); rename or delete one`,
    )
  }
  return {
    hasHeadings,
    indexes: all.map(({ isRequired, found: [index] }, column) => index ?? (isRequired ? column : -1)),
  }
}

const dateAndTime =
  /^(?:date ?(?:[/&+,_-]|and)? ?time|time ?(?:[/&+,_-]|and) ?date|time ?stamp)(?: ?\(.*\))?$/i

export function areHeadings(cells: string[], columns: Columns): boolean {
  return findColumns(cells, columns).every(({ isRequired, found }) => !isRequired || found.length)
}

interface FoundColumn {
  name: string
  isRequired: boolean
  /** The indexes of the cells that may be its heading. */
  found: number[]
}

/** Returns the columns with their headings among cells; no cell is the heading of two columns. */
function findColumns(cells: string[], columns: Columns): FoundColumn[] {
  const taken = new Set<number>()
  // Most cells of a table begin with a number and so are not headings of any column.
  const texts = [...cells.entries()].filter(([, cell]) => cell && !numberStart.test(cell))
  return Object.entries(columns).map(([name, { heading, problemInHeading, isOptional = false }]) => {
    const isHeading = (cell: string) => (heading ? heading.test(cell) : cell.toLowerCase() === name)
    const all = texts.flatMap(([index, cell]) => (!taken.has(index) && isHeading(cell) ? index : []))
    // If there are heights in metres and in feet, uses the metres.
    const good = all.filter((index) => !problemInHeading?.(cells[index] ?? ''))
    const likely = all.length > 1 && good.length ? good : all
    const found = isOptional ? likely.slice(0, 1) : likely
    for (const index of found) taken.add(index)
    return { name, isRequired: !isOptional, found }
  })
}

/** Whether no cell of a row begins like a number, as dates, times and heights do. */
function isTextRow({ cells }: CsvRow): boolean {
  return cells.every((cell) => !numberStart.test(cell))
}

/** Whether a row has three words, which a date stamp or an address does not have. */
function hasSentence({ cells }: CsvRow): boolean {
  return (cells.join(' ').match(/\p{L}{2,}/gu) ?? []).length > 2
}

const numberStart = /^[\d+.\u2010-\u2014\u2212-]/

const isOneCell = (cells: string[]): boolean => cells.filter(Boolean).length < 2

/** Whether a row above a tide table's headings is a title: none of its cells fits its column. */
function isTitle(cells: string[], columns: Columns): boolean {
  return !Object.values(columns).some(({ read }, index) => cells[index] && read(cells[index]))
}
