/** Warnings that the days of a forecast and of a tide table share. */
import { addDays } from '../../../src/lib/camp-time'
import { datePart } from '../../../src/lib/iso-date'
import type { WarningRow } from './warnings'

/** Tells for each value whether it also occurs earlier in the list. */
export const repeats = (values: (string | number)[]): boolean[] => {
  const seen = new Set<string | number>()
  return values.map((value) => seen.size === seen.add(value).size)
}

/** Warns of duplicate, missing and unsorted days, and of a list that has ended or is empty. Invalid dates are ''. */
export const dayWarnings = (list: string, days: { date: string }[], today: string): WarningRow[] => {
  const dates = days.map(({ date }) => datePart(date))
  const isRepeated = repeats(dates)
  const last = [...dates].sort().at(-1)
  return [
    ...dates.flatMap((date, index) =>
      orderWarnings(`${list}[${index}].date`, date, dates[index - 1], isRepeated[index] === true),
    ),
    {
      kind: 'ended',
      path: `${list}[${dates.indexOf(last ?? '')}].date`,
      isOdd: last !== undefined && last < today,
      reason: 'every day is in the past',
      hint: 'publish newer data',
    },
  ]
}

function orderWarnings(
  path: string,
  date: string,
  before: string | undefined,
  isRepeated: boolean,
): WarningRow[] {
  if (isRepeated) {
    return [
      {
        kind: 'day-doubled',
        isFatal: true,
        path,
        isOdd: true,
        reason: 'duplicate date: only the first is shown',
        hint: 'keep one of them',
      },
    ]
  }
  if (!before) return []
  return [
    {
      kind: 'day-order',
      isFatal: true,
      path,
      isOdd: date < before,
      reason: `not in order: follows ${before}`,
      hint: 'sort the days by date',
    },
    {
      kind: 'day-missing',
      path,
      isOdd: date > addDays(before, 1),
      reason: `days are missing after ${before}`,
      hint: 'publish every day',
    },
  ]
}
