/** Finds a table's dates that are days or a year off, or have months and days swapped, by the gauge nearby. */
import { campDateTime, campInstant } from '../../../src/lib/camp-time'
import { msPerDay } from '../../../src/lib/durations'
import type { Gauge } from '../read/tide-gauges'
import { mean, median } from '../statistics'
import { tideCurve, type TimedTide } from './tide-curve'
import { correctionOf, pairTides, pairsWith, withoutCorrection, type TidePair } from './tide-differences'

/** Times that are off by less than this, in the median, are those of the right dates. */
const leastWrongDateMinutes = 20

/** How many days late dates may be: up to a month, or a year, either way; and the fewest tides that show it. */
const ofDates = {
  days: [
    [-31, 31],
    [365, 366],
    [-366, -365],
  ] as const,
  fewestTides: 40,
}

/**
 * Times and heights match the gauge's on other dates if their scatter there is so many times smaller, both taken together,
 * and the times are this close. A day's shift of 50 minutes could be the way from the gauge, but times then scatter less
 * as dated. A fortnight of tides, fewer than `manyTides`, has to match much better.
 */
const ofMatch = {
  minutes: 20,
  scatterMinutes: 15,
  timesCloser: 1.5,
  times: 1.5,
  timesIfFew: 2.5,
  manyTides: 100,
}

/** A month before or after, tides are nearly the same: dates that match so many times worse than the best may be right. */
const timesAlike = 3

/**
 * Returns whether tides match the gauge's much better once the months and days of their dates are swapped. As dated,
 * they may be only some minutes off (`own`): swapped dates are months apart from the right ones, and a month is nearly
 * two cycles of spring and neap tides.
 */
export function hasSwappedDates(gauge: Gauge, tides: TimedTide[], own: Fit): boolean {
  const swapped = tides
    .map((tide) => ({ ...tide, at: swappedDate(tide.at) }))
    .filter(({ at }) => !Number.isNaN(at))
  // After the 12th of a month, there is nothing to swap.
  return swapped.length === tides.length && isBetter(fitOf(pairsWith(gauge, swapped)), own, tides.length)
}

/**
 * Returns by how many days the tides are dated late: with that many fewer, they match the gauge's much better. It is the
 * smallest such number, with others that are hardly larger; none if the dates are right.
 */
export function findDaysLate(gauge: Gauge, tides: TimedTide[], own: Fit): number[] {
  if (tides.length < ofDates.fewestTides || own.minutes < leastWrongDateMinutes) return []
  const instants = tides.map(({ at }) => at)
  const better = ofDates.days.flatMap(([least, most]) => {
    const [from, until] = [Math.min(...instants) - most * msPerDay, Math.max(...instants) - least * msPerDay]
    const gaugeTides = tideCurve(gauge, from, until).tides
    const fits = Array.from({ length: most - least + 1 }, (_, index) => {
      const days = least + index
      const moved = tides.map((tide) => ({ ...tide, at: tide.at - days * msPerDay }))
      return { days, ...fitOf(pairTides(moved, gaugeTides)) }
    })
    return fits.filter((fit) => isBetter(fit, own, tides.length))
  })
  const best = Math.min(...better.map(({ scatter }) => scatter))
  const alike = better.filter(({ scatter }) => scatter < timesAlike * best).map(({ days }) => days)
  const smallest = Math.min(...alike.map(Math.abs))
  return alike.filter((days) => Math.abs(days) < 2 * smallest)
}

/** How far tides are from a gauge's. */
export interface Fit {
  /** In the median. */
  minutes: number
  /** In the mean, once they are corrected. */
  scatterMinutes: number
  scatterMetres: number
  /** Both, multiplied. */
  scatter: number
}

/** Whether tides match a gauge's well, and much better than as they are dated. */
function isBetter(fit: Fit, own: Fit, count: number): boolean {
  return (
    own.minutes >= leastWrongDateMinutes &&
    fit.minutes < Math.min(ofMatch.minutes, own.minutes / ofMatch.timesCloser) &&
    fit.scatterMinutes < Math.min(ofMatch.scatterMinutes, own.scatterMinutes) &&
    fit.scatterMetres < own.scatterMetres &&
    fit.scatter * (count < ofMatch.manyTides ? ofMatch.timesIfFew : ofMatch.times) < own.scatter
  )
}

export function fitOf(pairs: TidePair[]): Fit {
  const rest = withoutCorrection(pairs, correctionOf(pairs, median))
  const off = (what: 'minutes' | 'metres') => mean(rest.map((pair) => Math.abs(pair[what])))
  // Tables are rounded.
  const [scatterMinutes, scatterMetres] = [Math.max(1, off('minutes')), Math.max(0.03, off('metres'))]
  return {
    minutes: median(pairs.map(({ minutes }) => Math.abs(minutes))),
    scatterMinutes,
    scatterMetres,
    scatter: scatterMinutes * scatterMetres,
  }
}

/** Returns the instant whose date has month and day swapped; NaN if there is no such date. */
function swappedDate(at: number): number {
  const [date = '', clock = ''] = campDateTime(at).split('T')
  const [year, month, day] = date.split('-')
  return campInstant(`${year}-${day}-${month}`, clock)
}
