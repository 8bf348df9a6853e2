/** Finds single tides that are far from the gauge's although the others are not. */
import { placeOf } from '../read/choose-gauge'
import type { SourceTide } from '../read/source-tides'
import type { Gauge } from '../read/tide-gauges'
import { typicalHeights } from '../read/tide-heights'
import { median, ninetyPercent } from '../statistics'
import { shownTime } from '../../faults/shown-time'
import { toMinute } from '../camp-day'
import { correct } from './tide-curve'
import { correctionOf, pairsWith, withoutCorrection } from './tide-differences'

/**
 * How far a single tide may be from the gauge's, corrected by the table's own median, in minutes, in metres, and as a
 * multiple (`timesUsual`) of what nine tides in ten are within. If these are more than `regularMinutes` off, single
 * tides are not judged. At gauges within 30 km of each other in Britain and Ireland, a year of tides, and any month or
 * week of it, stays within the limits, except for a neap tide at Portrush, where two gauges in one place differ by two
 * hours.
 */
const tideLimits = { minutes: 40, metres: 0.5, timesUsual: 4, regularMinutes: 25 }

export function singleDifferences(gauge: Gauge, tides: SourceTide[]): string[] {
  const pairs = pairsWith(gauge, tides)
  const correction = correctionOf(pairs, median)
  const { high, low } = typicalHeights(pairs.map(({ tide }) => tide))
  const corrected = withoutCorrection(pairs, correction)
  const differences = corrected.map(({ tide, gaugeTide, minutes, metres }) => {
    const expected = correct(gaugeTide, correction)
    // At neap tides, when the water hardly moves, times are less regular.
    const weight = Math.min(1, Math.abs((expected.heightInMetres * 2 - high - low) / (high - low)))
    return { tide, expected, minutes: Math.abs(minutes) * weight, metres: Math.abs(metres) }
  })
  const limitOf = (what: 'minutes' | 'metres') =>
    Math.max(tideLimits[what], tideLimits.timesUsual * ninetyPercent(differences.map((each) => each[what])))
  const [mostMinutes, mostMetres] = [limitOf('minutes'), limitOf('metres')]
  // Where double high waters or a river distort the tide, a single one says nothing.
  if (mostMinutes > tideLimits.timesUsual * tideLimits.regularMinutes) return []
  return differences.flatMap(({ tide, expected, minutes, metres }) => {
    const isLate = minutes > mostMinutes
    if (!isLate && metres <= mostMetres) return []
    const [what, found, fits] = isLate
      ? ['time', shownTime(toMinute(tide.at)), shownTime(toMinute(expected.at))]
      : ['height', `${Number(tide.heightInMetres.toFixed(2))} m`, `${expected.heightInMetres.toFixed(1)} m`]
    return `${tide.where}: ${what} unlike that of the gauge at ${placeOf(gauge)} (${found}; about ${fits} would fit)`
  })
}
