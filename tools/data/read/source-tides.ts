/** Tides in a form that all sources share. */
import { campDate } from '../../../src/lib/camp-time'
import type { Tide } from '../../../src/schemas'

export interface SourceTide {
  type: Tide['type']
  /** Epoch milliseconds. */
  at: number
  heightInMetres: number
  /** Where the tide is in the source, for messages: `tides.csv:14`. */
  where: string
  /** Its time as written, if the clocks skip that: `at` is then an hour earlier. */
  skipped?: string
}

export const tideTypes = ['High', 'Low'] as const satisfies Tide['type'][]

export const otherType = (type: Tide['type']): Tide['type'] => (type === 'High' ? 'Low' : 'High')

/** Returns the date at the camp of the tide at a position. */
export const dateAt = (tides: SourceTide[], index: number): string => campDate(tides[index]?.at ?? NaN)

/** Returns the number of a tide's row, for messages that name the file before: `14`. */
export const rowOf = (tide: SourceTide | undefined): string => tide?.where.split(':').at(-1) ?? ''

export interface SourceTides {
  /** For messages: `ADMIRALTY`, or a table's file name. */
  name: string
  /** In chronological order. */
  tides: SourceTide[]
  /** Whether `tides` has every tide of a date at the camp (`YYYY-MM-DD`). */
  isComplete: (date: string) => boolean
  /** Whether the source returns only the coming days, so that earlier ones are kept from the old file. */
  isRolling?: boolean
  /** Describes the tides that are left out, one line each. */
  leftOut: string[]
  /** Warnings about tides that may be mistakes, one line each. */
  doubts?: string[]
  /** How many days after today to publish; undefined for as many as ADMIRALTY returns. */
  daysAhead?: number
}

/** What to do about wrong tides from a rolling source, which nobody here can correct. */
export const rollingHint = 'wait for the next response'
