/**
 * The camp's time zone. For Europe/Paris, change the names to CET and CEST and the hours to 1 and 2; the clocks change
 * by the same rule throughout the European Union. A zone behind UTC needs further changes, because calendar dates are
 * formatted from midnight UTC.
 */

/** The zone's name in the IANA database: sent to Open-Meteo, and shown in messages. */
export const timeZone = 'Europe/London'

export const winterName = 'GMT'
export const summerName = 'BST'

/** Hours ahead of UTC. */
const winterHours = 0
const summerHours = 1

const msPerHour = 3_600_000
const msPerDay = 24 * msPerHour

export const summerOffsetMs = summerHours * msPerHour

/** 01:00 UTC on the last Sunday of a 31-day month (`month` 0 is January), in epoch milliseconds. */
const lastSunday = (year: number, month: number): number => {
  const lastDay = new Date(Date.UTC(year, month, 31, 1))
  return +lastDay - lastDay.getUTCDay() * msPerDay
}

/**
 * Milliseconds ahead of UTC. Summer time lasts from the last Sunday of March to the last Sunday of October (Directive
 * 2000/84/EC; in the United Kingdom, the Summer Time Order 2002). `Intl` would cost more bytes, and its first use takes
 * up to 0.2 s on a cheap phone.
 */
export const offsetMs = (instant: Date): number => {
  const year = instant.getUTCFullYear()
  const isSummer = +instant >= lastSunday(year, 2) && +instant < lastSunday(year, 9)
  return (isSummer ? summerHours : winterHours) * msPerHour
}
