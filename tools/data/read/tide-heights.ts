/** Compares the heights of a table or a data file with each other. */
import { inexactMetres } from '../../../src/lib/levels'
import { shownTime } from '../../faults/shown-time'
import { runsOf } from '../runs-of'
import { median } from '../statistics'
import { tideTypes, type SourceTide } from './source-tides'
import type { TideFault } from './tide-sequence'

type TideHeight = Pick<SourceTide, 'type' | 'heightInMetres'>

/** How far a height may be above or below nearly all others, as a share of their span. */
const mostSpans = 0.75

/** Anything less than this is never too far, for coasts where the tide is small. */
const leastMetres = 1

/** Returns the heights that are far from nearly all others, or says that all are the same. */
export function heightOutliers(tides: Pick<SourceTide, 'heightInMetres'>[]): TideFault[] {
  const sorted = tides.map(({ heightInMetres }) => heightInMetres).sort((a, b) => a - b)
  // Even in short tables, "nearly all" leaves out the lowest and the highest.
  const few = Math.ceil(0.05 * (sorted.length - 1))
  const [lowest = NaN, highest = NaN] = [sorted[few], sorted.at(-1 - few)]
  if (sorted.length > 1 && sorted[0] === sorted.at(-1)) {
    return [{ reason: `every tide has the same height (${lowest} m)`, hint: 'write the heights' }]
  }
  const most = sorted.length < 4 ? Infinity : Math.max((highest - lowest) * mostSpans, leastMetres)
  const range = `nearly all are from ${lowest} to ${highest} m`
  return tides.flatMap(({ heightInMetres: height }, index) =>
    height > highest + most || height < lowest - most
      ? { index, reason: `height far from all others (${height} m; ${range})`, hint: 'correct it' }
      : [],
  )
}

/**
 * High or low tides may have the same height for some days, fewer the larger the tide and the finer the heights. With one
 * decimal, in a year of predictions for 396 gauges in Europe, the number of tides times the range in metres is never more
 * than 67.
 */
const mostTideMetres = 100

/** In metres; of heights with one decimal. */
const fineStep = 0.1

/** Where the tide is smaller, heights with one decimal say less. */
const smallestRange = 0.5

/** Finds high or low tides with the same height for many days, as if filled down; `share` is that of the limit. */
export function constantHeights(tides: SourceTide[], share = 1): TideFault[] {
  const { high, low } = typicalHeights(tides)
  const range = high - low
  if (!(range > smallestRange)) return []
  const heights = [...new Set(tides.map(({ heightInMetres }) => heightInMetres))].sort((a, b) => a - b)
  const step = Math.max(
    fineStep,
    Math.min(...heights.slice(1).map((height, index) => height - (heights[index] ?? NaN))),
  )
  const most = (share * mostTideMetres * step) / fineStep
  return tideTypes.flatMap((type) => {
    const ofType = [...tides.entries()].filter(([, tide]) => tide.type === type)
    const runs = runsOf(ofType, ([, before], [, tide]) => before.heightInMetres === tide.heightInMetres)
    return runs.flatMap((run) => {
      const [first, last] = [run[0], run.at(-1)]
      if (!first || !last || run.length * range <= most) return []
      const [index, { heightInMetres }] = first
      const reason = `${type.toLowerCase()} tides have the same height (${heightInMetres} m) from here until ${shownTime(last[1].at)}`
      return { index, reason, hint: 'write their heights' }
    })
  })
}

/** Fewer tides may have whole metres, or times on the hour, by chance. */
export const fewestRounded = 12

/** Says that all heights are whole metres. */
export function roundedHeights(tides: Pick<SourceTide, 'heightInMetres'>[]): TideFault[] {
  const areWhole = tides.every(({ heightInMetres }) => Number.isInteger(heightInMetres))
  if (!areWhole || tides.length < fewestRounded) return []
  return [
    { reason: 'every height is in whole metres, as if rounded', hint: 'write heights with one decimal' },
  ]
}

/** Returns the high tides that are more than `metres` below the low tide before them, and low tides as much above. */
export function swappedHeights(tides: TideHeight[], metres = 0): TideFault[] {
  return tides.flatMap((tide, index) => {
    const previous = tides[index - 1]
    if (!previous || previous.type === tide.type) return []
    const [high, low] = tide.type === 'High' ? [tide, previous] : [previous, tide]
    if (!(low.heightInMetres - high.heightInMetres > metres + inexactMetres)) return []
    const found = `${high.heightInMetres} m, ${low.heightInMetres} m`
    const reason = `high tide below the low tide beside it (${found})`
    return { index, reason, hint: 'check both heights and types' }
  })
}

/** Returns the median or the mean heights of high and of low tides in metres; NaN without any. */
export function typicalHeights(tides: TideHeight[], average = median): { high: number; low: number } {
  return { high: average(heightsOf(tides, 'High')), low: average(heightsOf(tides, 'Low')) }
}

/** Returns the heights of the tides of one type. */
export function heightsOf(tides: TideHeight[], wanted: SourceTide['type']): number[] {
  return tides.flatMap(({ type, heightInMetres }) => (type === wanted ? heightInMetres : []))
}
