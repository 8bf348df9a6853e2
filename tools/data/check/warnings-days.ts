/** Warnings about the days of a forecast or a tide table. */
import { addDays, daysBetween } from '../../../src/lib/camp-time'
import type { Suspicion } from './warnings'

/** Two days further apart than this are probably of one year, and one is mistyped. */
const mostDaysBetween = 300

/**
 * Warns of duplicate, missing and unsorted days, and of lists whose days are all past or begin after today.
 * `presentDay` is the date of the day that has not ended: a forecast's until 06:00. Invalid dates are ''.
 */
export function* dayWarnings(
  list: string,
  dates: string[],
  today: string,
  presentDay = today,
): Generator<Suspicion> {
  const pathOf = (index: number) => `${list}[${index}].date`
  const twins = [...dates.keys()].filter((index) => dates.indexOf(dates[index] ?? '') < index)
  const unsorted = dates.findIndex((date, index) => date < (dates[index - 1] ?? ''))
  for (const index of twins) {
    yield { kind: 'duplicate-day', path: pathOf(index), reason: 'duplicate date: only the first is shown' }
  }
  if (unsorted > 0 && !twins.includes(unsorted)) {
    const reason = `not in order: follows ${dates[unsorted - 1]}`
    yield { kind: 'day-order', path: pathOf(unsorted), reason }
  }
  // If a day's date is wrong, others only seem to be missing.
  if (!twins.length && unsorted < 0) {
    for (const [index, date] of dates.entries()) {
      const before = dates[index - 1]
      if (!before || date <= addDays(before, 1)) continue
      const path = pathOf(index)
      const farReason = `more than ${mostDaysBetween} days after the day before it, ${before}`
      yield daysBetween(before, date) > mostDaysBetween
        ? { kind: 'day-far', path, reason: farReason }
        : { kind: 'day-missing', path, reason: `days are missing after ${before}` }
    }
  }
  const inOrder = dates.toSorted()
  const [first, last] = [inOrder.find(Boolean), inOrder.at(-1)]
  if (last !== undefined && last < presentDay)
    yield { kind: 'ended', path: pathOf(dates.indexOf(last)), reason: 'every day is in the past' }
  if (first !== undefined && first > today)
    yield { kind: 'begins-late', path: pathOf(dates.indexOf(first)), reason: `nothing for today, ${today}` }
}
