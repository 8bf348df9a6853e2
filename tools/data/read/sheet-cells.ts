/** The kinds of cells in sheets. */
import { campDateTime, campInstant } from '../../../src/lib/camp-time'
import { isCalendarDate, isInstant, isoInstant } from '../../../src/lib/iso-date'
import { httpsUrl, shortText } from '../../../src/lib/parse'
import { timeZone } from '../../../src/time-zone'
import { parseProblem } from '../../parse-problem'
import type { Column } from './read-sheet'

export const text: Column<string> = {
  read: (cell) => (isFormula(cell) ? undefined : cell),
  expected: 'text (no formula)',
}

export const noticeText: Column<string> = {
  read: (cell) => (parseProblem(shortText, cell) || isFormula(cell) ? undefined : cell),
  expected: 'up to 280 characters of text',
}

/** `YYYY-MM-DD`. */
export const date: Column<string> = {
  read: readDate,
  expected: 'a date such as 2026-08-22 or 22/08/2026',
}

/** An instant: `2026-08-22T21:00:00Z`. */
export const time: Column<string> = {
  read: readTime,
  expected: `a date and time at the camp (${timeZone}) such as 2026-08-22 22:00 or 22/08/2026 22:00`,
}

export const link: Column<string> = {
  read(cell) {
    // Phone keyboards capitalise a cell's first letter.
    const url = cell.replace(/^https:/i, 'https:')
    return parseProblem(httpsUrl, url) || !URL.canParse(url) || /\s/.test(url) ? undefined : url
  },
  expected: 'an address that begins with https://',
}

export const placeId: Column<string> = {
  read: (cell) => (/^[\w-]{20,}$/.test(cell) ? cell : undefined),
  expected: 'a Google Maps place id such as ChIJN1t_tDeuEmsRUsoyG83frY4',
}

/** Returns a column of degrees, read in the form that `locations.json` requires: `-1.95389`. */
export function degrees(most: number, example: string): Column<string> {
  return {
    read(cell) {
      // Encyclopedias write a minus sign (U+2212), phones a dash, and many languages a decimal comma.
      const number = cell.replace(/^[\u2010-\u2014\u2212]/, '-').replace(',', '.')
      return /^-?\d+(?:\.\d+)?$/.test(number) && Math.abs(Number(number)) <= most ? number : undefined
    },
    expected: `degrees from -${most} to ${most} such as ${example}`,
  }
}

/** Returns a column whose cells are one of the given words, in upper or lower case. */
export function oneOf<Word extends string>(words: readonly Word[]): Column<Word> {
  return {
    read: (cell) => words.find((word) => word === cell.toLowerCase()),
    expected: `one of ${words.join(', ')}`,
  }
}

/** Whether a cell is what spreadsheets show for a formula that is broken, not computed yet or exported as typed. */
function isFormula(cell: string): boolean {
  return /^#[A-Z\d/]+[!?]?$|^Err:\d+$|^Loading\.\.\.$|^=\$?[A-Z]/i.test(cell)
}

/**
 * Reads a date such as 2026-08-22 or 22/08/2026; undefined if invalid. Years outside 2000 to 2099 are invalid: they are
 * typing errors, or Excel's reading of the year `30`.
 */
export function readDate(cell: string): string | undefined {
  const [, day = '', month = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? []
  const written = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell
  return /^20\d\d-\d\d-\d\d$/.test(written) && isCalendarDate(written) ? written : undefined
}

/** Reads a date and time. If the clocks repeat that time, returns the first of the two instants. */
function readTime(cell: string): string | undefined {
  if (isInstant(cell)) return isoInstant(Date.parse(cell))
  const [, dateCell = '', hours = '', minutes] = timePattern.exec(cell) ?? []
  const day = readDate(dateCell)
  if (!day || !minutes) return undefined
  const clock = `${hours.padStart(2, '0')}:${minutes}`
  const at = campInstant(day, clock)
  // A time in the hour that the clocks skip in spring is invalid.
  return campDateTime(at) === `${day}T${clock}` ? isoInstant(at) : undefined
}

const timePattern = /^(\S+?)(?: |T)([01]?\d|2[0-3]):([0-5]\d)(?::00)?$/
