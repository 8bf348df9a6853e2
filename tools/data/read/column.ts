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
  /** Says what to do about an invalid cell, if that is more than to write something else. */
  adviceOn?: (cell: string) => string | undefined
  /** Whether a cell may be empty. Messages then offer that in place of an invalid one. */
  mayBeEmpty?: boolean
  /** Whether an empty cell means the same as the cell above, as if a spreadsheet had merged them. */
  isCarriedDown?: boolean
  /** Whether the column, or a cell in it, may be missing. Messages do not offer that: without its zone, a time changes. */
  isOptional?: boolean
  /** Whether almost any text is valid. */
  isText?: boolean
  /** Matches the column's headings; by default, the heading is the column's name. */
  heading?: RegExp
  /** Returns what makes a heading a worse choice than another one of the same column, such as its unit. */
  problemInHeading?: (heading: string) => string | undefined
}

/** The columns, by their headings in lower case; the optional ones last. */
export type Columns = Record<string, Column<string>>
