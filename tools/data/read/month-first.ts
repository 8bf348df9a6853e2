/** Finds dates in a tide table that have the month first, as in the United States. */
import { campDate, daysBetween } from '../../../src/lib/camp-time'
import { dayFirst, withMonthFirst } from './sheet-cells'
import type { SourceTide } from './source-tides'

/** A table of successive days may lack this many. */
const mostMissing = 3

/**
 * Returns a line if the dates are scattered over months, but are successive days if month and day are swapped where both
 * may be a month. A spreadsheet that takes 01/08 for 8 January leaves 13/08 as it is.
 */
export function monthFirstProblem(tides: SourceTide[]): string[] {
  const dates = new Set(tides.map(({ at }) => campDate(at)))
  const meant = new Set([...dates].map(meantBy))
  const first = tides.find(({ at }) => meantBy(campDate(at)) !== campDate(at))
  if (!first || daysIn(dates) <= 2 * dates.size || daysIn(meant) > meant.size + mostMissing) return []
  const date = campDate(first.at)
  return [
    `${first.where}: the month comes first in dates up to the 12th (${date} here, for ${meantBy(date)}); write ${dayFirst}`,
  ]
}

function meantBy(date: string): string {
  return Number(date.slice(8)) <= 12 ? withMonthFirst(date) : date
}

/** Returns the number of days from the first to the last. */
function daysIn(dates: Set<string>): number {
  const [first = '', ...others] = [...dates].sort()
  return daysBetween(first, others.at(-1) ?? first) + 1
}
