import type { Camp } from '../../../src/camp-schema'

/** The camp's settings that files are compared with. */
export type CampFacts = Pick<Camp, 'eventColours' | 'position'>

/** Something wrong or suspicious in a data file. */
export interface Finding {
  /** JSON path: `dates[1].tides[0].type`; empty for the file itself. */
  path: string
  /** What was found there, in a few words. */
  value: string
  reason: string
  /** What to do about it. */
  hint: string
}

/** Valid but suspicious data. Warnings of a kind are reported as one. */
export interface Warning extends Finding {
  kind: string
  /** Entries are duplicates or out of order, or no coast has such tides: `make-data` never writes such a file. */
  isFatal?: boolean | undefined
}

/** A possible warning about the value at a path; ignored if the value has an error. */
export interface WarningRow extends Omit<Warning, 'value'> {
  isOdd: boolean
}
