/** Finds dates in a table that are days or a year off, or have day and month swapped, compared with the nearby gauge. */
import { campDateTime, campInstant } from '../../../src/lib/camp-time'
import { msPerDay } from '../../../src/lib/durations'
import type { Gauge } from '../read/tide-gauges'
import { mean, median } from '../statistics'
import { tideCurve, type BareTide } from './tide-curve'
import { correctionOf, pairTides, pairsWith, withoutCorrection } from './tide-differences'
import type { Difference, TidePair } from './tide-differences'

/**
 * Times that are off by less than this, in the median, say nothing about their dates: a month late, some tables are
 * as close. Of 11,280 true tables, each compared with a gauge within 30 km, none is said to have wrong dates.
 */
const leastWrongDateMinutes = 12

/** Times that are off by more than this are another coast's, if not of other dates. */
const mostMinutes = 90

/** How many days late dates may be: up to a month, or a year, either way; and the fewest tides that can show it. */
const dateLimits = {
  days: [
    [-31, 31],
    [364, 366],
    [-366, -364],
  ] as const,
  fewestTides: 40,
}

/**
 * Tides match the gauge's on other dates if the times are this close there, and the scatter of times and heights,
 * multiplied, is this many times smaller. Times that are 50 minutes off may mean a day's error or just a distant gauge,
 * but with the latter they scatter less on the given dates. Fewer than `manyTides`, such as a fortnight's, have to match
 * much better.
 */
const matchLimits = {
  minutes: 20,
  scatterMinutes: 15,
  timesCloser: 1.5,
  times: 1.5,
  timesIfFew: 2.5,
  manyTides: 100,
}

/** A month apart, tides are nearly the same: dates that match up to this many times worse than the best may be right. */
const timesAlike = 3

/** Finds times that other dates or another coast explain. */
export function dateDifference(pairs: TidePair[], gauge: Gauge, where: string): Difference | undefined {
  const { minutes } = fitOf(pairs)
  const other =
    minutes > mostMinutes ? `${describeOff(minutes, where)}; are they for another port or year?` : ''
  const text = wrongDates(pairs, gauge, where) ?? other
  return text ? { severity: 'fatal', text } : undefined
}

/** Says which other dates explain the times; undefined if none do. */
export function wrongDates(pairs: TidePair[], gauge: Gauge, where: string): string | undefined {
  const own = fitOf(pairs)
  if (own.minutes < leastWrongDateMinutes) return undefined
  const tides = pairs.map(({ tide }) => tide)
  if (hasSwappedDates(gauge, tides, own))
    return `${describeOff(own.minutes, where)}; are months and days swapped?`
  const daysLate = findDaysLate(gauge, tides, own)
  if (!daysLate.length) return undefined
  return `times and heights are those of ${where} on other days; ${guessDates(daysLate)}`
}

const describeOff = (minutes: number, where: string) =>
  `times are ${Math.round(minutes)} minutes off those of ${where}`

function guessDates([days = NaN, ...others]: number[]): string {
  const count = Math.abs(days)
  const off = others.length
    ? 'days or weeks off'
    : `${count === 1 ? 'one day' : `${count} days`} ${days > 0 ? 'late' : 'early'}`
  return `are the dates ${off}, or is this the page for another month or year?`
}

/**
 * Returns whether tides match the gauge's much better once the day and month of their dates are swapped. `own` is the fit
 * on the given dates, which may be close: they are months from the right ones, and a month is nearly two cycles of spring
 * and neap tides.
 */
function hasSwappedDates(gauge: Gauge, tides: BareTide[], own: Fit): boolean {
  const swapped = tides
    .map((tide) => ({ ...tide, at: swappedDate(tide.at) }))
    .filter(({ at }) => !Number.isNaN(at))
  // A day after the 12th is not a month, so the dates are not swapped.
  return swapped.length === tides.length && isBetter(fitOf(pairsWith(gauge, swapped)), own, tides.length)
}

/**
 * Returns how many days late the dates are: that much earlier, the tides match the gauge's much better. Returns the
 * smallest such number and any others less than twice as large; none if the dates are right.
 */
function findDaysLate(gauge: Gauge, tides: BareTide[], own: Fit): number[] {
  if (tides.length < dateLimits.fewestTides) return []
  const instants = tides.map(({ at }) => at)
  const better = dateLimits.days.flatMap(([least, most]) => {
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
interface Fit {
  /** The median. */
  minutes: number
  /** The mean after correction. */
  scatterMinutes: number
  scatterMetres: number
  /** The product of both. */
  scatter: number
}

/** Whether tides match a gauge's well, and much better than on their given dates. */
function isBetter(fit: Fit, own: Fit, count: number): boolean {
  return (
    fit.minutes < Math.min(matchLimits.minutes, own.minutes / matchLimits.timesCloser) &&
    fit.scatterMinutes < Math.min(matchLimits.scatterMinutes, own.scatterMinutes) &&
    fit.scatterMetres < own.scatterMetres &&
    fit.scatter * (count < matchLimits.manyTides ? matchLimits.timesIfFew : matchLimits.times) < own.scatter
  )
}

function fitOf(pairs: TidePair[]): Fit {
  const rest = withoutCorrection(pairs, correctionOf(pairs, median))
  const off = (what: 'minutes' | 'metres') => mean(rest.map((pair) => Math.abs(pair[what])))
  // Tables are rounded, so a smaller scatter means nothing.
  const [scatterMinutes, scatterMetres] = [Math.max(1, off('minutes')), Math.max(0.03, off('metres'))]
  return {
    minutes: median(pairs.map(({ minutes }) => Math.abs(minutes))),
    scatterMinutes,
    scatterMetres,
    scatter: scatterMinutes * scatterMetres,
  }
}

/** Returns the instant with the day and month of its date swapped; NaN if there is no such date. */
function swappedDate(at: number): number {
  const [date = '', clock = ''] = campDateTime(at).split('T')
  const [year, month, day] = date.split('-')
  return campInstant(`${year}-${day}-${month}`, clock)
}
