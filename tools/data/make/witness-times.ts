/** Finds times that another clock or a second source explains, compared with the nearby gauge. */
import { campDate, isSummerTime } from '../../../src/lib/camp-time'
import { summerName, winterName } from '../../../src/time-zone'
import { shownShift, shownTime } from '../../faults/shown-time'
import { addSummerHour, toMinute } from '../camp-day'
import { otherType, tideTypes } from '../read/source-tides'
import { runsOf } from '../runs-of'
import { median, medianDeviation } from '../statistics'
import type { BareTide } from './tide-curve'
import { minutesOf, pairsOf, type Difference, type TidePair } from './tide-differences'

/** Times that are off by this many minutes or more, in the median, are suspicious. */
const unusualMinutes = 45

/** Fewer tides than this in summer or winter say nothing about the clock. */
const fewestTides = 6

/**
 * A step is a difference of this many minutes between the medians of this many tides before and after it, which vary by
 * less than `mostAmong`. Between gauges within 30 km of each other, steps reach 30 minutes.
 */
const stepLimits = { minutes: 45, tides: 13, mostAmong: 15 }

/**
 * This many tides in a row that are further off than this are for other dates. Between usable gauges within 30 km, a
 * year's tides are that far off at most twice in a row, in the Netherlands, and never in Great Britain and Ireland.
 */
const hoursOffLimits = { minutes: 120, tides: 4 }

/** Finds times that are off by an hour in summer only. */
export function clockDifference(pairs: TidePair[], where: string): Difference | undefined {
  const [summer, winter] = [minutesIn(pairs, true), minutesIn(pairs, false)]
  if (summer.length < fewestTides || winter.length < fewestTides) return undefined
  const growth = median(summer) - median(winter)
  if (!isAboutAnHour(growth)) return undefined
  const guess =
    growth < 0
      ? `are they in ${winterName} all year? if so, ${addSummerHour}`
      : `do they add ${summerName}'s hour twice, or begin and end it on other days?`
  const how = growth < 0 ? 'earlier' : 'later'
  return {
    severity: 'fatal',
    text: `times are an hour ${how} in ${summerName} than in ${winterName}, compared with ${where}; ${guess}`,
  }
}

function minutesIn(pairs: TidePair[], isSummer: boolean): number[] {
  return minutesOf(pairs.filter(({ tide }) => isSummerTime(new Date(tide.at)) === isSummer))
}

const isAboutAnHour = (minutes: number) => Math.abs(Math.abs(minutes) - 60) <= 15

/** Finds several tides in a row that are hours off, as where a week is under the dates of another. */
export function tidesHoursOff(pairs: TidePair[], where: string): Difference | undefined {
  const isOff = ({ minutes }: TidePair) => Math.abs(minutes) > hoursOffLimits.minutes
  const run = runsOf(pairs, (before, pair) => isOff(before) && isOff(pair)).find(
    ({ length }) => length >= hoursOffLimits.tides,
  )
  const first = run?.[0]
  if (!first) return undefined
  const from = shownTime(toMinute(first.tide.at))
  const text = `${run?.length} tides in a row are hours off (from ${from}), compared with ${where}; are they for other dates or another port?`
  return { severity: 'fatal', text }
}

/** Finds the tide from which times are later or earlier, as where a table's rows come from two sources. */
export function timeStep(steps: Step[], where: string): Difference | undefined {
  const found = largestStep(steps, ({ High, Low }) =>
    High * Low > 0 ? Math.sign(High) * Math.min(Math.abs(High), Math.abs(Low)) : 0,
  )
  if (found === undefined) return undefined
  const text = `times are ${found}, compared with ${where}; are they in ${winterName}, for another port, or days off?`
  return { severity: 'fatal', text }
}

