/** Finds out why rows of a tide table are out of order; usually one mistake affects many. */
import { msPerDay, msPerHour } from '../../../src/lib/durations'
import { campClock } from '../camp-day'
import { tidesOfLunarDay } from '../coast'
import { runsOf } from '../runs-of'
import { tideTypes, type SourceTide } from './source-tides'

/** With more rows than this, they have one cause. */
const mostAlone = 3

/** Says what to do about the rows that are not after the one above; undefined if each is to be corrected by itself. */
export function lateHint(tides: SourceTide[], late: number[]): string | undefined {
  if (areBlocks(tides)) return blocksHint
  const areMany = late.length > mostAlone
  const isNight = late.every((index) => isOfNextNight(tides, index))
  if (!areMany && !isNight) return undefined
  const movedTimes = movedTimesHint(tides, late[0])
  if (movedTimes || !areMany) return movedTimes
  if (isNight) return nightHint
  return late.every((index) => isNoonOrMidnight(tides, index)) ? noonHint : movedColumnHint
}

const nightHint =
  'tides after midnight have the date of the day before; write the next date in these rows, unless the time column has moved up by a row'

const noonHint =
  'are noon and midnight mixed up? half past noon is 12:30 (12:30 PM), half past midnight 00:30 (12:30 AM)'

/** Asks about a moved column first: sorting would scramble such a table for good. */
const movedColumnHint =
  'has a column moved up or down by a row? compare with the original; if none has, sort by date and time'

/** Whether a table has all high and then all low tides of each day, week or month. */
function areBlocks(tides: SourceTide[]): boolean {
  return areInOrderByType(tides) && tides.length / blockCount(tides) > shortestBlocks
}

/** In the mean; days have four tides or three, so that some blocks of a day's have only one. */
const shortestBlocks = 1.5

const blocksHint =
  'high and low tides are in blocks: sort all rows by date and time, or list all high tides of the table, then all its low tides'

/** Whether high tides are in order, and low tides, too. */
export function areInOrderByType(tides: SourceTide[]): boolean {
  return tideTypes.every((wanted) => {
    const ofType = tides.filter(({ type }) => type === wanted)
    return ofType.every(({ at }, index) => at > (ofType[index - 1]?.at ?? -Infinity))
  })
}

/** Returns the number of runs of rows of one type. */
export function blockCount(tides: SourceTide[]): number {
  return runsOf(tides, (above, { type }) => type === above.type).length
}

/**
 * Names the row from which the times have moved up a row. With the next date in the first late row, the rows are in
 * order up to there, but between one high and the low beside it, the interval is twice as long as usual.
 */
function movedTimesHint(tides: SourceTide[], firstLate = NaN): string | undefined {
  const isNextNight = isOfNextNight(tides, firstLate)
  const instantOf = (index: number) =>
    (tides[index]?.at ?? NaN) + (isNextNight && index === firstLate ? msPerDay : 0)
  for (let index = firstLate - tidesOfLunarDay; index <= firstLate; index++) {
    const hours = (instantOf(index) - instantOf(index - 1)) / msPerHour
    if (tides[index]?.type !== tides[index - 1]?.type && Math.abs(hours - 2 * usualHours) < 1)
      return `has a column moved up or down by a row from ${tides[index]?.where} on (${hours.toFixed(1)} hours after the row above)? compare with the original`
  }
  return undefined
}

/** The next tide after one in the evening is earlier than this. */
const nightEnds = '07:00'

/** Whether a tide would be in order if it were after midnight on the next date. */
function isOfNextNight(tides: SourceTide[], index: number): boolean {
  return campClock(tides[index]?.at ?? NaN) < nightEnds && isInOrderAfter(tides, index, msPerDay)
}

/** Whether tides would be in order if one after midnight were after noon, or the one above the other way round. */
function isNoonOrMidnight(tides: SourceTide[], index: number): boolean {
  const isAt = (hour: string, at = NaN) => campClock(at).startsWith(hour)
  return (
    (isAt('00', tides[index]?.at) && isInOrderAfter(tides, index, 12 * msPerHour)) ||
    (isAt('12', tides[index - 1]?.at) && isInOrderAfter(tides, index - 1, -12 * msPerHour))
  )
}

/** Whether a tide would be between its neighbours if it were this much later. */
function isInOrderAfter(tides: SourceTide[], index: number, ms: number): boolean {
  const [above = -Infinity, own = NaN, below = Infinity] = [-1, 0, 1].map((step) => tides[index + step]?.at)
  return above < own + ms && own + ms < below
}

/** The usual interval between high and low tide. */
export const usualHours = 6.2
