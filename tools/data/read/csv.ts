/** Reads the CSV files that people export from spreadsheets. */
import { CsvError, parse } from 'csv-parse/sync'
import { collectProblems, InvalidResponse, throwProblems } from './source-errors'

export interface CsvRow {
  /** The row's number in a spreadsheet: counted from 1, including the heading and empty rows. */
  number: number
  /** Trimmed. */
  cells: string[]
}

/**
 * Returns the non-empty rows of a file whose cells are separated by commas, semicolons or tabs. Throws an InvalidResponse
 * if the file is not UTF-8 (or Excel's UTF-16), or if a quote is not closed at the end of its cell. `file` is its name,
 * for messages.
 */
export function readCsv(file: string, bytes: Uint8Array): CsvRow[] {
  return parseRows(file, decode(file, bytes))
    .map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some(Boolean))
}

/**
 * Calls `read` with each row and returns the results. Combines the InvalidResponses that `read` throws into one, with
 * file and row before each line (`events.csv:14: `).
 */
export function readRows<Row extends CsvRow, Value>(
  file: string,
  rows: Row[],
  read: (row: Row) => Value,
): Value[] {
  const problems: string[] = []
  const values = rows.flatMap((row) => collectProblems(problems, () => read(row), `${file}:${row.number}: `))
  throwProblems(problems)
  return values
}

function decode(file: string, bytes: Uint8Array): string {
  // Excel's "Unicode text" is UTF-16.
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new InvalidResponse(`${file}: not UTF-8; save it as "CSV UTF-8"`)
  }
}

function parseRows(file: string, text: string): string[][] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const row = Number(error['records']) + 1
    throw new InvalidResponse(`${file}:${row}: quote not closed at the end of its cell; add or delete a "`)
  }
}

/**
 * Returns the separator that most rows contain. In a tie, a semicolon or tab wins over the comma, which is then a
 * decimal comma.
 */
function delimiterOf(text: string): string {
  const lines = text.replace(/"[^"]*"/g, '').split(/[\r\n]+/)
  const rowsWith = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length
  return [';', '\t', ','].reduce((best, each) => (rowsWith(each) > rowsWith(best) ? each : best))
}
