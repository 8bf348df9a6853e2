/** Finds dates that have the month first, as in the United States. */
import { campDate, daysBetween } from '../../../src/lib/camp-time'
import { quoted } from '../../faults/describe-value'
import { dayFirst, mayBeMonthFirst, monthFirst, withMonthFirst } from './sheet-cells'
import type { SourceTide } from './source-tides'

/** A table of successive days may lack this many. */
const mostMissing = 3

/**
 * Returns a line if the dates make sense only with month and day swapped wherever both may be a month: only then are the
 * rows in order, or the dates consecutive. A spreadsheet that takes 01/08 for 8 January leaves 13/08 as it is.
 */
export function monthFirstProblem(tides: SourceTide[]): string[] {
  const dates = [...new Set(tides.map(({ at }) => campDate(at)))]
  const meant = dates.map(meantBy)
  const first = tides.find(({ at }) => meantBy(campDate(at)) !== campDate(at))
  const areScattered = daysIn(dates) > 2 * dates.length && daysIn(meant) <= meant.length + mostMissing
  // With a single mistyped month, the swapped dates are in order, too, but spread over a year.
  const isOrdered = isSorted(meant) && !isSorted(dates) && daysIn(meant) <= daysIn(dates)
  if (!first || !(areScattered || isOrdered)) return []
  const date = campDate(first.at)
  return [
    `${first.where}: the month comes first in dates up to the 12th (${date} here, for ${meantBy(date)}); write ${dayFirst}`,
  ]
}

/** Dates that make sense only with the day first, and those that make sense either way; 8/8 has one meaning. */
const onlyDayFirst = /^(?:1[3-9]|2\d|3[01])\/\d\d?\/\d{4}\b/
const eitherWay = /^(?!0?(\d\d?)\/0?\1\/)(?:0?\d|1[0-2])\/(?:0?\d|1[0-2])\/\d{4}\b/

/** Below this share, dates with the month first are typing errors. */
const leastShare = 0.05

/**
 * Returns a function that describes a date that may have the month first, too, among a row's cells: some others in the
 * sheet make sense only that way, and none only with the day first. `rows` are the cells of dates and times.
 */
export function monthFirstDoubts(rows: string[][]): (cells: string[]) => string | undefined {
  const all = rows.flat()
  const countOf = (kind: RegExp) => all.filter((cell) => kind.test(cell)).length
  const isCommon = countOf(monthFirst) > leastShare * countOf(eitherWay)
  const areMonthFirst = isCommon && !all.some((cell) => onlyDayFirst.test(cell))
  return (cells) => {
    const cell = areMonthFirst && cells.find((each) => eitherWay.test(each))
    return cell
      ? `date ${quoted(cell)} may have the month first, as in other rows; write ${dayFirst}`
      : undefined
  }
}

function meantBy(date: string): string {
  return mayBeMonthFirst(date) ? withMonthFirst(date) : date
}

function isSorted(dates: string[]): boolean {
  return dates.every((date, index) => index === 0 || date >= (dates[index - 1] ?? ''))
}

/** Returns the number of days from the first to the last. */
function daysIn(dates: string[]): number {
  const [first = '', ...others] = dates.toSorted()
  return daysBetween(first, others.at(-1) ?? first) + 1
}
