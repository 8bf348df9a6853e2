/**
 * Corrects a gauge's predictions by known tides: official times for the camp's own place, such as a fortnight from the
 * board at the harbour. Almanacs do the same for secondary ports. Known tides are never published.
 */
import { campDate } from '../../../src/lib/camp-time'
import { msPerDay, msPerMinute } from '../../../src/lib/durations'
import { inexactMetres } from '../../../src/lib/levels'
import { counted } from '../../faults/describe-value'
import { placeOf } from '../read/choose-gauge'
import { throwInvalid, throwProblems } from '../read/source-errors'
import type { SourceTide, SourceTides } from '../read/source-tides'
import type { Gauge } from '../read/gauge-database'
import { mean, ninetyPercent } from '../statistics'
import { shownTime } from '../../faults/shown-time'
import { correct, tideCurve, type Correction, type BareTide } from './tide-curve'
import { correctionOf, minutesOf, pairTides, withoutCorrection, type TidePair } from './tide-differences'

/** Covers spring tides, neap tides and everything in between. */
const fewestDays = 14

/** Days from one spring tide to the next: 360 degrees divided by the difference between the speeds of S2 and M2. */
const springCycleDays = 14.765294

/** The largest part of the cycle that the known days may leave out. */
const largestGapDays = springCycleDays / 3

/** What 90 % of the known tides must be within, once corrected. */
const [mostMinutes, mostMetres] = [20, 0.5]

/** A known tide that is further than this from the corrected gauge's is a different tide. */
const sameTideMinutes = 180

export interface KnownFit {
  correction: Correction
  /** The days with all their tides. */
  dates: string[]
  /** What 90 % of the known tides are within, once corrected. */
  minutes: number
  metres: number
  /** Whether that is close enough to publish. */
  isClose: boolean
  /** A line for each tide that only the table or only the gauge has. */
  unmatched: string[]
  /** Each known tide with the gauge's uncorrected one. */
  pairs: TidePair<SourceTide>[]
}

/**
 * Returns how known tides correct a gauge. Throws an InvalidResponse if there are too few, or if they are all from the
 * same part of the spring-neap cycle or too far from the corrected gauge: `hint` then says what to do.
 */
export function correctByKnown(gauge: Gauge, known: SourceTides, hint: () => string): KnownFit {
  const fit = fitKnown(gauge, known)
  checkDays(known.name, fit.dates)
  const limits = `at most ${mostMinutes} min and ${mostMetres} m`
  if (!fit.isClose) {
    throwInvalid(
      `${known.name}: does not match the gauge at ${placeOf(gauge)}, even after correction (${closeness(fit)}; ${limits}); ${hint()}`,
    )
  }
  throwProblems(fit.unmatched)
  return fit
}

/** Formats `90 % within 11 min and 0.3 m`. */
export function closeness({ minutes, metres }: Pick<KnownFit, 'minutes' | 'metres'>): string {
  return `90 % within ${Math.ceil(minutes)} min and ${(Math.ceil((metres - inexactMetres) * 10) / 10).toFixed(1)} m`
}

/** Compares known tides with a gauge's, and corrects the gauge by them. */
export function fitKnown(gauge: Gauge, { name, tides, isComplete }: SourceTides): KnownFit {
  const dates = [...new Set(tides.map(({ at }) => campDate(at)).filter(isComplete))]
  const [first = NaN, last = NaN] = [tides[0]?.at, tides.at(-1)?.at]
  const gaugeTides = tideCurve(gauge, first, last).tides
  const pairs = closestPairs(pairTides(tides, gaugeTides))
  const correction = correctionOf(pairs, mean)
  const rest = withoutCorrection(pairs, correction)
  const matched = rest.filter(({ minutes }) => Math.abs(minutes) <= sameTideMinutes)
  const paired = new Set<BareTide>(matched.flatMap(({ tide, gaugeTide }) => [tide, gaugeTide]))
  const missing = gaugeTides
    .filter((tide) => !paired.has(tide))
    .map((tide) => correct(tide, correction))
    // A tide near the edge of the known days may really fall on another day.
    .filter(({ at }) => isKnown(at - 90 * msPerMinute) && isKnown(at + 90 * msPerMinute))
  function isKnown(at: number): boolean {
    return at > first && at < last && dates.includes(campDate(at))
  }
  const closeCount = rest.filter(
    ({ minutes, metres }) => Math.abs(minutes) <= mostMinutes && Math.abs(metres) <= mostMetres,
  ).length
  return {
    correction,
    dates,
    minutes: ninetyPercent(minutesOf(rest)),
    metres: ninetyPercent(rest.map(({ metres }) => metres)),
    isClose: closeCount >= 0.9 * tides.length,
    unmatched: [
      // Without the table's times, which may be secret.
      ...tides
        .filter((tide) => !paired.has(tide))
        .map(({ where, type }) => `${where}: no ${type} tide near this time at the gauge; correct the row`),
      ...missing.map(
        ({ type, at }) => `${name}: the ${type} tide at about ${shownTime(at)} is missing; add its row`,
      ),
    ],
    pairs,
  }
}

function checkDays(name: string, dates: string[]): void {
  if (dates.length < fewestDays) {
    throwInvalid(
      `${name}: ${counted(dates.length, 'day')} of known tides; give every tide of at least ${fewestDays} days`,
    )
  }
  const phases = dates.map((date) => (Date.parse(date) / msPerDay) % springCycleDays).sort((a, b) => a - b)
  const gaps = phases.map((phase, index) => (phases[index + 1] ?? phases[0]! + springCycleDays) - phase)
  if (Math.max(...gaps) > largestGapDays) {
    throwInvalid(
      `${name}: the days are all from the same part of the spring-neap cycle; give at least ${fewestDays} days in a row`,
    )
  }
}

/** Leaves out pairs whose gauge tide is closer to another tide of the table. */
function closestPairs(pairs: TidePair<SourceTide>[]): TidePair<SourceTide>[] {
  const closest = new Map<BareTide, TidePair<SourceTide>>()
  for (const pair of pairs) {
    const other = closest.get(pair.gaugeTide)
    if (!other || Math.abs(pair.minutes) < Math.abs(other.minutes)) closest.set(pair.gaugeTide, pair)
  }
  return [...closest.values()]
}
