/** Puts a table's tides in chronological order, or finds the rows that are out of it. */
import { campDate, daysBetween } from '../../../src/lib/camp-time'
import { msPerDay, msPerHour } from '../../../src/lib/durations'
import { counted } from '../../faults/describe-value'
import { campClock } from '../camp-day'
import { shownTime } from '../../faults/shown-time'
import type { SourceTide } from './source-tides'
import { throwProblems } from './source-errors'

/**
 * Returns the tides in order. Sorts a table that runs backwards, or has all high tides and then all low ones, because
 * it can be read in only one way. For any other, throws an InvalidResponse that names the rows out of order, or a date
 * that is years from all others.
 */
export function inOrder(file: string, tides: SourceTide[]): SourceTide[] {
  const late = tides.flatMap((tide, index) => (tide.at <= (tides[index - 1]?.at ?? -Infinity) ? index : []))
  if (late.length && isSortedOtherwise(tides)) return tides.toSorted((a, b) => a.at - b.at)
  throwProblems(farDates(tides))
  if (late.length > shownRows) {
    const [, hint] = lateCauses.find(([isCause]) => late.every((index) => isCause(tides, index)))!
    throwProblems([
      `${file}: ${counted(late.length, 'row')} not after the row above (the first: ${describe(tides, late[0])}); ${hint}`,
    ])
  }
  throwProblems(late.map((index) => orderProblem(tides, index)))
  return tides
}

const shownRows = 3

function isSortedOtherwise(tides: SourceTide[]): boolean {
  const dates = tides.map(({ at }) => campDate(at))
  const isBackwards = dates.every((date, index) => index === 0 || date <= (dates[index - 1] ?? ''))
  const blocks = tides.filter(({ type }, index) => type !== tides[index - 1]?.type)
  const isByType =
    blocks.length === 2 &&
    tides.every(({ type, at }, index) => tides[index - 1]?.type !== type || at > (tides[index - 1]?.at ?? at))
  return (isBackwards && dates[0] !== dates.at(-1)) || isByType
}

/** What puts all of many rows out of order, with what to do. The first that holds is named. */
const lateCauses: [isCause: (tides: SourceTide[], index: number) => boolean, hint: string][] = [
  [isOfNextNight, 'these are tides after midnight with the date before; write the next date in these rows'],
  [
    isNoonOrMidnight,
    'are noon and midnight mixed up? half past noon is 12:30 (12:30 PM), half past midnight 00:30 (12:30 AM)',
  ],
  // Sorting would scramble such a table for good.
  [
    () => true,
    'has a column moved up or down by a row? compare with the original; if not, sort by date and time',
  ],
]

/** The next tide after one in the evening is earlier than this. */
const nightEnds = '07:00'

/** Whether a tide would be in order if it were after midnight on the next date. */
function isOfNextNight(tides: SourceTide[], index: number): boolean {
  return campClock(tides[index]?.at ?? NaN) < nightEnds && isInOrderAfter(tides, index, msPerDay)
}

/** Whether tides would be in order if one after midnight were after noon, or the one above the other way round. */
function isNoonOrMidnight(tides: SourceTide[], index: number): boolean {
  const isAt = (hour: string, at = NaN) => campClock(at).startsWith(hour)
  return (
    (isAt('00', tides[index]?.at) && isInOrderAfter(tides, index, 12 * msPerHour)) ||
    (isAt('12', tides[index - 1]?.at) && isInOrderAfter(tides, index - 1, -12 * msPerHour))
  )
}

/** Whether a tide would be between its neighbours if it were this much later. */
function isInOrderAfter(tides: SourceTide[], index: number, ms: number): boolean {
  const [above = -Infinity, own = NaN, below = Infinity] = [-1, 0, 1].map((step) => tides[index + step]?.at)
  return above < own + ms && own + ms < below
}

/** The usual interval between high and low tide. */
const usualMs = 6.2 * msPerHour

/** Names the row or the one above, whichever fits worse between the rows around both. */
function orderProblem(tides: SourceTide[], index: number): string {
  const [above, own] = [tides[index - 1], tides[index]]
  if (above?.at === own?.at)
    return `${own?.where}: the same time as the row above (${shown(above)}); ${above?.type === own?.type ? 'delete one, or correct it' : 'correct one of the two'}`
  const off = (from: number, to: number) => {
    const interval = (tides[to]?.at ?? NaN) - (tides[from]?.at ?? NaN)
    return isNaN(interval) ? usualMs : Math.abs(interval - usualMs)
  }
  const isAboveWrong = off(index - 2, index - 1) > off(index, index + 1)
  const [where, problem] = isAboveWrong
    ? [above?.where, `later than the row below (${shown(own)})`]
    : [own?.where, `not after the row above (${shown(above)})`]
  return `${where}: ${problem}; correct the date or the time, or move the row`
}

/** Rows that are this many days from the others have the wrong year. */
const farDays = 300

/** With more rows than this, it is not a mistake. */
const fewRows = 4

/** Names the first of a few rows, such as those of a day, whose dates are years from all others. */
function farDates(tides: SourceTide[]): string[] {
  const jumps = [...tides.keys()].filter(
    (index) => index && Math.abs(daysBetween(dateAt(tides, index - 1), dateAt(tides, index))) > farDays,
  )
  const [jump, back, ...others] = jumps
  if (jump === undefined || others.length || tides.length <= 2 * fewRows) return []
  const isAtStart = back === undefined && jump < tides.length / 2
  const [first, end] = isAtStart ? [0, jump] : [jump, back ?? tides.length]
  if (end - first > fewRows) return []
  const count = end - first > 1 ? `, in ${end - first} rows` : ''
  return [
    `${tides[first]?.where}: date far from all others (${dateAt(tides, first)}); correct the year${count}`,
  ]
}

const dateAt = (tides: SourceTide[], index: number): string => campDate(tides[index]?.at ?? NaN)

function describe(tides: SourceTide[], index = 0): string {
  return `${tides[index]?.where}, ${shown(tides[index])}`
}

function shown(tide: SourceTide | undefined): string {
  return shownTime(tide?.at ?? NaN)
}
