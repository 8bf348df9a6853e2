/** Finds where a table's clock changes in another night than the camp's, or never. */
import { boundsOf, campDate, campInstant, daysBetween, isSummerTime } from '../../../src/lib/camp-time'
import { msPerDay } from '../../../src/lib/durations'
import { summerName, winterName } from '../../../src/time-zone'
import { counted } from '../../faults/describe-value'
import { addSummerHour } from '../camp-day'
import type { SourceTide } from './source-tides'
import { isSmall, stepsTo } from './tide-jumps'
import { isKnown, mostTidesInTwoDays, rangesOf, type SameTides } from './tides-out-of-step'

/** Tides in a row that are all an hour early (-60) or late (60), from a position to before another. */
interface HourOff {
  from: number
  end: number
  minutes: -60 | 60
}

/** A night when the camp's clocks change, but a table's do not. Nights are named after the date that they lead into. */
interface ClockFault extends HourOff {
  night: string
  /** The night when the table's clock changes instead; undefined if it does not. */
  instead: string | undefined
}

/** `score` says how many steps the tides that are an hour off explain. */
interface ScoredFault extends ClockFault {
  score: number
}

interface ClockFaults {
  faults: ClockFault[]
  /** Whether every night when the camp's clocks change is among them. */
  areAll: boolean
  /** Whether the table has the same clock all year. */
  isUnchanging: boolean
}

/** Fewer tides in a row are single mistakes. */
const fewestTides = 3

/**
 * Returns the nights when a table's clock does not change with the camp's, each with the tides that are an hour off.
 * These run from that night to another, or to an end of the table, whichever explains most of the steps (`stepsTo`).
 * Where the tide is small, times are too irregular to find the other night.
 */
export function findClockFaults(tides: SourceTide[], same: SameTides[]): ClockFaults {
  const steps = stepsTo(tides, same)
  const nights = [...new Set(tides.map(({ at }) => campDate(at)))].filter(changesClock)
  const changes = nights.map((night) => tides.filter(({ at }) => at < campInstant(night, '02:00')).length)
  const others = [...tides.keys()].filter((index) =>
    changes.every((change) => Math.abs(index - change) >= fewestTides),
  )
  const found = nights.map((night, index) => {
    const change = changes[index] ?? NaN
    const faultTo = (other: number, instead?: string): ScoredFault => {
      // A table in winter's zone may have a tide in the hour that spring skips.
      const ranges = [change, change - 1].map((first) => {
        const [from = NaN, end = NaN] = [first, other].toSorted((a, b) => a - b)
        const range: HourOff = { from, end, minutes: isSpring(night) === other > change ? -60 : 60 }
        return { ...range, night, instead, score: scoreOf(range, steps, same) }
      })
      return best(ranges)
    }
    const unchanged = faultTo(index ? tides.length : 0)
    const moved = others.map((other) => faultTo(other, campDate(tides[other]?.at ?? NaN)))
    return { unchanged, moved: best([unchanged, ...moved]) }
  })
  const isJudged = !isSmall(rangesOf(tides))
  const isMoved =
    isJudged &&
    found.some(({ moved, unchanged }) => moved.score > Math.max(leastScore, unchanged.score + leastScore))
  const faults = found
    .map(({ moved, unchanged }) => (isMoved ? moved : unchanged))
    .filter(({ score }) => score > leastScore)
  const areAll = faults.length > 0 && faults.length === nights.length
  const isUnchanging = faults.length > 0 && (!isJudged || (areAll && faults.every(({ instead }) => !instead)))
  return { faults, areAll, isUnchanging }
}

function best(faults: ScoredFault[]): ScoredFault {
  return faults.reduce((first, each) => (each.score > first.score ? each : first))
}

