/** Finds a table's dates that are days or a year off, or have months and days exchanged, by the gauge nearby. */
import { campDateTime, campInstant } from '../../../src/lib/camp-time'
import { msPerDay } from '../../../src/lib/durations'
import type { Gauge } from '../read/tide-gauges'
import { median } from '../statistics'
import { tideCurve, type TimedTide } from './tide-curve'
import { correctionOf, pairTides, pairsWith, type TidePair } from './tide-differences'

/** Times that are off by less than this, in the median, are those of the right dates. */
const leastExchangedMinutes = 20

/**
 * How many days late dates may be: up to a month, or a year, either way; and the fewest tides that show it. Of years,
 * months and fortnights of true tides within 30 km of a gauge, none matches it better on another day.
 */
const ofDates = {
  days: [
    [-31, 31],
    [365, 366],
    [-366, -365],
  ] as const,
  fewestTides: 40,
}

/**
 * Returns whether tides match the gauge's much better once the months and days of their dates are exchanged. As dated,
 * they may be only some minutes off (`own`): exchanged dates are months apart from the right ones, and a month is nearly
 * two cycles of spring and neap tides.
 */
export function isExchanged(gauge: Gauge, tides: TimedTide[], own: Fit): boolean {
  const exchanged = tides
    .map((tide) => ({ ...tide, at: exchangedDate(tide.at) }))
    .filter(({ at }) => !Number.isNaN(at))
  // After the 12th of a month, there is nothing to exchange.
  return exchanged.length === tides.length && isBetter(fitOf(pairsWith(gauge, exchanged)), own)
}

/** Returns how many days after the gauge's, which they match much better, tides are dated; 0 if they are right. */
export function findDaysLate(gauge: Gauge, tides: TimedTide[], own: Fit): number {
  if (tides.length < ofDates.fewestTides || own.minutes < leastExchangedMinutes) return 0
  const instants = tides.map(({ at }) => at)
  const better = ofDates.days.flatMap(([least, most]) => {
    const [from, until] = [Math.min(...instants) - most * msPerDay, Math.max(...instants) - least * msPerDay]
    const gaugeTides = tideCurve(gauge, from, until).tides
    const fits = Array.from({ length: most - least + 1 }, (_, index) => {
      const days = least + index
      const moved = tides.map((tide) => ({ ...tide, at: tide.at - days * msPerDay }))
      return { days, ...fitOf(pairTides(moved, gaugeTides)) }
    })
    return fits.filter((fit) => isBetter(fit, own))
  })
  const [best] = better.sort((a, b) => a.minutes * a.metres - b.minutes * b.metres)
  return best?.days ?? 0
}

/** How far tides are from a gauge's, in the median; their heights once they are corrected. */
export interface Fit {
  minutes: number
  metres: number
}

/** Whether tides match a gauge's well, and both times and heights much better than as they are dated. */
function isBetter({ minutes, metres }: Fit, own: Fit): boolean {
  if (own.minutes < leastExchangedMinutes) return false
  return minutes < Math.min(leastExchangedMinutes, own.minutes / 2) && metres < own.metres / 2
}

export function fitOf(pairs: TidePair[]): Fit {
  const correction = correctionOf(pairs, median)
  const metres = pairs.map((pair) => Math.abs(pair.metres - correction[pair.tide.type].metres))
  return { minutes: median(pairs.map(({ minutes }) => Math.abs(minutes))), metres: median(metres) }
}

/** Returns the instant whose date has month and day exchanged; NaN if there is no such date. */
function exchangedDate(at: number): number {
  const [date = '', clock = ''] = campDateTime(at).split('T')
  const [year, month, day] = date.split('-')
  return campInstant(`${year}-${day}-${month}`, clock)
}
