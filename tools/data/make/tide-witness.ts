/** Compares a table's tides with those of the gauge nearby, which shows mistakes that a table alone does not. */
import { campDateTime, campInstant, isSummerTime } from '../../../src/lib/camp-time'
import { msPerDay, msPerMinute } from '../../../src/lib/durations'
import type { Position } from '../../../src/lib/places'
import { summerName, winterName } from '../../../src/time-zone'
import { counted } from '../../command'
import { distortionIn, placeOf, reachKm } from '../read/choose-gauge'
import { throwInvalid, throwProblems } from '../read/source-errors'
import type { SourceTide, SourceTides } from '../read/source-tides'
import { gaugesNear, type Gauge } from '../read/tide-gauges'
import { mean, median, ninetyPercent } from '../statistics'
import { correct, tideCurve, toMinute, type TimedTide } from './tide-curve'
import { correctionOf, pairTides, type TidePair } from './tide-differences'

/** Times that are off by more minutes than this, in the median, are of another coast; from `unusualMinutes`, odd. */
const [mostMinutes, unusualMinutes] = [90, 45]

/** A range that is larger or smaller by more than this factor is of another coast. */
const mostTimesRange = 2.5

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
 * A step of so many minutes between the medians of so many tides, which differ by less among themselves. Between gauges
 * within 30 km, there is up to 30.
 */
const ofStep = { minutes: 45, tides: 13, mostAmong: 15 }

/** Heights that are off by more than this, in the mean, are odd; between gauges of one datum, it is less than 0.5 m. */
const unusualHeight = { metres: 0.8, rangeShare: 0.15 }

/**
 * How far a single tide may be from the gauge's, once these are corrected by the table's own median: minutes, metres, and
 * how many times as far as nine tides in ten are; `regularMinutes`: how far these may be. Between gauges within 30 km of
 * each other in Britain and Ireland, a year, months and weeks of tides stay within the limits. The exception is a neap
 * tide at Portrush, where two gauges of one place differ by two hours.
 */
const ofOne = { minutes: 40, metres: 0.5, timesUsual: 4, regularMinutes: 25 }

/** Fewer tides than this in summer or winter say nothing about the clock. */
const fewestTides = 6

export interface Difference {
  /** Whether the tides must be wrong, or of another coast. */
  isFatal: boolean
  /** What is different, and the likely mistake. */
  text: string
}

/**
 * Returns what to print about tides that differ from those of the nearest usable gauge. Throws an InvalidResponse if they
 * cannot be of this coast. Where there is no such gauge, or the tide is distorted, nothing is known of a table's clock
 * unless it changes among the tides.
 */
export async function checkByGauge(
  { name, tides, isRolling }: SourceTides,
  position: Position,
): Promise<string[]> {
  const gauges = await gaugesNear(position)
  const gauge = distortionIn(gauges) ? undefined : gauges.find(({ problem, km }) => !problem && km <= reachKm)
  if (!gauge) {
    const isAllSummer = tides.length > 0 && tides.every(({ at }) => isSummerTime(new Date(at)))
    const what = `${name}: no usable tide gauge within ${reachKm} km to check the clock by`
    return isAllSummer && !isRolling ? [`${what}; make sure that the times are in ${summerName}`] : []
  }
  const difference = differenceFrom(gauge, tides)
  if (!difference) {
    throwProblems(shortened(singleDifferences(gauge, tides)))
    return []
  }
  const line = `${name}: ${difference.text}`
  if (!difference.isFatal) return [`warning: ${line}`]
  return throwInvalid(`${line} (if they are right, set witness: false in sources.tides)`)
}

