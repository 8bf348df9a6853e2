/** Puts a table's tides in chronological order, or finds the rows that are out of it. */
import { campDate, daysBetween } from '../../../src/lib/camp-time'
import { msPerHour } from '../../../src/lib/durations'
import { counted } from '../../faults/describe-value'
import { shownTime } from '../../faults/shown-time'
import { areInOrderByType, blockCount, lateHint, usualHours } from './rows-out-of-order'
import { dateAt, type SourceTide } from './source-tides'
import { throwInvalid, throwProblems } from './source-errors'

/**
 * Returns the tides in order. Sorts a table that can be read in only one way: backwards, or all high tides first. For any
 * other, throws an InvalidResponse that names the rows out of order, or a date that is years from all others.
 */
export function inOrder(file: string, tides: SourceTide[]): SourceTide[] {
  const late = tides.flatMap((tide, index) => (tide.at <= (tides[index - 1]?.at ?? -Infinity) ? index : []))
  if (late.length && isSortedOtherwise(tides)) return tides.toSorted((a, b) => a.at - b.at)
  throwProblems(farDates(tides))
  const hint = late.length ? lateHint(tides, late) : undefined
  const first = tides[late[0] ?? NaN]
  if (hint) {
    throwInvalid(
      `${file}: ${counted(late.length, 'row')} not after the row above (the first: ${first?.where}, ${shown(first)}); ${hint}`,
    )
  }
  throwProblems(late.map((index) => orderProblem(tides, index)))
  return tides
}

function isSortedOtherwise(tides: SourceTide[]): boolean {
  const dates = tides.map(({ at }) => campDate(at))
  const isBackwards = dates.every((date, index) => index === 0 || date <= (dates[index - 1] ?? ''))
  return (isBackwards && dates[0] !== dates.at(-1)) || (areInOrderByType(tides) && blockCount(tides) === 2)
}

/** Names the row or the one above, whichever fits worse between the rows around both. */
function orderProblem(tides: SourceTide[], index: number): string {
  const [above, own] = [tides[index - 1], tides[index]]
  if (above?.at === own?.at)
    return `${own?.where}: the same time as the row above (${shown(above)}); ${above?.type === own?.type ? 'delete one, or correct it' : 'correct one of the two'}`
  const off = (from: number, to: number) => {
    const interval = (tides[to]?.at ?? NaN) - (tides[from]?.at ?? NaN)
    return isNaN(interval) ? usualHours : Math.abs(interval / msPerHour - usualHours)
  }
  const [offAbove, offOwn] = [off(index - 2, index - 1), off(index, index + 1)]
  const days = daysBetween(dateAt(tides, index), dateAt(tides, index - 1))
  // The rows above fit each other, as do those below: months were pasted in another order.
  const areBlocks = days > 1 && Math.max(offAbove, offOwn) < usualHours
  const isAboveWrong = !areBlocks && offAbove > offOwn
  const [where, problem] = isAboveWrong
    ? [above?.where, `later than the row below (${shown(own)})`]
    : [own?.where, `not after the row above (${shown(above)})`]
  const isYearOff = days >= 363 && days <= 366
  const hint = isYearOff
    ? 'correct the year from this row on, or in the rows above'
    : areBlocks
      ? 'correct the dates from this row on, or sort all rows by date and time'
      : 'correct the date or the time, or move the row'
  return `${where}: ${problem}; ${hint}`
}

/** Rows that are this many days from the others have the wrong year. */
const farDays = 300

/** With more rows than this, it is not a mistake. */
const fewRows = 4

/** Names the first of a few rows, such as those of a day, whose dates are years from all others. */
function farDates(tides: SourceTide[]): string[] {
  const jumps = [...tides.keys()].filter(
    (index) => index && Math.abs(daysBetween(dateAt(tides, index - 1), dateAt(tides, index))) > farDays,
  )
  const [jump, back, ...others] = jumps
  if (jump === undefined || others.length || tides.length <= 2 * fewRows) return []
  const isAtStart = back === undefined && jump < tides.length / 2
  const [first, end] = isAtStart ? [0, jump] : [jump, back ?? tides.length]
  if (end - first > fewRows) return []
  const count = end - first > 1 ? `, in ${end - first} rows` : ''
  return [
    `${tides[first]?.where}: date far from all others (${dateAt(tides, first)}); correct the year${count}`,
  ]
}

function shown(tide: SourceTide | undefined): string {
  return shownTime(tide?.at ?? NaN)
}
