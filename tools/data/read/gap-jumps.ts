/** Finds where days are missing from a table and the dates after them are as many days late. */
import { campDate, daysBetween } from '../../../src/lib/camp-time'
import { msPerDay, msPerMinute } from '../../../src/lib/durations'
import { counted } from '../../faults/describe-value'
import { shownTime } from '../../faults/shown-time'
import { tidesOfLunarDay } from '../coast'
import { median, ninetyPercent } from '../statistics'
import type { SourceTide } from './source-tides'
import { jumpLimits } from './tide-jumps'
import { isKnown, isNeap, isSmall, sameTideOn, type Sequence, type TideFault } from './tide-sequence'

/**
 * The same tide is some 50 minutes later each day: the lag. Across a gap, it should be later by one more lag for each
 * missing day. If these are missing, give or take this share, and are several times what nine in ten other intervals are
 * off by, the dates are late. Of 21,060 gaps cut into predictions for Great Britain, Ireland and France, none is reported
 * wrongly; with late dates, 61 in 100 are found, and the rest are at neap tides or on irregular coasts.
 */
const mostShareOff = 0.15

/** Over longer gaps, the lag changes too much. */
const mostDays = 3

/** Returns the first tide after missing days whose date is as many days late. */
export function lateDates(sequence: Sequence): TideFault[] {
  const { tides, steps } = sequence
  const gaps = gapsIn(tides)
  if (!gaps.length || isSmall(sequence)) return []
  const leastMinutes = jumpLimits.timesUsual * ninetyPercent(steps.filter(isKnown))
  const late = gaps.find((gap) => {
    const { lag, lacking } = lagAfter(sequence, gap)
    const isLag = Math.abs(lacking - lag) < mostShareOff * lag
    return isLag && lacking > leastMinutes && !isNeap(sequence, gap.index)
  })
  if (!late) return []
  const { index, days } = late
  const fit = `times fit ${counted(days, 'day')} earlier from this row on (${shownTime(tides[index]?.at ?? NaN)})`
  const hint = 'compare the dates on both sides with the original'
  return [{ index, reason: `${describeGap(late)}, and ${fit}`, hint }]
}

/** Returns the first gap, because at neap tides nobody can tell whether the dates after it are late. */
export function gapDoubts({ tides }: Sequence): TideFault[] {
  const [first, ...others] = gapsIn(tides)
  if (!first) return []
  const more = others.length ? ` (and ${counted(others.length, 'more gap')} like this)` : ''
  const hint = 'add the tides, or check the dates from this row on'
  return [{ index: first.index, reason: describeGap(first) + more, hint }]
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

function describeGap({ days }: Gap): string {
  return days === 1 ? 'the day before is missing' : `the ${days} days before are missing`
}

/**
 * Returns the lag of the days around a gap, and how much is lacking of the lag of each missing day, in minutes; NaN if
 * tides around it are missing, too.
 */
function lagAfter({ tides, same }: Sequence, { index, days }: Gap): { lag: number; lacking: number } {
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
