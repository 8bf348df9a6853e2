/** How a column of a sheet is found, and how its cells are read. */
export interface Column<Value extends string> {
  /** Returns the value of a cell that is not empty; undefined if it is invalid. */
  read: (cell: string) => Value | undefined
  /** What to write, for messages: `a date such as 2026-08-22 or 22/08/2026`. */
  expected: string
  /** Says what to write in a row's only empty cell, if that is more specific than `expected`. */
  hintIfEmpty?: string
  /** Says what to write in place of an invalid cell, if that is more specific than `expected`. */
  hintFor?: (cell: string) => string | undefined
  mayBeEmpty?: boolean
  /** Whether an empty cell means the same as the cell above, as if a spreadsheet had merged them. */
  isCarriedDown?: boolean
  /** Whether the whole column may be missing. */
  isOptional?: boolean
  /** Whether almost any text is valid. */
  isText?: boolean
  /** Matches the column's headings; by default, the heading is the column's name. */
  heading?: RegExp
  /** Returns what is wrong with a heading and what to do about it. */
  problemInHeading?: (heading: string) => string | undefined
}

/** The columns, by their headings in lower case. */
export type Columns = Record<string, Column<string>>