/** Finds the same for high or low tides alone. On continental coasts, true tides have such steps. */
export function typeStep(steps: Step[], where: string): Difference | undefined {
  for (const type of tideTypes) {
    const found = largestStep(steps, (step) =>
      Math.abs(step[otherType(type)]) < stepLimits.mostAmong ? step[type] : 0,
    )
    if (found === undefined) continue
    const guess = `are they in ${winterName}, or from another source?`
    const text = `${type.toLowerCase()} tides alone are ${found}, compared with ${where}; ${guess}`
    return { severity: 'unusual', text }
  }
  return undefined
}

/** How many minutes later tides are from an instant on, by type. */
type Step = Record<BareTide['type'], number> & { at: number }

/** Returns the step at each tide, compared with those before it. */
export function stepsAlong(pairs: TidePair[]): Step[] {
  return pairs.map(({ tide: { at } }, index) => {
    const before = pairs.slice(Math.max(0, index - stepLimits.tides), index)
    const after = pairs.slice(index, index + stepLimits.tides)
    return { at, High: stepOf('High', before, after), Low: stepOf('Low', before, after) }
  })
}

/** Returns the largest step in words; undefined if it is too small. */
function largestStep(steps: Step[], minutesOfStep: (step: Step) => number): string | undefined {
  const all = steps.map((step) => ({ at: step.at, minutes: minutesOfStep(step) }))
  const [largest] = all.sort((a, b) => Math.abs(b.minutes) - Math.abs(a.minutes))
  if (!largest || Math.abs(largest.minutes) < stepLimits.minutes) return undefined
  return `${shownShift(largest.minutes)} from some row onwards (about ${campDate(largest.at)}, or before)`
}

/** Returns how many minutes later tides of a type are in `after` than in `before`; 0 if there are few, or they vary. */
function stepOf(type: BareTide['type'], before: TidePair[], after: TidePair[]): number {
  const [first, second] = [minutesOf(pairsOf(type, before)), minutesOf(pairsOf(type, after))]
  const isSteady = [first, second].every(
    (all) => all.length >= stepLimits.tides / 3 && medianDeviation(all) < stepLimits.mostAmong,
  )
  return isSteady ? median(second) - median(first) : 0
}

export function unusualTimes(pairs: TidePair[], where: string): Difference | undefined {
  const all = minutesOf(pairs)
  const distance = median(all.map(Math.abs))
  if (distance < unusualMinutes) return unusualType(pairs, where)
  const summerMinutes = median(minutesIn(pairs, true))
  // With tides of winter, `clockDifference` finds a clock that is wrong in summer only.
  const hasWinter = minutesIn(pairs, false).length >= fewestTides
  const isHourOff = !hasWinter && isAboutAnHour(summerMinutes)
  const isOtherClock = isHourOff && summerMinutes < 0
  const added = isHourOff ? `was an hour added to times that were in ${summerName} already? ` : ''
  const guess = isOtherClock
    ? `are they in ${winterName}? if so, ${addSummerHour}`
    : `${added}check the port and the time zone`
  const how = median(all) < 0 ? 'earlier' : 'later'
  const text = `times are ${Math.round(distance)} minutes ${how} than those of ${where}; ${guess}`
  return { severity: isOtherClock ? 'other-clock' : 'unusual', text }
}

/**
 * Finds high or low tides whose times are unusual, as in the table of another port. Of 28 pairs of usable gauges within 30 km
 * in Great Britain and Ireland, only Herne Bay and Deal differ so much: low tides are an hour apart.
 */
function unusualType(pairs: TidePair[], where: string): Difference | undefined {
  for (const type of tideTypes) {
    const minutes = median(minutesOf(pairsOf(type, pairs)))
    if (!(Math.abs(minutes) >= unusualMinutes)) continue
    const guess = isAboutAnHour(minutes) ? 'check the time zone and the port' : 'check the port'
    const text = `${type.toLowerCase()} tides are ${shownShift(minutes)} than those of ${where}, and the other type by less; ${guess}`
    return { severity: 'unusual', text }
  }
  return undefined
}