/** Returns a line for a table whose clock does not change, or is another year's, or a line for each night. */
export function clockProblems(
  file: string,
  tides: SourceTide[],
  { faults, areAll, isUnchanging }: ClockFaults,
): string[] {
  const nights = faults.map(({ night }) => night)
  if (isUnchanging) {
    return [
      `${file}: the tides shift by an hour on ${nights.join(' and ')}, when the camp's clocks change; is the table in ${winterName} all year? if so, ${addSummerHour}; if it is in ${summerName} all year, subtract an hour from all other times`,
    ]
  }
  const year = areAll ? otherYear(faults) : undefined
  const days = areAll ? (daysLate(faults) ?? Infinity) : Infinity
  const areDatesLate = Math.abs(days) <= mostDaysLate
  if (year && !areDatesLate && faults.length > 1) {
    return [
      `${file}: the table's clock changes on ${faults.map(({ instead }) => instead).join(' and ')} instead of ${nights.join(' and ')}, as if it were for ${year}; correct the year, or use the table for ${nights[0]?.slice(0, 4)}`,
    ]
  }
  const causes = [
    ...(year ? [`the table is for ${year}`] : []),
    ...(areDatesLate
      ? [`all dates are ${counted(Math.abs(days), 'day')} ${days > 0 ? 'late' : 'early'}`]
      : []),
  ]
  const hint = causes.length ? `, or correct the dates if ${causes.join(' or ')}` : ''
  return faults.map((fault) => describe(tides, fault) + hint)
}

function describe(tides: SourceTide[], { from, end, minutes, night, instead }: ClockFault): string {
  const [first, last] = [tides[from], tides[end - 1]]
  const [how, hint] = minutes < 0 ? ['early', 'add an hour to them'] : ['late', 'subtract an hour from them']
  const dateOf = (tide: SourceTide | undefined) => campDate(tide?.at ?? NaN)
  const rows = `from this row (${dateOf(first)}) to row ${last?.where.split(':').at(-1)} (${dateOf(last)})`
  const cause = instead ? `changed on ${instead} instead of ${night}` : `did not change on ${night}`
  return `${first?.where}: times are an hour ${how} ${rows}, as if the clocks ${cause}; ${hint}`
}

/** The last Sunday of a month is on the same day after at most this many years. */
const mostYears = 6

/** Returns the nearest year in which the clocks change in the nights when a table's do; undefined if there is none. */
function otherYear(faults: ClockFault[]): number | undefined {
  const own = Number(faults[0]?.night.slice(0, 4))
  const years = Array.from({ length: mostYears }, (_, index) => [own - index - 1, own + index + 1]).flat()
  return years.find((year) => faults.every(({ instead }) => changesClock(year + (instead?.slice(4) ?? ''))))
}

/** Returns how many days late a table's clock changes, in all nights alike; negative if early; undefined otherwise. */
export function daysLate(faults: ClockFault[]): number | undefined {
  const [days, ...others] = new Set(faults.map(({ night, instead = '' }) => daysBetween(night, instead)))
  return others.length ? undefined : days
}

/** If a table's clock changes more days than this from the camp's, its dates are not the reason. */
const mostDaysLate = 7

/**
 * A change of the clock, or its lack, scores 240 in a perfect table, and less if days around it are missing. Of 1,065
 * tables in GMT that are found, whole years and parts, none is said to change its clock in another night.
 */
const leastScore = 60

/**
 * Returns by how many minutes correcting the hour reduces the sum of the steps, minus half the reduction in a perfect
 * table. In a year's predictions for 240 gauges in Europe, no score is above 15.
 */
function scoreOf({ from, end, minutes }: HourOff, steps: number[], same: SameTides[]): number {
  const offAt = (index = NaN) => (index >= from && index < end ? minutes : 0)
  let score = 0
  // The hour changes steps only near the two ends.
  for (let index = Math.max(0, from - mostTidesInTwoDays); index < end + mostTidesInTwoDays; index++) {
    if (index === from + mostTidesInTwoDays) index = Math.max(index, end - mostTidesInTwoDays)
    const step = steps[index] ?? NaN
    if (!isKnown(step)) continue
    const [twoBefore, before, after] = same[index] ?? []
    const own = offAt(index) - offAt(before)
    const effect = own - (offAt(after) - offAt(index) + offAt(before) - offAt(twoBefore)) / 2
    score += Math.abs(step) - Math.abs(step - effect) - Math.abs(effect) / 2
  }
  return score
}

function isSpring(night: string): boolean {
  return isSummerTime(new Date(campInstant(night, '12:00')))
}

function changesClock(date: string): boolean {
  const [start, end] = boundsOf(date)
  return end - start !== msPerDay
}
