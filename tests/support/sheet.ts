import type { SheetFile } from '../../tools/data/read/get-sheet'

/** Returns a sheet with the given rows, as a spreadsheet exports it. */
export const sheetOf = (name: string, rows: string[], lineEnd = '\n'): SheetFile => ({
  name,
  bytes: new TextEncoder().encode(rows.join(lineEnd)),
})
