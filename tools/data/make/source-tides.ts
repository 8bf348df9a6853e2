/** Tides as any source gives them. */
import type { Tide } from '../../../src/schemas'

export interface SourceTide {
  type: Tide['type']
  /** Epoch milliseconds. */
  at: number
  heightInMetres: number
  /** Its place in the source, for messages: `tides.csv:14`. */
  where: string
}

export interface SourceTides {
  /** For messages: `ADMIRALTY`, or a table's file. */
  name: string
  /** In order of time. */
  tides: SourceTide[]
  /** Whether every tide of a date (`YYYY-MM-DD`) at the camp is among them. */
  isComplete: (date: string) => boolean
  /** Tides that are left out, a line each. */
  leftOut: string[]
}
