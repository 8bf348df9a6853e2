/** What the searches for oddities share. */
import { addDays } from '../../../src/lib/camp-time'
import { datePart } from '../../../src/lib/iso-date'
import { describeValue, type Finding } from './violations'

const finding = (path: string, value: unknown, reason: string, remedy: string): Finding => ({
  path,
  value: describeValue(value),
  reason,
  remedy,
})

/** A finding where the condition holds. */
export const odd = (isOdd: boolean, ...what: Parameters<typeof finding>): Finding[] =>
  isOdd ? [finding(...what)] : []

/** For each text of a list, whether the same stands earlier in the list. */
export const repeats = (texts: string[]): boolean[] => {
  const seen = new Set<string>()
  return texts.map((text) => seen.size === seen.add(text).size)
}

const isClock = (time: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)

/** A time that is not `HH:MM`. */
export const clockOddity = (path: string, time: string) =>
  odd(!isClock(time), path, time, 'not a time of day', 'write HH:MM, such as "06:05"')

/** Days that are not in order, doubled or left out, and a list that has ended or is empty. */
export const dayOddities = (list: string, days: { date: string }[], today: string): Finding[] => {
  const dates = days.map(({ date }) => datePart(date))
  const last = [...dates].sort().at(-1)
  const isAgain = repeats(dates)
  return [
    ...odd(dates.length === 0, list, days, 'there are no days', 'publish days'),
    ...dates.flatMap((date, index) => {
      const path = `${list}[${index}].date`
      const before = dates[index - 1]
      if (isAgain[index]) {
        return [finding(path, date, 'the same date again: only the first is shown', 'keep one of them')]
      }
      if (before === undefined || date === addDays(before, 1)) return []
      return date < before
        ? [finding(path, date, `comes after ${before}: not in order`, 'sort the days by date')]
        : [finding(path, date, `days are left out after ${before}`, 'publish every day')]
    }),
    ...odd(
      last !== undefined && last < today,
      `${list}[${dates.lastIndexOf(last ?? '')}].date`,
      last,
      'the data have ended: every day is in the past',
      'publish newer ones',
    ),
  ]
}