/** Returns the most telling difference between tides and a gauge's; undefined if they may be of the same coast. */
export function differenceFrom(gauge: Gauge, tides: TimedTide[]): Difference | undefined {
  const pairs = pairsWith(gauge, tides)
  // Without both types, there is no range.
  if (new Set(pairs.map(({ tide }) => tide.type)).size < 2) return undefined
  const where = `the gauge at ${placeOf(gauge)}`
  const minutes = medianDistance(pairs)
  const isWrongDate = isExchanged(gauge, tides, fitOf(pairs))
  const daysLate = isWrongDate ? 0 : findDaysLate(gauge, tides, fitOf(pairs))
  if (daysLate) {
    const days = counted(Math.abs(daysLate), 'day')
    const [before, late] = daysLate > 0 ? ['before', 'late'] : ['after', 'early']
    const text = `times and heights are those of ${where}, ${days} ${before}; are the dates ${days} ${late}?`
    return { isFatal: true, text }
  }
  if (isWrongDate || minutes > mostMinutes) {
    const guess = isWrongDate ? 'are months and days exchanged?' : 'are they of another port or another year?'
    return { isFatal: true, text: `times are ${spell(minutes)} off those of ${where}; ${guess}` }
  }
  return (
    clockDifference(pairs, where) ??
    timeStep(pairs, where) ??
    heightDifference(pairs, gauge, where) ??
    unusualTimes(pairs, minutes, where)
  )
}

/** Returns a line for each tide that is far from the gauge's although the others are not. */
export function singleDifferences(gauge: Gauge, tides: SourceTide[]): string[] {
  const pairs = pairsWith(gauge, tides)
  const correction = correctionOf(pairs, median)
  const [high, low] = (['High', 'Low'] as const).map((type) =>
    median(pairs.flatMap(({ tide }) => (tide.type === type ? tide.heightInMetres : []))),
  ) as [number, number]
  const differences = pairs.map(({ tide, gaugeTide }) => {
    const expected = correct(gaugeTide, correction)
    // At neap tides, when the water hardly moves, times are less regular.
    const weight = Math.min(1, Math.abs((expected.heightInMetres * 2 - high - low) / (high - low)))
    return {
      tide,
      expected,
      minutes: (Math.abs(tide.at - expected.at) / msPerMinute) * weight,
      metres: Math.abs(tide.heightInMetres - expected.heightInMetres),
    }
  })
  const limit = (least: number, values: number[]) => Math.max(least, ofOne.timesUsual * ninetyPercent(values))
  const mostMinutesOff = limit(
    ofOne.minutes,
    differences.map(({ minutes }) => minutes),
  )
  const mostMetresOff = limit(
    ofOne.metres,
    differences.map(({ metres }) => metres),
  )
  // Where double waters or a river distort the tide, a single one says nothing.
  const isRegular = mostMinutesOff <= ofOne.timesUsual * ofOne.regularMinutes
  return differences.flatMap(({ tide, expected, minutes, metres }) => {
    if (!isRegular) return []
    const isLate = minutes > mostMinutesOff
    if (!isLate && metres <= mostMetresOff) return []
    const [what, found, fits] = isLate
      ? ['time', shownTime(tide.at), shownTime(expected.at)]
      : ['height', `${Number(tide.heightInMetres.toFixed(2))} m`, `${expected.heightInMetres.toFixed(1)} m`]
    return `${tide.where}: ${what} unlike that of the gauge at ${placeOf(gauge)} (${found}; about ${fits} would fit); correct it, or set witness: false in sources.tides if it is right`
  })
}

const shownTime = (at: number) => campDateTime(toMinute(at)).replace('T', ' ')

const shownLines = 10

function shortened(lines: string[]): string[] {
  const moreCount = lines.length - shownLines
  return moreCount > 0
    ? [...lines.slice(0, shownLines), `and ${moreCount} more tides unlike the gauge's`]
    : lines
}

function pairsWith<Tide extends TimedTide>(gauge: Gauge, tides: Tide[]): TidePair<Tide>[] {
  const instants = tides.map(({ at }) => at)
  if (!tides.length) return []
  return pairTides(tides, tideCurve(gauge, Math.min(...instants), Math.max(...instants)).tides)
}

