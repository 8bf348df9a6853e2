/** Finds heights of other tides or another port, in another unit or above another datum, by the nearby gauge. */
import type { Gauge } from '../read/gauge-database'
import { typicalHeights } from '../read/tide-heights'
import { mean } from '../statistics'
import type { BareTide } from './tide-curve'
import type { Difference, TidePair } from './tide-differences'

/**
 * In two weeks of tides or more, the heights of any two of 575 pairs of gauges within 30 km in Europe correlate by 0.66 or
 * more, where they vary by 0.3 m. If a column has moved by three days or more, they correlate by less than 0.5.
 */
const stepLimits = { tides: 50, metres: 0.3, correlation: 0.6 }

/** Finds heights that do not vary like the gauge's: those of other tides, or the same every day. */
export function heightsOutOfStep(pairs: TidePair[], where: string): Difference | undefined {
  const table = heightsAroundMean(pairs.map(({ tide }) => tide))
  const gauge = heightsAroundMean(pairs.map(({ gaugeTide }) => gaugeTide))
  if (pairs.length < stepLimits.tides || spread(gauge) < stepLimits.metres) return undefined
  // NaN if the table's heights are all the same.
  const correlation = meanProduct(table, gauge) / (spread(table) * spread(gauge))
  if (correlation >= stepLimits.correlation) return undefined
  const text = `heights do not change from neaps to springs as those of ${where} do; has the height column moved, or are they of other dates?`
  return { severity: 'fatal', text }
}

const spread = (metres: number[]): number => Math.sqrt(meanProduct(metres, metres))

function meanProduct(first: number[], second: number[]): number {
  return mean(first.map((metres, index) => metres * (second[index] ?? NaN)))
}

/** Returns each height minus the mean of its type. */
function heightsAroundMean(tides: BareTide[]): number[] {
  const { high, low } = typicalHeights(tides, mean)
  return tides.map(({ type, heightInMetres }) => heightInMetres - (type === 'High' ? high : low))
}

/** A range that is larger or smaller by more than this factor is another coast's. */
const mostTimesRange = 2.5

/**
 * Heights off by more than this, in the mean, or those of one type by more than `metresOfType`, are suspicious. Gauges
 * with the same datum differ by less than 0.5 m. In a week of tides, those of one type are up to 0.9 m off between gauges
 * within 30 km in Great Britain and Ireland.
 */
const unusualHeight = { metres: 0.8, metresOfType: 1, rangeShare: 0.15 }

export function heightDifference(
  pairs: TidePair[],
  { offsetInMetres }: Gauge,
  where: string,
): Difference | undefined {
  const ofTable = pairs.map(({ tide }) => tide)
  const ofGauge = pairs.map(({ gaugeTide }) => gaugeTide)
  const [table, gauge] = [typicalHeights(ofTable, mean), typicalHeights(ofGauge, mean)]
  const range = gauge.high - gauge.low
  const times = (table.high - table.low) / range
  const [highOff, lowOff] = [table.high - gauge.high, table.low - gauge.low]
  const off = (highOff + lowOff) / 2
  if (times > mostTimesRange || times < 1 / mostTimesRange) {
    const isFeet = times > 2.8 && times < 3.8
    const guess = isFeet ? 'are they in feet?' : 'are they in metres, and of this port?'
    const factor = times < 0.1 ? 'less than a tenth of' : `${times.toFixed(1)} times`
    return { severity: 'fatal', text: `heights are ${factor} those of ${where}; ${guess}` }
  }
  const isOffset = Math.abs(off) > range / 2
  // Tides that are higher at both high and low water, and much higher at high water, are another port's.
  const isHigher = highOff * lowOff > 0 && Math.abs(highOff) > range / 2
  const isBeyond = (metres: number, limit: number) =>
    Math.abs(metres) > Math.max(limit, unusualHeight.rangeShare * range)
  const isUnusual = isBeyond(off, unusualHeight.metres)
  const [types, offByType] =
    Math.abs(highOff) > Math.abs(lowOff) ? ['high tides', highOff] : ['low tides', lowOff]
  if (!isOffset && !isHigher && !isUnusual && !isBeyond(offByType, unusualHeight.metresOfType))
    return undefined
  // Above mean sea level, a table's mean is about 0, and mean sea level is `offsetInMetres` above chart datum.
  const isAboveMeanSeaLevel =
    isOffset && Math.abs(off + offsetInMetres) < Math.min(range / 4, offsetInMetres / 2)
  const guess = isAboveMeanSeaLevel
    ? 'are they above mean sea level instead of chart datum?'
    : 'are they for another port, or above another datum?'
  const [what, metres] = isOffset || (isUnusual && !isHigher) ? ['heights', off] : [types, offByType]
  const how = `${Math.abs(metres).toFixed(1)} m ${metres < 0 ? 'below' : 'above'}`
  return {
    severity: isOffset || isHigher ? 'fatal' : 'unusual',
    text: `${what} are ${how} those of ${where}; ${guess}`,
  }
}
