/** How the cells of sheets are read, by what they contain. */
import { addressSchema } from '../../../src/camp-schema'
import { addDays, campDate, campInstant } from '../../../src/lib/camp-time'
import { isCalendarDate, isInstant, isoInstant } from '../../../src/lib/iso-date'
import { timeZone } from '../../../src/time-zone'
import { isRight, mistakeIn } from '../../camp/schema-problems'
import { isSkippedTime } from '../camp-day'
import type { Column } from './column'

export const text: Column<string> = {
  isText: true,
  read: (cell) => cell,
  expected: 'text',
  hintIfEmpty: 'one',
}

/** `YYYY-MM-DD`. */
export const date: Column<string> = {
  read: readDate,
  expected: 'a date such as 2026-08-22 or 22/08/2026',
  hintFor: (cell) =>
    dateHint(cell, 'a date such as 2026-08-22') ??
    (isInstant(cell) ? `the date at the camp, not in UTC (${campDate(cell)} in this cell)` : undefined) ??
    (/\d[ T]\d{1,2}(?:[:.]\d\d| ?[ap]m)/i.test(cell) ? 'only the date, such as 2026-08-22' : undefined),
}

/** An instant: `2026-08-22T21:00:00Z`. */
export const time: Column<string> = {
  read: readTime,
  expected: `a date and time at the camp (${timeZone}) such as 2026-08-22 22:00 or 22/08/2026 22:00`,
  hintFor: (cell) =>
    dateHint(cell, 'a date and time such as 2026-08-22 22:00') ??
    midnightHint(cell) ??
    (timeIn(cell) ? 'another time, since the clocks skip this one in spring' : undefined),
}

export const link: Column<string> = {
  read(cell) {
    const url = withSmallScheme(cell)
    return isRight(url, addressSchema) ? url : undefined
  },
  expected: 'an address that begins with https://, such as https://camp.example/gate',
  adviceOn: (cell) => mistakeIn(withSmallScheme(cell), addressSchema)?.[1],
}

/** Phone keyboards capitalise a cell's first letter. */
function withSmallScheme(address: string): string {
  return address.replace(/^https:/i, 'https:')
}

export const placeId: Column<string> = {
  read: (cell) => (/^(?!\d+$)[\w-]{20,}$/.test(cell) ? cell : undefined),
  expected: 'a Google Maps place id such as ChIJN1t_tDeuEmsRUsoyG83frY4',
}

export const latitude = degrees(90, 'latitude', /^lat(?:itude)?$/i)
export const longitude = degrees(180, 'longitude', /^(?:lng|lon(?:g(?:itude)?)?)$/i)

/**
 * Returns a column of degrees, read in the form that `locations.json` requires: `-1.95389`. Beside a heading with the
 * column's whole name, a shorter one is another column's.
 */
function degrees(most: number, name: string, heading: RegExp): Column<string> {
  return {
    heading,
    problemInHeading: (found) => (found.toLowerCase() === name ? undefined : found),
    read(cell) {
      const number = readNumber(cell)
      return number && Math.abs(Number(number)) <= most ? number : undefined
    },
    expected: 'decimal degrees such as latitude 50.65203 and longitude -1.95389',
    hintFor: (cell) =>
      /^[^,;]+?\.\d+(?:\s*[,;]|\s+[-\u2212]?\d)/.test(cell)
        ? 'latitude and longitude in separate cells'
        : undefined,
  }
}

/** Returns a column whose cells are one of the given words, in upper or lower case. */
export function oneOf<Word extends string>(words: readonly Word[]): Column<Word> {
  return {
    read: (cell) => words.find((word) => word === cell.toLowerCase()),
    expected: `one of ${words.join(', ')}`,
  }
}

/** Returns a number as JSON writes it: `-1.95389`; undefined if invalid. */
export function readNumber(cell: string): string | undefined {
  // Encyclopedias write a minus sign (U+2212), phones a dash, many languages a decimal comma, printed tables a point at
  // mid-height, and some sheets `.9`.
  const number = cell
    .replace(/^\+(?=\d)/, '')
    .replace(/^[\u2010-\u2014\u2212]/, '-')
    .replace(/[,·]/, '.')
    .replace(/^(-?)\./, '$10.')
  return /^-?\d+(?:\.\d+)?$/.test(number) ? number : undefined
}

