/** Finds where a table's datum or port changes: from there, high and low tides are higher or lower together. */
import { msPerDay } from '../../../src/lib/durations'
import { shownTime } from '../../faults/shown-time'
import { tidesOfLunarDay } from '../coast'
import { mean } from '../statistics'
import { tideTypes, type SourceTide } from './source-tides'
import { heightsOf, typicalHeights } from './tide-heights'
import type { Sequence, TideFault } from './tide-sequence'

/**
 * It is a mistake if each high and low tide of a day is this far above, or each this far below, all those of the day
 * before. As spring tides approach, high tides rise, but low tides fall: in two years of predictions for 292 gauges
 * around Great Britain, Ireland and the North Sea, the distance is never more than 0.2 m.
 */
const leastMetres = 0.4

/** Both days, with one or two missing between them. */
const longestMs = 4 * msPerDay

/**
 * Returns the tide from which all heights are higher or lower than before, as where the next page of a table is above
 * another datum.
 */
export function heightJumps({ tides }: Sequence): TideFault[] {
  const first = tides.findIndex((_, index) => isJump(tides, index))
  const tide = tides[first]
  if (!tide) return []
  const [before, after] = daysAround(tides, first)
  const [old, found] = [typicalHeights(before), typicalHeights(after)]
  const metres = mean([found.high - old.high, found.low - old.low])
  const how = `${Math.abs(metres).toFixed(1)} m ${metres < 0 ? 'lower' : 'higher'}`
  const reason = `heights are ${how} from this tide on (${shownTime(tide.at)}) than before`
  const hint = 'compare both sides with the original: one is above another datum, or for another port'
  return [{ index: first, reason, hint }]
}

function isJump(tides: SourceTide[], index: number): boolean {
  const [before, after] = daysAround(tides, index)
  const length = (after.at(-1)?.at ?? NaN) - (before[0]?.at ?? NaN)
  if (Math.min(before.length, after.length) < tidesOfLunarDay || length > longestMs) return false
  return isAbove(after, before) || isAbove(before, after)
}

/** Returns the day that ends before a tide, and the one that begins with it. */
const daysAround = (tides: SourceTide[], index: number): [before: SourceTide[], after: SourceTide[]] => [
  tides.slice(Math.max(0, index - tidesOfLunarDay), index),
  tides.slice(index, index + tidesOfLunarDay),
]

function isAbove(day: SourceTide[], other: SourceTide[]): boolean {
  return tideTypes.every((type) => {
    const [heights, others] = [heightsOf(day, type), heightsOf(other, type)]
    const isKnown = heights.length > 0 && others.length > 0
    return isKnown && Math.min(...heights) - Math.max(...others) > leastMetres
  })
}
