/** Finds where a table's clock changes on another night than the camp's, or never. */
import { boundsOf, campDate, campInstant, daysBetween, isSummerTime } from '../../../src/lib/camp-time'
import { msPerDay } from '../../../src/lib/durations'
import { winterName, summerName } from '../../../src/time-zone'
import { addSummerHour } from '../camp-day'
import { dateAt, rowOf } from './source-tides'
import { isKnown, isSmall, mostTidesInTwoDays, type Sequence, type TideFault } from './tide-sequence'

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
  /** How many steps the tides that are an hour off explain. */
  score: number
}

/** Fewer tides in a row are single mistakes. */
const fewestTides = 3

/** Returns a fault for a table whose clock does not change, or is of other dates, or for each night. */
export function wrongClock(sequence: Sequence): TideFault[] {
  const faults = clockFaults(sequence)
  const skipped = skippedTimes(sequence)
  if (!faults.length) return skipped
  const areAll = faults.length === changeNights(sequence).length
  if (isSmall(sequence) || (areAll && faults.every(({ instead }) => !instead)))
    return skipped.length ? skipped : [unchangingFault(faults)]
  const areAllMoved = areAll && faults.every(({ instead }) => instead)
  if (areAllMoved && faults.length > 1) return [otherYearFault(faults)]
  return faults.map((fault) => describe(sequence, fault, areAllMoved))
}

/**
 * Returns the nights when a table's clock does not change with the camp's, each with the tides that are an hour off.
 * These run from that night to another, or to an end of the table, whichever explains most of the steps. Where the tide
 * is small, times are too irregular to find the other night.
 */
export function clockFaults(sequence: Sequence): ClockFault[] {
  const { tides } = sequence
  const nights = changeNights(sequence)
  const changes = nights.map((night) => tides.filter(({ at }) => at < campInstant(night, '02:00')).length)
  const others = [...tides.keys()].filter((index) =>
    changes.every((change) => Math.abs(index - change) >= fewestTides),
  )
  const found = nights.map((night, index) => {
    const faultTo = faultFrom(sequence, night, changes[index] ?? NaN)
    const unchanged = faultTo(index ? tides.length : 0)
    const moved = others.map((other) => faultTo(other, dateAt(tides, other)))
    return { unchanged, moved: best([unchanged, ...moved]) }
  })
  const isMoved =
    !isSmall(sequence) &&
    found.some(({ moved, unchanged }) => moved.score > Math.max(leastScore, unchanged.score + leastScore))
  return found
    .map(({ moved, unchanged }) => (isMoved ? moved : unchanged))
    .filter(({ score }) => score > leastScore)
}

const changeNights = ({ tides }: Sequence): string[] =>
  [...new Set(tides.map(({ at }) => campDate(at)))].filter(changesClock)

/** Returns a function that returns the fault if a table's clock changes at a tide instead of on the given night. */
function faultFrom(sequence: Sequence, night: string, change: number) {
  return (other: number, instead?: string): ClockFault => {
    // A table in winter's zone may have a tide in the hour that spring skips, or have only that tide corrected.
    const firsts = instead === undefined ? [change, change - 1, change + 1] : [change, change - 1]
    const ranges = firsts.map((first) => {
      const [from = NaN, end = NaN] = [first, other].toSorted((a, b) => a - b)
      const range: HourOff = { from, end, minutes: isSpring(night) === other > change ? -60 : 60 }
      return { ...range, night, instead, score: scoreOf(range, sequence) }
    })
    return best(ranges)
  }
}

function best(faults: ClockFault[]): ClockFault {
  return faults.reduce((first, each) => (each.score > first.score ? each : first))
}

/**
 * A change of the clock, or its lack, scores 240 in a perfect table, and less if days around it are missing. Of 1,065
 * tables found to be in GMT, whole years and parts, none is reported as changing its clock on another night.
 */
const leastScore = 60

/**
 * Returns by how many minutes correcting the hour reduces the sum of the steps, minus half the reduction in a perfect
 * table. In a year's predictions for 240 gauges in Europe, no score is above 15.
 */
function scoreOf({ from, end, minutes }: HourOff, { steps, same }: Sequence): number {
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

/** Returns the times that do not exist at the camp. */
function skippedTimes({ tides }: Sequence): TideFault[] {
  return tides.flatMap(({ skipped, at }, index) => {
    if (skipped === undefined) return []
    const reason = `invalid time "${skipped}", which the clocks skip on ${campDate(at)}`
    const hint = `is the table in ${winterName}? if so, ${addSummerHour}; if not, correct the dates`
    return { index, reason, hint }
  })
}

const inWords = (nights: (string | undefined)[]): string => nights.join(' and ')

function unchangingFault(faults: ClockFault[]): TideFault {
  const nights = inWords(faults.map(({ night }) => night))
  return {
    reason: `the tides shift by an hour on ${nights}, when the camp's clocks change`,
    hint: `is the table in ${winterName} all year? if so, ${addSummerHour}; if it is in ${summerName} all year, subtract an hour from all other times`,
  }
}

function otherYearFault(faults: ClockFault[]): TideFault {
  const nights = inWords(faults.map(({ night }) => night))
  const others = inWords(faults.map(({ instead }) => instead))
  return {
    reason: `the table's clock changes on ${others} instead of ${nights}`,
    hint: 'are the dates of another year, or all late or early? if not, correct the times between these nights',
  }
}

function describe(
  { tides }: Sequence,
  { from, end, minutes, night, instead }: ClockFault,
  areAllMoved: boolean,
): TideFault {
  const [how, hint] = minutes < 0 ? ['early', 'add an hour to them'] : ['late', 'subtract an hour from them']
  const rows = `from this row (${dateAt(tides, from)}) to row ${rowOf(tides[end - 1])} (${dateAt(tides, end - 1)})`
  const cause = instead ? `changed on ${instead} instead of ${night}` : `did not change on ${night}`
  // A table of another year, with the dates of the same weekdays, changes its clock a week early or late.
  const mayBeOther = areAllMoved || Math.abs(daysBetween(night, instead ?? night)) === 7
  const orElse = mayBeOther ? ', or correct the dates if they are late, early or of another year' : ''
  return {
    index: from,
    reason: `times are an hour ${how} ${rows}, as if the clocks ${cause}`,
    hint: hint + orElse,
  }
}

function isSpring(night: string): boolean {
  return isSummerTime(new Date(campInstant(night, '12:00')))
}

function changesClock(date: string): boolean {
  const [start, end] = boundsOf(date)
  return end - start !== msPerDay
}
