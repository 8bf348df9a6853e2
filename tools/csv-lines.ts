/** Where the rows of a CSV file begin: a cell in quotes may have line breaks, and spreadsheets hide the line `sep=;`. */

export const lineBreak = /\r\n|\r|\n/

/** Excel obeys such a first line, but does not show it. */
export const separatorLine = /^\ufeff?"?sep=(.)"?(?:\r\n|\r|\n|$)/i

const quotedCell = /(?<=^|[,;\t|]) *"(?:[^"]|"")*"/gm

/** Returns the line, counted from 1, on which a row begins. Row 1 is the first that a spreadsheet shows. */
export function lineOfRow(text: string, row: number): number {
  return (lineNumbers(text)[row - 1] ?? row - 1) + 1
}

/** Returns the row, as spreadsheets count them, that a line is in. */
export function rowOfLine(text: string, line: number): number {
  return Math.max(1, lineNumbers(text).findLastIndex((first) => first < line) + 1)
}

/** Returns how many lines precede each row. */
function lineNumbers(given: string): number[] {
  // Excel's "Unicode text", read as UTF-8, has a zero after each letter.
  const text = given.replaceAll('\0', '')
  const hidden = separatorLine.exec(text)?.[0] ?? ''
  const rows = text
    .slice(hidden.length)
    .replace(quotedCell, (cell) => cell.replaceAll(lineBreaks, '\0'))
    .split(lineBreak)
  let before = hidden ? 1 : 0
  return rows.map((row) => {
    const first = before
    before += row.split('\0').length
    return first
  })
}

const lineBreaks = new RegExp(lineBreak, 'g')
