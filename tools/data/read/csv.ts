import { CsvError, parse } from 'csv-parse/sync'
import { lineBreak, rowOfLine, separatorLine } from '../../csv-lines'
import { quoted } from '../../faults/describe-value'
import { gitConflict } from '../../faults/git-conflict'
import { singleSpaced, visibleText } from '../../visible-text'
import { median } from '../statistics'
import { throwInvalid } from './source-errors'

export interface CsvRow {
  /** The row's number in a spreadsheet: counted from 1, including the heading and empty rows. */
  number: number
  /** Without invisible characters, line breaks and repeated spaces. */
  cells: string[]
  /** What separates its cells in the file: a comma, for example. */
  separator: string
}

/**
 * Returns the non-empty rows of a file whose cells are separated by commas, semicolons or tabs. Throws an
 * InvalidResponse if the file is a web page or not UTF-8 (or Excel's UTF-16), or if a quote is in the wrong place.
 * `file` is its name, for messages.
 */
export function readCsv(file: string, bytes: Uint8Array): CsvRow[] {
  rejectOtherFiles(file, bytes)
  const text = decode(file, bytes)
  const conflict = gitConflict.marks.exec(text)
  if (conflict) {
    const { length } = text.slice(0, conflict.index).split(lineBreak)
    throwInvalid(`${file}:${rowOfLine(text, length)}: ${gitConflict.problem}; ${gitConflict.hint}`)
  }
  const [hiddenLine = '', given] = separatorLine.exec(text) ?? []
  const table = text.slice(hiddenLine.length)
  // Without quoted cells, except for their line breaks.
  const lines = table.replace(/"[^"]*"/g, (cell) => cell.replace(/[^\r\n]/g, '')).split(lineBreak)
  const delimiter = given ?? delimiterOf(lines)
  rejectMixedSeparators(file, table, lines, delimiter)
  const rows = parseRows(file, table, delimiter)
  rejectQuotedRows(file, rows)
  rejectStrayQuotes(file, table, lines, rows, delimiter)
  rejectCurlyQuotes(file, rows)
  return rows
    .map((cells, index) => ({
      number: index + 1,
      cells: cells.map((cell) => singleSpaced(visibleText(cell))),
      separator: delimiter,
    }))
    .filter(({ cells }) => cells.some(Boolean))
}

