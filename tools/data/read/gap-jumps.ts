/** Finds where days are missing from a table and the dates after them are as many days late. */
import { campDate, daysBetween } from '../../../src/lib/camp-time'
import { msPerDay, msPerMinute } from '../../../src/lib/durations'
import { counted } from '../../faults/describe-value'
import { shownTime } from '../../faults/shown-time'
import { tidesOfLunarDay } from '../coast'
import { median, ninetyPercent } from '../statistics'
import type { SourceTide } from './source-tides'
import { isSmall, neapsIn, jumpLimits, stepsTo } from './tide-jumps'
import { isKnown, rangesOf, sameTideOn, sameTidesOf, type SameTides } from './tides-out-of-step'

/**
 * The same tide is some 50 minutes later each day: the lag. Across a gap, it should be later by one more lag for each
 * missing day. If these are missing, give or take this share, and are several times what nine in ten other intervals are
 * off by, the dates are late. Of 21,060 gaps cut into predictions for Great Britain, Ireland and France, none is reported
 * wrongly; with late dates, 61 in 100 are found, and the rest are at neap tides or on irregular coasts.
 */
const mostShareOff = 0.15

/** Over longer gaps, the lag changes too much. */
const mostDays = 3

/**
 * Returns a line for the first tide after missing days whose date is as many days late. `clockDaysLate` returns how many
 * days late the table's clock changes after a position, if it does: at neap tides, this confirms that dates are late.
 */
export function gapProblems(
  tides: SourceTide[],
  same = sameTidesOf(tides),
  clockDaysLate: (index: number) => number | undefined = () => undefined,
): string[] {
  const gaps = gapsIn(tides)
  const ranges = rangesOf(tides)
  if (!gaps.length || isSmall(ranges)) return []
  const isNeap = neapsIn(ranges)
  const leastMinutes = jumpLimits.timesUsual * ninetyPercent(stepsTo(tides, same).filter(isKnown))
  const late = gaps.find((gap) => {
    const { lag, lacking } = lagAfter(tides, gap, same)
    if (lacking > lag / 2 && clockDaysLate(gap.index) === gap.days) return true
    const isLag = Math.abs(lacking - lag) < mostShareOff * lag
    return isLag && lacking > leastMinutes && !isNeap(gap.index)
  })
  if (!late) return []
  const { index, days } = late
  return [
    `${describeGap(tides, late)}, and times fit ${counted(days, 'day')} earlier from this row on (${shownTime(tides[index]?.at ?? NaN)}); compare the dates on both sides with the original`,
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
 * Returns the lag of the days around a gap, and how much is lacking of the lag of each missing day, in minutes; NaN if
 * tides around it are missing, too.
 */
function lagAfter(
  tides: SourceTide[],
  { index, days }: Gap,
  same: SameTides[],
): { lag: number; lacking: number } {
  const at = (position = NaN) => tides[position]?.at ?? NaN
  const lags = tides.slice(index, index + tidesOfLunarDay).map((_, offset) => {
    const first = index + offset
    const last = sameTideOn(tides, first, -(days + 1))
    const [, dayBefore] = same[last] ?? []
    const [, , dayAfter] = same[first] ?? []
    const lag = (at(last) - at(dayBefore) + at(dayAfter) - at(first)) / 2 - msPerDay
    return { lag, lacking: ((days + 1) * (lag + msPerDay) - (at(first) - at(last))) / days }
  })
  const minutesOf = (what: 'lag' | 'lacking') =>
    median(lags.map((each) => each[what]).filter(isKnown)) / msPerMinute
  return { lag: minutesOf('lag'), lacking: minutesOf('lacking') }
}
