/** Finds where days are missing from a table and the dates after them are as many days late. */
import { campDate, daysBetween } from '../../../src/lib/camp-time'
import { msPerDay } from '../../../src/lib/durations'
import { counted } from '../../faults/describe-value'
import { shownTime } from '../../faults/shown-time'
import { tidesOfLunarDay } from '../coast'
import { median, ninetyPercent } from '../statistics'
import { clockFaults } from './clock-changes'
import type { SourceTide } from './source-tides'
import {
  isKnown,
  isNeap,
  isSmall,
  mostTidesInTwoDays,
  sequenceOf,
  type Sequence,
  type TideFault,
} from './tide-sequence'

/**
 * Dates are late if tides some days earlier fit those before the gap: each is then off by less than this many minutes a
 * day (the same tide is about 50 minutes later each day). Of 11,250 gaps cut into predictions for 150 gauges around Great
 * Britain, Ireland and the North Sea, none is reported wrongly; with late dates, 58 in 100 are found, and the rest are at
 * neap tides or on irregular coasts.
 */
const mostMinutesOff = 5

/** Where nine in ten intervals are off by more than this, gaps are not judged. */
const regularMinutes = 16

/** Over longer gaps, the interval between the same tides of two days changes too much. */
const mostDays = 3

/** If the clock changes as many days late as are missing, the dates may be off by more, as at neap tides. */
const mostMinutesOffByClock = 25

/** Returns the first tide after missing days whose date is as many days late. */
export function lateDates(sequence: Sequence): TideFault[] {
  const { tides, steps } = sequence
  const gaps = gapsIn(tides, mostDays)
  if (!gaps.length || isSmall(sequence)) return []
  const isRegular = ninetyPercent(steps.filter(isKnown)) < regularMinutes
  const clock = clockFaults(sequence)
  const late = gaps.find((gap) => {
    const isClockLate = clock.some(
      ({ from, night, instead = night }) => from > gap.index && daysBetween(night, instead) === gap.days,
    )
    const off = minutesOffIfLate(tides, gap)
    if (isClockLate && off < mostMinutesOffByClock) return true
    return isRegular && off < mostMinutesOff && !isNeap(sequence, gap.index)
  })
  if (!late) return []
  const { index, days } = late
  const fit = `times fit ${counted(days, 'day')} earlier from this row on (${shownTime(tides[index]?.at ?? NaN)})`
  const hint = 'compare the dates on both sides with the original'
  return [{ index, reason: `${describeGap(late)}, and ${fit}`, hint }]
}

/** A longer gap lies between two seasons' tables; a shorter one is a lost page, or late dates. */
const mostLostDays = 31

/** Returns the first gap, because at neap tides nobody can tell whether the dates after it are late. */
export function gapDoubts({ tides }: Sequence): TideFault[] {
  const [first, ...others] = gapsIn(tides, mostLostDays)
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

function gapsIn(tides: SourceTide[], most: number): Gap[] {
  return tides.flatMap(({ at }, index) => {
    const days = daysBetween(campDate(tides[index - 1]?.at ?? at), campDate(at)) - 1
    return days >= 1 && days <= most ? { index, days } : []
  })
}

function describeGap({ days }: Gap): string {
  return days === 1 ? 'the day before is missing' : `the ${days} days before are missing`
}

/** Returns by how many minutes a day the tides after a gap are off if they are as many days earlier; NaN if unknown. */
function minutesOffIfLate(tides: SourceTide[], { index, days }: Gap): number {
  const before = tides.slice(Math.max(0, index - mostTidesInTwoDays), index)
  const after = tides.slice(index, index + mostTidesInTwoDays)
  const earlier = after.map((tide) => ({ ...tide, at: tide.at - days * msPerDay }))
  const { steps } = sequenceOf([...before, ...earlier])
  const first = steps.slice(before.length, before.length + tidesOfLunarDay)
  return Math.abs(median(first.filter(isKnown))) / days
}
