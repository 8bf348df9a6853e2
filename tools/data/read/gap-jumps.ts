/** Finds where days are missing from a table and the dates after them are as many days late. */
import { campDate, daysBetween } from '../../../src/lib/camp-time'
import { msPerDay, msPerMinute } from '../../../src/lib/durations'
import { counted } from '../../command'
import { shownTime } from '../../faults/shown-time'
import { median, ninetyPercent } from '../statistics'
import type { SourceTide } from './source-tides'
import { isNeap, isSmall, ofJump, stepsTo } from './tide-jumps'
import { isKnown, lunarDayMs, rangesOf, sameTidesOf } from './tides-out-of-step'

/**
 * From day to day, tides are some 50 minutes later: the lag. Over a gap, they should be later by the lag of each missing
 * day, too. Dates are late if that is lacking, give or take this share of it, and if it is several times what nine in ten
 * intervals elsewhere are off by. None of 21,060 gaps cut into predictions for gauges around Great Britain, Ireland and
 * France is taken for one; with late dates, all but those at neap tides or on irregular coasts are found, 61 in 100.
 */
const mostShareOff = 0.15

/** Over longer gaps, the lag changes too much. */
const mostDays = 3

const tidesOfDay = 4

/** Returns a line for the first tide after missing days whose date is as many days late. */
export function gapProblems(tides: SourceTide[], same = sameTidesOf(tides)): string[] {
  const ranges = rangesOf(tides)
  if (isSmall(ranges)) return []
  const leastMinutes = ofJump.timesUsual * ninetyPercent(stepsTo(tides, same).filter(isKnown))
  const late = gapsIn(tides).find(({ index, days }) => {
    const { lag, lacking } = lagAfter(tides, index, days)
    const isLag = Math.abs(lacking - lag) < mostShareOff * lag
    return isLag && lacking > leastMinutes && !isNeap(ranges, index)
  })
  if (!late) return []
  const { index, days } = late
  return [
    `${describeGap(tides, late)}, and times fit ${counted(days, 'day')} earlier from this row on (${shownTime(tides[index]?.at ?? NaN)}); correct the dates up to the next row that fits`,
  ]
}

/** Returns a line for the first gap, because at neap tides nobody can tell whether the dates after it are late. */
export function gapDoubts(tides: SourceTide[]): string[] {
  const [first, ...others] = gapsIn(tides)
  if (!first) return []
  const more = others.length ? ` (and ${counted(others.length, 'more gap')} like this)` : ''
  return [`${describeGap(tides, first)}${more}; add the tides, or check the dates from this row on`]
}

interface Gap {
  /** The position of the first tide after it. */
  index: number
  /** How many days are missing. */
  days: number
}

/** Returns the gaps of a few days. */
function gapsIn(tides: SourceTide[]): Gap[] {
  return tides.flatMap(({ at }, index) => {
    const days = daysBetween(campDate(tides[index - 1]?.at ?? at), campDate(at)) - 1
    return days >= 1 && days <= mostDays ? { index, days } : []
  })
}

function describeGap(tides: SourceTide[], { index, days }: Gap): string {
  return `${tides[index]?.where}: ${days === 1 ? 'the day before is' : `the ${days} days before are`} missing`
}

/**
 * Returns the lag of the days around a gap, and how much is lacking of the lag of each of the `days` missing before an
 * index, in minutes; NaN if tides around it are missing, too.
 */
function lagAfter(tides: SourceTide[], index: number, days: number): { lag: number; lacking: number } {
  const lags = tides.slice(index, index + tidesOfDay).map(({ type, at }) => {
    const timeNear = (expected: number) =>
      tides.find((tide) => tide.type === type && Math.abs(tide.at - expected) < lunarDayMs / 6)?.at ?? NaN
    const before = timeNear(at - (days + 1) * lunarDayMs)
    const lag = (before - timeNear(before - lunarDayMs) + timeNear(at + lunarDayMs) - at) / 2 - msPerDay
    return { lag, lacking: ((days + 1) * (lag + msPerDay) - (at - before)) / days }
  })
  const minutesOf = (what: 'lag' | 'lacking') =>
    median(lags.map((each) => each[what]).filter(isKnown)) / msPerMinute
  return { lag: minutesOf('lag'), lacking: minutesOf('lacking') }
}
