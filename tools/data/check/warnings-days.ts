/** Warnings about the days of a forecast or a tide table. */
import { addDays } from '../../../src/lib/camp-time'
import { datePart } from '../../../src/lib/iso-date'
import type { Suspicion } from './warnings'

/**
 * Warns of duplicate, missing and unsorted days, and of a list whose days are all past or begin after tomorrow. `today` is
 * the date of the day that has not ended. Invalid dates are passed as ''.
 */
export function* dayWarnings(list: string, days: { date: string }[], today: string): Generator<Suspicion> {
  const dates = days.map(({ date }) => datePart(date))
  for (const [index, date] of dates.entries()) {
    const path = `${list}[${index}].date`
    const before = dates[index - 1]
    if (dates.indexOf(date) < index)
      yield { kind: 'day-doubled', path, reason: 'duplicate date: only the first is shown' }
    else if (before && date < before)
      yield { kind: 'day-order', path, reason: `not in order: follows ${before}` }
    else if (before && date > addDays(before, 1))
      yield { kind: 'day-missing', path, reason: `days are missing after ${before}` }
  }
  const inOrder = dates.toSorted()
  const [first, last] = [inOrder.find(Boolean), inOrder.at(-1)]
  if (last !== undefined && last < today)
    yield { kind: 'ended', path: `${list}[${dates.indexOf(last)}].date`, reason: 'every day is in the past' }
  if (first !== undefined && first > addDays(today, 1))
    yield {
      kind: 'begins-late',
      path: `${list}[${dates.indexOf(first)}].date`,
      reason: 'the first day is after tomorrow',
    }
}