/**
 * Returns whether tides match the gauge's much better once the months and days of their dates are exchanged. As they are,
 * they may be just some minutes off (`own`): the dates of an exchanged table are some months apart from the right ones, and a month
 * is nearly two cycles of spring and neap tides.
 */
function isExchanged(gauge: Gauge, tides: TimedTide[], own: Fit): boolean {
  const exchanged = tides
    .map((tide) => ({ ...tide, at: exchangedDate(tide.at) }))
    .filter(({ at }) => !Number.isNaN(at))
  // After the 12th of a month, there is nothing to exchange.
  return exchanged.length === tides.length && isBetter(fitOf(pairsWith(gauge, exchanged)), own)
}

/** Returns how many days after the gauge's, which they match much better, tides are dated; 0 if they are right. */
function findDaysLate(gauge: Gauge, tides: TimedTide[], own: Fit): number {
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
interface Fit {
  minutes: number
  metres: number
}

/** Whether tides match a gauge's well, and both times and heights much better than as they are dated. */
function isBetter({ minutes, metres }: Fit, own: Fit): boolean {
  if (own.minutes < leastExchangedMinutes) return false
  return minutes < Math.min(leastExchangedMinutes, own.minutes / 2) && metres < own.metres / 2
}

function fitOf(pairs: TidePair[]): Fit {
  const correction = correctionOf(pairs, median)
  const metres = pairs.map((pair) => Math.abs(pair.metres - correction[pair.tide.type].metres))
  return { minutes: medianDistance(pairs), metres: median(metres) }
}

/** Finds a tide from which on times are later or earlier, as where a table's rows come from two sources. */
function timeStep(pairs: TidePair[], where: string): Difference | undefined {
  const steps = pairs.map(({ tide }, index) => {
    const before = pairs.slice(Math.max(0, index - ofStep.tides), index)
    const after = pairs.slice(index, index + ofStep.tides)
    const [high, low] = [stepOf('High', before, after), stepOf('Low', before, after)]
    return { tide, step: high * low > 0 ? Math.sign(high) * Math.min(Math.abs(high), Math.abs(low)) : 0 }
  })
  const [largest] = steps.sort((a, b) => Math.abs(b.step) - Math.abs(a.step))
  if (!largest || Math.abs(largest.step) < ofStep.minutes) return undefined
  const how = largest.step < 0 ? 'earlier' : 'later'
  const from = shownTime(largest.tide.at)
  const text = `times are ${spell(Math.abs(largest.step))} ${how} from ${from} on, compared with ${where}; are some rows in ${winterName}, or a day off?`
  return { isFatal: true, text }
}

/** Returns by how many minutes tides of a type are later after a tide than before it; 0 if there are few, or they vary. */
function stepOf(type: TimedTide['type'], before: TidePair[], after: TidePair[]): number {
  const [first, second] = [before, after].map((pairs) =>
    pairs.filter(({ tide }) => tide.type === type).map(({ minutes }) => minutes),
  ) as [number[], number[]]
  const isSteady = [first, second].every(
    (all) =>
      all.length >= ofStep.tides / 3 &&
      median(all.map((each) => Math.abs(each - median(all)))) < ofStep.mostAmong,
  )
  return isSteady ? median(second) - median(first) : 0
}

/** Returns the instant whose date has month and day exchanged; NaN if there is no such date. */
function exchangedDate(at: number): number {
  const [date = '', clock = ''] = campDateTime(at).split('T')
  const [year, month, day] = date.split('-')
  return campInstant(`${year}-${day}-${month}`, clock)
}

/** Finds times that are off by an hour in summer only. */
function clockDifference(pairs: TidePair[], where: string): Difference | undefined {
  const [summer, winter] = [minutesIn(pairs, true), minutesIn(pairs, false)]
  if (summer.length < fewestTides || winter.length < fewestTides) return undefined
  const growth = median(summer) - median(winter)
  if (!isAboutAnHour(growth)) return undefined
  const guess =
    growth < 0
      ? `are they in ${winterName} all year?`
      : `do they add ${summerName}'s hour twice, or begin and end it on other days?`
  const how = growth < 0 ? 'earlier' : 'later'
  return {
    isFatal: true,
    text: `times are an hour ${how} in ${summerName} than in ${winterName}, compared with ${where}; ${guess}`,
  }
}

function minutesIn(pairs: TidePair[], isSummer: boolean): number[] {
  return pairs
    .filter(({ tide }) => isSummerTime(new Date(tide.at)) === isSummer)
    .map(({ minutes }) => minutes)
}

const isAboutAnHour = (minutes: number) => Math.abs(Math.abs(minutes) - 60) <= 15

function heightDifference(
  pairs: TidePair[],
  { offsetInMetres }: Gauge,
  where: string,
): Difference | undefined {
  const [high, low] = [meanHeights(pairs, 'High'), meanHeights(pairs, 'Low')]
  const range = high.gauge - low.gauge
  const times = (high.table - low.table) / range
  const [highOff, lowOff] = [high.table - high.gauge, low.table - low.gauge]
  const off = (highOff + lowOff) / 2
  if (times > mostTimesRange || times < 1 / mostTimesRange) {
    const isFeet = times > 2.8 && times < 3.8
    const guess = isFeet ? 'are they in feet?' : 'are they in metres, and of this port?'
    const factor = times < 0.1 ? 'less than a tenth of' : `${times.toFixed(1)} times`
    return { isFatal: true, text: `heights are ${factor} those of ${where}; ${guess}` }
  }
  const isOffset = Math.abs(off) > range / 2
  // Tides that are higher at both high and low water, and much higher at high water, are those of another port.
  const isHigher = highOff * lowOff > 0 && Math.abs(highOff) > range / 2
  const isUnusual = Math.abs(off) > Math.max(unusualHeight.metres, unusualHeight.rangeShare * range)
  if (!isOffset && !isHigher && !isUnusual) return undefined
  // Above mean sea level, a table's mean is about 0, and mean sea level is `offsetInMetres` above chart datum.
  const isAboveMeanSeaLevel =
    isOffset && Math.abs(off + offsetInMetres) < Math.min(range / 4, offsetInMetres / 2)
  const guess = isAboveMeanSeaLevel
    ? 'are they above mean sea level instead of chart datum?'
    : 'are they of another port, or above another datum?'
  const [what, metres] = isHigher && !isOffset ? ['high tides', highOff] : ['heights', off]
  const how = `${Math.abs(metres).toFixed(1)} m ${metres < 0 ? 'below' : 'above'}`
  return { isFatal: isOffset || isHigher, text: `${what} are ${how} those of ${where}; ${guess}` }
}

function meanHeights(pairs: TidePair[], type: TimedTide['type']): { table: number; gauge: number } {
  const own = pairs.filter(({ tide }) => tide.type === type)
  return {
    table: mean(own.map(({ tide }) => tide.heightInMetres)),
    gauge: mean(own.map(({ gaugeTide }) => gaugeTide.heightInMetres)),
  }
}

function unusualTimes(pairs: TidePair[], distance: number, where: string): Difference | undefined {
  if (distance < unusualMinutes) return undefined
  const minutes = median(pairs.map((each) => each.minutes))
  const summerMinutes = median(minutesIn(pairs, true))
  const guess =
    summerMinutes < 0 && isAboutAnHour(summerMinutes)
      ? `are they in ${winterName}?`
      : 'check the port and the time zone'
  const how = minutes < 0 ? 'earlier' : 'later'
  return { isFatal: false, text: `times are ${spell(distance)} ${how} than those of ${where}; ${guess}` }
}

function medianDistance(pairs: TidePair[]): number {
  return median(pairs.map(({ minutes }) => Math.abs(minutes)))
}

function spell(minutes: number): string {
  return `${Math.round(minutes)} minutes`
}
