import type { SheetFile } from '../../tools/data/make/sources/get-sheet'

/** A sheet with some rows, as it is exported. */
export const sheetOf = (name: string, rows: string[], lineEnd = '\n'): SheetFile => ({
  name,
  bytes: new TextEncoder().encode(rows.join(lineEnd)),
})