/** What a file may be instead of CSV, by how it begins. */
const otherFiles: [begins: RegExp, what: string, hint: string][] = [
  [/^\s*<(?:\?xml|kml|gpx)/i, 'XML', 'save the table as "CSV UTF-8"'],
  // Online spreadsheets send a web page if the sheet is not published as CSV, or only to those who sign in.
  [
    /^\s*<[!?a-z]/i,
    'a web page',
    'save the table as CSV, or publish the sheet to the web as CSV and use that link',
  ],
  [/^PK(?![\w,;\t "])|^\xd0\xcf/, 'a workbook of Excel, Numbers or LibreOffice', 'save it as "CSV UTF-8"'],
  [/^%PDF-|^\{\\rtf/, 'a document', 'save the table as "CSV UTF-8"'],
  [/^version https:\/\/git-lfs/, "Git LFS's pointer to a file", 'commit the file itself'],
  [/^BEGIN:VC/i, 'a calendar or contacts', 'save the table as "CSV UTF-8"'],
  [/^\p{Cc}\x8b/u, 'a compressed file (gzip)', 'save the table as "CSV UTF-8"'],
  [/^\s*(?:\{|\[\s*\{)\s*"/, 'JSON', 'save the table as "CSV UTF-8"'],
]

function rejectOtherFiles(file: string, bytes: Uint8Array): void {
  const start = Buffer.from(bytes.subarray(0, 1000))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
  for (const [begins, what, hint] of otherFiles) {
    if (begins.test(start)) throwInvalid(`${file}: ${what} instead of CSV; ${hint}`)
  }
}

function decode(file: string, bytes: Uint8Array): string {
  // Excel's "Unicode text" is UTF-16.
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    const before = new TextDecoder(encoding).decode(bytes).split('\ufffd')[0] ?? ''
    const lines = before.split(lineBreak)
    return throwInvalid(
      `${file}:${rowOfLine(before, lines.length)}: not UTF-8, after ${quoted(lines.at(-1) ?? '')}; save it as "CSV UTF-8"`,
    )
  }
}

function parseRows(file: string, text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    rejectDittoMarks(file, text)
    const row = Number(error['records']) + 1
    // If a quote is missing, the parser may stop at a good cell further down.
    const line = text.split(lineBreak)[Number(error['lines']) - 1] ?? ''
    const problem = textAfterQuote.test(line.slice(0, 2000))
      ? 'text after the quote that ends its cell; put the whole cell in "quotes", and write "" for each quote inside it'
      : 'quote not closed at the end of its cell; add or delete a "'
    return throwInvalid(`${file}:${row}: ${problem}`)
  }
}

const textAfterQuote = /(?:^|[,;\t])\s*"(?:[^"]|"")*"\s*[^,;\t\s"]/

/** Rejects a file in which most rows are a single cell with separators in it. */
function rejectQuotedRows(file: string, rows: string[][]): void {
  const isWhole = (cells: string[]) => cells.length === 1 && /[,;\t].*[,;\t]/.test(cells[0] ?? '')
  const whole = rows.filter(isWhole)
  if (whole.length > Math.max(1, rows.length / 2))
    throwInvalid(
      `${file}:${rows.findIndex(isWhole) + 1}: quotes around the whole row (${whole.length} of ${rows.length} rows); delete them, and replace each "" inside with "`,
    )
}

/** Rejects a cell that has swallowed rows, because a quote opens in one row and closes in a later one. */
function rejectStrayQuotes(
  file: string,
  text: string,
  lines: string[],
  rows: string[][],
  delimiter: string,
): void {
  if (!rows.some((cells) => cells.some((cell) => lineBreak.test(cell)))) return
  const isSpacedLine = (line: string) =>
    line.split(delimiter).every((part, index) => !index || !/^\S/.test(part))
  const separated = lines.filter((line) => line.includes(delimiter))
  const isSpaced = separated.filter(isSpacedLine).length > separated.length / 2
  const usual = usualCount(lines, delimiter)
  for (const [index, cells] of rows.entries()) {
    const swallowed = cells
      .map((cell) => cell.split(lineBreak))
      .find((each, column) => each.length > 1 && isTable(each, column))
    if (swallowed) {
      rejectDittoMarks(file, text)
      throwInvalid(
        `${file}:${index + 1}: a quote opens in this row and closes in row ${index + swallowed.length}; delete both, or double them`,
      )
    }
  }
  function isTable(cellLines: string[], column: number): boolean {
    // In prose, a space follows a comma. If it does in the rows, too, their number of separators tells them apart.
    return cellLines.some((line, at) =>
      isSpaced ? countIn(line, delimiter) === usual - (at ? 0 : column) : !isSpacedLine(`${line}x`),
    )
  }
}

/** Rejects a single quote in a cell of its own in two lines that follow each other. */
function rejectDittoMarks(file: string, text: string): void {
  const lines = text.split(lineBreak)
  const hasMark = (line = '') => line.split('"').length % 2 === 0 && /(?:^|[,;\t])\s*"\s*[,;\t]/.test(line)
  const index = lines.findIndex((line, at) => hasMark(line) && hasMark(lines[at + 1]))
  if (index >= 0)
    throwInvalid(`${file}:${rowOfLine(text, index + 1)}: " as a ditto mark; write the value again`)
}

/** A cell in curly quotes that is cut in two by a comma, or a row in which every cell is in curly quotes. */
const curlyQuotes =
  /(?:^|\t)[“”„«»][^“”„«»\t]*\t[^“”„«»]*[“”„«»](?:\t|$)|^(?:[“”„«»][^“”„«»\t]*[“”„«»](?:\t+|$)){2,}$/

function rejectCurlyQuotes(file: string, rows: string[][]): void {
  const index = rows.findIndex((cells) => curlyQuotes.test(cells.join('\t')))
  if (index >= 0)
    throwInvalid(`${file}:${index + 1}: curly quotes around a cell; write straight double ones, "…"`)
}

/** The comma comes last, because beside another separator it is a decimal comma. */
const separators: Record<string, string> = { ';': 'semicolon', '\t': 'tab', ',': 'comma' }

export const separatorName = (separator: string): string => separators[separator] ?? `"${separator}"`

const countIn = (line: string, separator: string): number => line.split(separator).length - 1

/** Returns how many separators lines have that have any; NaN if none has. */
const usualCount = (lines: string[], separator: string): number =>
  median(lines.map((line) => countIn(line, separator)).filter(Boolean))

/** Rejects rows that have the usual number of separators, but of another kind. */
function rejectMixedSeparators(file: string, text: string, lines: string[], delimiter: string): void {
  const usual = usualCount(lines, delimiter)
  if (!(usual > 1)) return
  for (const [other, name] of Object.entries(separators)) {
    const index = lines.findIndex((line) => {
      const count = countIn(line.trimEnd(), other)
      // Texts have no tabs; a pasted row may have fewer if its last cells are empty.
      return !line.includes(delimiter) && (count === usual || (other === '\t' && count > 1))
    })
    if (index >= 0) {
      const most = separators[delimiter] ? `${separators[delimiter]}s` : `"${delimiter}"`
      throwInvalid(
        `${file}:${rowOfLine(text, index + 1)}: cells separated by ${name}s (other rows: by ${most}); use the same separator in every row`,
      )
    }
  }
}

/** Returns the separator that most lines contain; in a tie, that of the first line, or else the first of `separators`. */
function delimiterOf(lines: string[]): string {
  const rowsWith = (delimiter: string) => {
    const all = lines.filter((line) => line.includes(delimiter))
    return all.length + (all.includes(lines[0] ?? '') ? 0.5 : 0)
  }
  return Object.keys(separators).reduce((best, each) => (rowsWith(each) > rowsWith(best) ? each : best))
}
