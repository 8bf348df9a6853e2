/** Finds rows with the type and height of the row above or below: there, high tides are where low ones should be. */
import { msPerHour } from '../../../src/lib/durations'
import { isGap } from '../../../src/lib/tides'
import type { SourceTide } from './source-tides'
import { swappedHeights } from './tide-heights'
import { lunarDayMs, type Sequence, type TideFault } from './tide-sequence'

/** How far a tide of the other type may be from where its counterpart of the day before or after should be. */
const mostMs = msPerHour

/**
 * Returns the first of such rows, if high and low tides alternate strictly everywhere else: on coasts with double high or
 * low waters, two of one type may follow each other. Tried with a year of predictions for 1384 gauges in Europe, with and
 * without the tides between double waters.
 */
export function movedTypes(sequence: Sequence): TideFault[] {
  const { tides } = sequence
  const changes = [...tides.keys()].filter((index) => isPair(tides, index))
  const areMoved = changes.every((index) => [index - 1, index].some((each) => isOpposite(sequence, each)))
  if (!areMoved) return []
  return changes.flatMap((first, change) => {
    if (change % 2) return []
    const end = changes[change + 1]
    // Only types have moved.
    if (swappedHeights(tides.slice(first, (end ?? tides.length) + 1)).length) return []
    const tide = tides[first]
    const type = tide?.type.toLowerCase()
    const hours = (((tide?.at ?? NaN) - (tides[first - 1]?.at ?? NaN)) / msPerHour).toFixed(1)
    const reason = `${type} tide ${hours} hours after the ${type} tide above, unlike on the days before and after`
    const rows =
      end === undefined ? 'above this row, or from it onwards' : `from here to ${tides[end - 1]?.where}`
    const hint =
      (end ?? tides.length) - first === 2
        ? 'are the type and height of this row swapped with those of the next?'
        : `compare with the original: have the types and heights moved up or down by a cell ${rows}, or are these rows for another port?`
    return { index: first, reason, hint }
  })
}

/** Whether a tide has the type of the tide above it, and no tide is missing between them. */
function isPair(tides: SourceTide[], index: number): boolean {
  const [above, tide] = [tides[index - 1], tides[index]]
  return above !== undefined && tide?.type === above.type && !isGap(tide.at - above.at, true)
}

/** Whether a tide's counterpart of the day before or after is of the other type. */
function isOpposite({ tides, same }: Sequence, index: number): boolean {
  const [, before = NaN, after = NaN] = same[index] ?? []
  return [[-1, before] as const, [1, after] as const].some(([days, sameTide]) => {
    const expected = (tides[index]?.at ?? NaN) + days * lunarDayMs
    const isNear = ({ type, at }: SourceTide) =>
      type !== tides[index]?.type && Math.abs(at - expected) < mostMs
    return Number.isNaN(sameTide) && tides.some(isNear)
  })
}
