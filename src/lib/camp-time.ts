/** Dates and times as the camp's clock shows them, whatever the phone's time zone. */
import tinydate from 'tinydate'
import { summerHours, winterHours } from '../time-zone'
import { msPerDay, msPerHour } from './durations'

/** Returns 01:00 UTC on the last Sunday of a 31-day month (`month` 0 is January), in epoch milliseconds. */
const lastSunday = (year: number, month: number): number => {
  const lastDay = new Date(Date.UTC(year, month, 31, 1))
  return +lastDay - lastDay.getUTCDay() * msPerDay
}

/**
 * Returns whether it is summer time: from the last Sunday of March to the last Sunday of October (Directive 2000/84/EC;
 * in the United Kingdom, the Summer Time Order 2002). `Intl` would cost more bytes, and its first use takes up to 0.2 s
 * on a cheap phone.
 */
export const isSummerTime = (instant: Date): boolean => {
  const year = instant.getUTCFullYear()
  return +instant >= lastSunday(year, 2) && +instant < lastSunday(year, 9)
}

/** Returns how many milliseconds the camp's clock is ahead of UTC. */
const offsetMs = (instant: Date): number => (isSummerTime(instant) ? summerHours : winterHours) * msPerHour

/** Returns a Date whose UTC fields show the time at the camp. */
const toCampTime = (instant: Date): Date => new Date(+instant + offsetMs(instant))

/**
 * Returns the epoch milliseconds at which the camp's clock shows a time (`HH:MM`) on a date (`YYYY-MM-DD`); NaN if
 * invalid. For a time that autumn repeats, returns the first instant; reads a time that spring skips as one hour later.
 */
export const campInstant = (date: string, clock: string): number => {
  const utc = Date.parse(`${date}T${clock}Z`)
  return utc - offsetMs(new Date(utc - summerHours * msPerHour))
}

const weekdays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

const campDictionary = {
  weekday: (campTime: Date) => weekdays[campTime.getUTCDay()]!,
  day: (campTime: Date) => `${campTime.getUTCDate()}`,
  month: (campTime: Date) => months[campTime.getUTCMonth()]!,
}

const writer = (template: string) => {
  const write = tinydate(template, campDictionary)
  return (instant: number | string): string => write(toCampTime(new Date(instant)))
}

/** Returns the date and time at the camp at an instant (epoch milliseconds or ISO), such as `2026-08-22T19:05`. */
export const campDateTime = (instant: number | string): string =>
  toCampTime(new Date(instant)).toJSON().slice(0, 16)

/** Returns whether the camp's clock showed the same an hour before an instant, because it went back to winter time. */
export const isRepeatedTime = (instant: number): boolean =>
  campDateTime(instant) === campDateTime(instant - msPerHour)

/** Returns the date at the camp at an instant, such as `2026-08-22`. */
export const campDate = (instant: number | string): string => campDateTime(instant).slice(0, 10)

/** The next three functions return `Sat`, `15` and `August` for a calendar date (`YYYY-MM-DD`). */
export const weekdayOf = writer('{weekday}')
export const dayOfMonth = writer('{day}')
export const monthOf = writer('{month}')

/** Returns a calendar date (`YYYY-MM-DD`), or the camp's date at an instant, in words: `Sat 15 August`. */
export const dayName = writer('{weekday} {day} {month}')

/** Returns a calendar date in words, with the year unless `today` is in it: `Sat 14 August 2027`. */
export const dayNameAsOf = (today: string, date: string): string => {
  const year = date.slice(0, 4)
  return dayName(date) + (today.startsWith(year) ? '' : ` ${year}`)
}

/** Returns the number of days from one date (`YYYY-MM-DD`) to another; clock changes do not matter. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / msPerDay

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * msPerDay).toJSON().slice(0, 10)

/** Returns when a date begins and ends (epoch milliseconds), 23 or 25 hours later where the clocks change. */
export const boundsOf = (date: string): [start: number, end: number] => [
  campInstant(date, '00:00'),
  campInstant(addDays(date, 1), '00:00'),
]
