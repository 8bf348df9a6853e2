/** Finds single tides that are far from the gauge's although the others are not. */
import { placeOf } from '../read/choose-gauge'
import type { SourceTide } from '../read/source-tides'
import type { Gauge } from '../read/gauge-database'
import { typicalHeights } from '../read/tide-heights'
import { median, ninetyPercent } from '../statistics'
import { shownTime } from '../../faults/shown-time'
import { toMinute } from '../camp-day'
import { tidesOfLunarDay } from '../coast'
import { correct } from './tide-curve'
import { correctionOf, minutesOf, pairsWith, withoutCorrection } from './tide-differences'

/**
 * How far a single tide may be from the gauge's, corrected by the table's own median, in minutes, in metres, and as a
 * multiple (`timesUsual`) of what nine tides in ten are within. If these are more than `regularMinutes` off, single
 * tides are not judged. At gauges within 30 km of each other in Britain and Ireland, a year of tides, and any month or
 * week of it, stays within the limits, except for a neap tide at Portrush, where two gauges in one place differ by two
 * hours.
 */
const tideLimits = { minutes: 40, metres: 0.5, timesUsual: 4, regularMinutes: 25 }

/**
 * At neap tides, a tide is also unlike the gauge's if it is this many minutes off the median of the tides beside it, and
 * `timesUsual` times as far off as any of them, in a table where nine tides in ten are within `regularMinutes` of the
 * gauge. In a year of tides for 41 pairs of gauges within 30 km of each other, and in any week of Eastbourne's table for
 * 2013, no tide 40 minutes off is more than twice as far off as each of its neighbours.
 */
const neapLimits = { minutes: 40, timesUsual: 3, regularMinutes: 15 }

export function singleDifferences(gauge: Gauge, tides: SourceTide[]): string[] {
  const pairs = pairsWith(gauge, tides)
  const correction = correctionOf(pairs, median)
  const { high, low } = typicalHeights(pairs.map(({ tide }) => tide))
  const corrected = withoutCorrection(pairs, correction)
  const late = minutesOf(corrected)
  const isRegular = ninetyPercent(late) <= neapLimits.regularMinutes
  const differences = corrected.map(({ tide, gaugeTide, minutes, metres }, index) => {
    const expected = correct(gaugeTide, correction)
    // At neap tides, when the water hardly moves, times are less regular.
    const weight = Math.min(1, Math.abs((expected.heightInMetres * 2 - high - low) / (high - low)))
    const isUnlikeNearby = isRegular && isUnlikeOthers(late, index)
    return { tide, expected, isUnlikeNearby, minutes: Math.abs(minutes) * weight, metres: Math.abs(metres) }
  })
  const limitOf = (what: 'minutes' | 'metres') =>
    Math.max(tideLimits[what], tideLimits.timesUsual * ninetyPercent(differences.map((each) => each[what])))
  const [mostMinutes, mostMetres] = [limitOf('minutes'), limitOf('metres')]
  // Where double high waters or a river distort the tide, a single one says nothing.
  if (mostMinutes > tideLimits.timesUsual * tideLimits.regularMinutes) return []
  return differences.flatMap(({ tide, expected, isUnlikeNearby, minutes, metres }) => {
    const isLate = isUnlikeNearby || minutes > mostMinutes
    if (!isLate && metres <= mostMetres) return []
    const [what, found, fits] = isLate
      ? ['time', shownTime(toMinute(tide.at)), shownTime(toMinute(expected.at))]
      : ['height', `${Number(tide.heightInMetres.toFixed(2))} m`, `${expected.heightInMetres.toFixed(1)} m`]
    return `${tide.where}: ${what} unlike that of the gauge at ${placeOf(gauge)} (${found}; about ${fits} would fit)`
  })
}

/** Whether a value differs from those before and after it much more than these do from each other. */
function isUnlikeOthers(values: number[], index: number): boolean {
  const beside = [
    ...values.slice(Math.max(0, index - tidesOfLunarDay), index),
    ...values.slice(index + 1, index + 1 + tidesOfLunarDay),
  ]
  // At either end of a table, there is less to compare with.
  if (beside.length < 2 * tidesOfLunarDay) return false
  const usual = median(beside)
  const off = Math.abs((values[index] ?? NaN) - usual)
  const offBeside = Math.max(...beside.map((each) => Math.abs(each - usual)))
  return off > Math.max(neapLimits.minutes, neapLimits.timesUsual * offBeside)
}
