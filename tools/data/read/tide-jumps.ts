/** Finds where a table's clock, dates or port change: from there, all tides are early or late by the same time. */
import { msPerMinute } from '../../../src/lib/durations'
import { toMinute } from '../camp-day'
import { shownShift, shownTime } from '../../faults/shown-time'
import { median, ninetyPercent } from '../statistics'
import {
  isKnown,
  isNeap,
  isSmall,
  mostTidesInLunarDay,
  type SameTides,
  type Sequence,
  type TideFault,
} from './tide-sequence'

/**
 * A jump is a mistake if it is this many minutes, and this many times what nine in ten of the other intervals are off
 * by. Jumps are not looked for where the tide is small, or towards neap tides. Seven years of predictions for 233 gauges
 * around Great Britain and Ireland have none, nor has one year for half of all gauges.
 */
const jumpLimits = { minutes: 35, timesUsual: 3, fewestOthers: 20 }

/** How many tides before and after a jump can be off, too: a single wrong day has a jump at either end. */
const [tidesBefore, tidesAfter] = [9, 12]

/**
 * Returns the tide from which all are earlier or later than the days before suggest, as where the next page has another
 * clock, other dates or another port.
 */
export function timeJumps(sequence: Sequence): TideFault[] {
  if (isSmall(sequence)) return []
  const { tides, same, steps } = sequence
  const jumps = tides.map((_, index) => jumpAt(index, same, steps))
  const found = jumps.findIndex((minutes, index) => {
    if (minutes < jumpLimits.minutes) return false
    const isNear = (other: number) => other >= index - tidesBefore && other <= index + tidesAfter
    const others = steps.filter((step, other) => isKnown(step) && !isNear(other))
    const isClear = minutes > jumpLimits.timesUsual * ninetyPercent(others)
    return others.length >= jumpLimits.fewestOthers && isClear && !isNeap(sequence, index)
  })
  // A large jump also shows a day before and a day after, half as large and the other way.
  const nearest = Math.max(0, found - tidesBefore)
  const near = jumps.slice(nearest, found + tidesAfter)
  const first = nearest + near.indexOf(Math.max(...near))
  const tide = tides[first]
  if (found < 0 || !tide) return []
  const at = (index: number) => (tides[index]?.at ?? NaN) / msPerMinute
  const late = across(first, same).map((index) => {
    const [twoBefore, before] = same[index] ?? [NaN, NaN]
    return at(index) - 2 * at(before) + at(twoBefore)
  })
  const how = shownShift(Math.round(median(late.filter(isKnown))))
  const reason = `times are ${how} from this tide on (${shownTime(toMinute(tide.at))}) than the days before suggest`
  const hint =
    'compare both sides with the original: one is for another port, in another time zone, or a day off'
  return [{ index: first, reason, hint }]
}

/**
 * Returns by how many minutes, earlier or later, nearly all intervals that cross into the day beginning with a tide
 * differ from those before and after; 0 if they do not agree. The intervals before and after contain no jump, so they
 * differ by half as much, the other way.
 */
function jumpAt(first: number, same: SameTides[], steps: number[]): number {
  const stepsOf = (indexes: number[]) => indexes.map((index) => steps[index] ?? NaN).filter(isKnown)
  const over = across(first, same)
  const own = stepsOf(over)
  if (own.length < 3) return 0
  const sign = Math.sign(median(own))
  const least = (all: number[], factor: number) =>
    all.map((each) => each * factor).toSorted((a, b) => a - b)[Math.floor(all.length / 4)] ?? NaN
  const minutes = least(own, sign)
  const before = over.flatMap((index) => same[index]?.[1] ?? NaN)
  const after = over.flatMap((index) => same[index]?.[2] ?? NaN)
  const edges = [before, after].map(stepsOf).filter((all) => all.length >= 3)
  const jumps = edges.map((all) => (minutes + least(all, -sign)) / 1.5)
  const isFirst = sign * (steps[first] ?? NaN) > minutes / 2
  return edges.length && isFirst ? Math.min(minutes, ...jumps) : 0
}

/** Returns the positions of the tides from `first` on whose counterpart on the day before is before `first`. */
function across(first: number, same: SameTides[]): number[] {
  return same
    .slice(first, first + mostTidesInLunarDay)
    .flatMap(([, before], index) => (before < first ? first + index : []))
}