export const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Reads a date that has one meaning: 2026-08-22, 2026/08/22, 22/08/2026 (the day first), 22 Aug 2026 or 22-Aug-2026;
 * undefined if invalid. Years outside 2000 to 2099 are invalid: they are typing errors, or Excel's reading of the year
 * `30`.
 */
function readDate(cell: string): string | undefined {
  const { day = '', month = '', name = '', year } = datePattern.exec(cell)?.groups ?? {}
  const number = name ? String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1) : month
  const written = year
    ? `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
    : cell.replace(/^(\d{4})\/(\d\d)\//, '$1-$2-')
  return /^20\d\d-\d\d-\d\d$/.test(written) && isCalendarDate(written) ? written : undefined
}

const datePattern =
  /^(?<day>\d{1,2})(?:\/(?<month>\d{1,2})\/|(?<gap>[ -])(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\k<gap>)(?<year>\d{4})$/i

/** Reads a time of day, such as `7:05`, `07.05`, `0705` or `07:05:00`, as `07:05`; undefined if invalid. */
export function readClock(cell: string): string | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3])[:.]?([0-5]\d)(?::00)?$/.exec(cell) ?? []
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : undefined
}

/** Says how to write 24:00, the end of a day. */
function midnightHint(cell: string): string | undefined {
  const [, dateCell = ''] = /^(.*\d)[ T]24[:.]?00(?::00)?$/.exec(cell) ?? []
  const day = readDate(dateCell)
  return day && `${addDays(day, 1)} 00:00`
}

function readTime(cell: string): string | undefined {
  if (isInstant(cell)) return isoInstant(Date.parse(cell))
  const { day, clock } = timeIn(cell) ?? {}
  return day && clock && !isSkippedTime(day, clock) ? isoInstant(campInstant(day, clock)) : undefined
}

/** Reads a date and a time at the camp. */
function timeIn(cell: string): { day: string; clock: string } | undefined {
  const [, dateCell = '', timeCell = ''] = /^(.*\d)[ T](\S+)$/.exec(cell) ?? []
  const [day, clock] = [readDate(dateCell), readClock(timeCell)]
  return day && clock ? { day, clock } : undefined
}

/** A cell with the name of a weekday. */
export const weekday =
  /^(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\.?$/i

/** What to write in place of a date with the month first, as in the United States. */
export const dayFirst = "the day first, such as 22/08/2026, or set the spreadsheet's locale to United Kingdom"

/** Whether month and day of `YYYY-MM-DD` may be swapped. */
export const mayBeMonthFirst = (isoDate: string): boolean => Number(isoDate.slice(8)) <= 12

/** Swaps month and day of `YYYY-MM-DD`; the result may be invalid. */
export function withMonthFirst(isoDate: string): string {
  return isoDate.replace(/-(\d\d)-(\d\d)$/, '-$2-$1')
}

/** A date that only makes sense with the month first. */
export const monthFirst = /^(?:0?\d|1[0-2])\/(?:1[3-9]|2\d|3[01])\/\d{4}\b/

function dateHint(cell: string, expected: string): string | undefined {
  if (monthFirst.test(cell)) return dayFirst
  const day = cell.replace(/(?<=\d)[ T]\d{1,2}[:.]?\d\d.*$/, '')
  const earlier = day.replace(/^(?:29|30|31)(?=[/ -])|(?:29|30|31)$/g, '28')
  if (earlier !== day && !readDate(day) && readDate(earlier)) return `${expected}; that month has no such day`
  if (/^\d\d?[/ -]\w+[/ -]\d\d$/.test(cell)) return `${expected}, with four digits for the year`
  if (/[/-](?!20)\d{4}\b|\b(?!20)\d{4}[/-]/.test(cell)) return 'a year from 2000 to 2099'
  // A date as days since 1900, and what Excel shows and saves if a column is too narrow for one.
  if (/^\d{5}(?:[.,]\d+)?$/.test(cell)) return `${expected} (format the column that way)`
  return /^#+$/.test(cell) ? `${expected} (make the column wider)` : undefined
}
