/**
 * The camp's time zone. This is the app's only file with the zone's names and rule: for Europe/Paris, change the names to
 * CET and CEST and the hours to 1 and 2, since the European Union has one rule. A zone behind
 * UTC needs more, because the app writes out calendar dates from their midnight in UTC.
 */

/** The zone's name in the IANA database: sent to Open-Meteo, and shown in messages. */
export const timeZone = 'Europe/London'

/** What the zone's clock is called in winter and in summer, as Info says it and tide tables may. */
export const winterName = 'GMT'
export const summerName = 'BST'

/** How many hours the zone's clock is ahead of UTC in winter and in summer. */
const winterHours = 0
const summerHours = 1

const msPerHour = 3_600_000
const msPerDay = 24 * msPerHour

export const summerOffsetMs = summerHours * msPerHour

/** 01:00 UTC on the last Sunday of a month with 31 days (0 is January), in epoch milliseconds. */
const lastSunday = (year: number, month: number): number => {
  const lastDay = new Date(Date.UTC(year, month, 31, 1))
  return +lastDay - lastDay.getUTCDay() * msPerDay
}

/**
 * How far the zone's clock is ahead of UTC at an instant, in milliseconds. The rule is the one in force since 1996:
 * summer time lasts from 01:00 UTC on the last Sunday of March to 01:00 UTC on the last Sunday of October (Directive
 * 2000/84/EC, which the United Kingdom kept by the Summer Time Order 2002). `Intl` would cost more bytes, and its first
 * use holds a cheap phone up for as long as 0.2 s.
 */
export const offsetMs = (instant: Date): number => {
  const year = instant.getUTCFullYear()
  const isSummer = +instant >= lastSunday(year, 2) && +instant < lastSunday(year, 9)
  return (isSummer ? summerHours : winterHours) * msPerHour
}
