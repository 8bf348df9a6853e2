/** Finds dates in a table that are days or a year off, compared with the nearby gauge. */
import { msPerDay } from '../../../src/lib/durations'
import type { Gauge } from '../read/gauge-database'
import { mean, median } from '../statistics'
import { tideCurve, type BareTide } from './tide-curve'
import { correctionOf, minutesOf, pairTides, withoutCorrection } from './tide-differences'
import type { Difference, TidePair } from './tide-differences'

/**
 * Times that are off by less than this, in the median, prove nothing about their dates: even a table that is a month late
 * can be this close. Of 11,280 correct tables, each compared with a gauge within 30 km, none is said to have wrong dates.
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
 * Other dates fit if the times there are this close to the gauge's, and the scatter of times multiplied by that of
 * heights is this many times smaller. Times at a distant gauge may also be 50 minutes off, but then they scatter less on
 * the given dates. Fewer tides than `manyTides`, such as a fortnight's, have to match much better.
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
  const own = fitOf(pairs)
  if (own.minutes < leastWrongDateMinutes) return undefined
  const tides = pairs.map(({ tide }) => tide)
  const daysLate = findDaysLate(gauge, tides, own)
  if (daysLate.length) {
    const text = `times and heights are those of ${where} on other days; ${guessDates(daysLate)}`
    return { severity: 'fatal', text }
  }
  if (own.minutes <= mostMinutes) return undefined
  const text = `times are ${Math.round(own.minutes)} minutes off those of ${where}; are they for another port or year?`
  return { severity: 'fatal', text }
}

function guessDates([days = NaN, ...others]: number[]): string {
  const count = Math.abs(days)
  const off = others.length
    ? 'days or weeks off'
    : `${count === 1 ? 'one day' : `${count} days`} ${days > 0 ? 'late' : 'early'}`
  return `are the dates ${off}, or is this the page for another month or year?`
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
    minutes: median(minutesOf(pairs).map(Math.abs)),
    scatterMinutes,
    scatterMetres,
    scatter: scatterMinutes * scatterMetres,
  }
}
