/** What the rules for tables of tides compare: each tide with the ones beside it, and with the same one of other days. */
import { msPerDay, msPerMinute } from '../../../src/lib/durations'
import { tidesOfLunarDay } from '../coast'
import { median } from '../statistics'
import type { SourceTide } from './source-tides'

/** From one tide to the same one of the next day. */
export const lunarDayMs = msPerDay + 50 * msPerMinute

/** On coasts with double high and low waters. */
export const mostTidesInLunarDay = 10
export const mostTidesInTwoDays = 2 * mostTidesInLunarDay

/** The positions of the same tide two days before, a day before, a day after and two days after; NaN if missing. */
export type SameTides = [number, number, number, number]

export interface Sequence {
  /** In chronological order. */
  tides: SourceTide[]
  /** By tide. */
  same: SameTides[]
  /**
   * By how many minutes the interval from the day before to each tide differs from the mean of the intervals before and
   * after it. Each is about a day and 50 minutes, and they change slowly. NaN if tides are missing.
   */
  steps: number[]
  /** How far each tide is above or below those beside it, in metres; NaN if these are of the same type. */
  ranges: number[]
  /** Their median. */
  range: number
}

/** What is wrong with one tide, or with all. */
export interface TideFault {
  /** The tide's position; undefined if all tides are meant. */
  index?: number
  reason: string
  hint: string
}

export function sequenceOf(tides: SourceTide[]): Sequence {
  const near = (index: number, days: number) => sameTideOn(tides, index, days)
  const same = tides.map((_, index): SameTides => [
    near(index, -2),
    near(index, -1),
    near(index, 1),
    near(index, 2),
  ])
  const steps = tides.map(({ at }, index) => {
    const [atFirst = NaN, atBefore = NaN, atAfter = NaN] = (same[index] ?? []).map((each) => tides[each]?.at)
    return (at - atBefore - (atAfter - at + (atBefore - atFirst)) / 2) / msPerMinute
  })
  const heights = tides.map(({ heightInMetres }) => heightInMetres)
  const ranges = fromNeighbours(tides, heights).map(Math.abs)
  return { tides, same, steps, ranges, range: median(ranges.filter(isKnown)) }
}

/** Returns the position of a tide's counterpart some lunar days later, or earlier if negative; NaN if it is missing. */
function sameTideOn(tides: SourceTide[], index: number, lunarDays: number): number {
  const { type, at } = tides[index] ?? { type: '', at: NaN }
  const expected = at + lunarDays * lunarDayMs
  const from = Math.max(0, index - mostTidesInTwoDays)
  const found = tides
    .slice(from, index + mostTidesInTwoDays)
    .findIndex((each) => each.type === type && Math.abs(each.at - expected) < lunarDayMs / 6)
  return found < 0 ? NaN : from + found
}

/** How far each value is from the mean of those before and after it; NaN unless both are of the other type. */
export function fromNeighbours(tides: SourceTide[], values: number[]): number[] {
  return values.map((value, index) => {
    const isBetween = [index - 1, index + 1].every((each) => tides[each]?.type !== tides[index]?.type)
    return isBetween ? value - ((values[index - 1] ?? NaN) + (values[index + 1] ?? NaN)) / 2 : NaN
  })
}

export const isKnown = (value: number): boolean => !Number.isNaN(value)

/** In metres; smaller tides have irregular times. */
const smallestRange = 0.5

/** Whether the tide is too small for its times to be judged. */
export const isSmall = ({ range }: Sequence): boolean => !(range > smallestRange)

/** When the range is this share of the usual or less, times are irregular. */
const neapShare = 0.7

/** Whether the range around a tide is so small that times are irregular. */
export function isNeap({ ranges, range }: Sequence, index: number): boolean {
  return ranges
    .slice(Math.max(0, index - tidesOfLunarDay), index + tidesOfLunarDay)
    .some((each) => each < neapShare * range)
}
