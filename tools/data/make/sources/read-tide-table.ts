/**
 * Reads a tide table that a person made: a CSV file of date, time at the camp, High or Low, and metres, as spreadsheets
 * export it. A wrong line is never passed over, because a table with a hole tells campers that the water rises when it
 * falls.
 */
import { campDateTime, campInstant } from '../../../../src/lib/camp-time'
import { isCalendarDate } from '../../../../src/lib/iso-date'
import type { Tide } from '../../../../src/schemas'
import { offsetMs, summerName, summerOffsetMs, winterName } from '../../../../src/time-zone'
import { highestWater, lowestWater } from '../../coast'
import { BadAnswer } from './source-errors'
import { utcInstant, type FoundTide } from '../make-tide-days'

const msPerHour = 3_600_000

/** At most so many wrong lines are named; the rest are counted. */
const namedLines = 20

/** Excel's "Unicode text" is UTF-16; everything else is taken for UTF-8, with a byte order mark or without. */
const decode = (bytes: Uint8Array): string =>
  new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes)

/** What separates the cells: where commas are decimal, spreadsheets write semicolons. */
const separatorOf = (text: string): string => [';', '\t'].find((separator) => text.includes(separator)) ?? ','

/** The cells of a line, trimmed; a quoted cell may hold the separator. */
const cellsOf = (line: string, separator: string): string[] => {
  const cells: string[] = ['']
  let isQuoted = false
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted
    else if (character === separator && !isQuoted) cells.push('')
    else cells[cells.length - 1] += character
  }
  return cells.map((cell) => cell.trim())
}

/** Refuses a cell; the text says what is wrong with it, and what to write. */
const refuse = (what: string): never => {
  throw new BadAnswer(what)
}

/** `2026-08-22`, or as British spreadsheets write it, `22/08/2026`; `YYYY-MM-DD`. */
const readDate = (cell: string): string => {
  const british = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell)
  const date = british
    ? `${british[3]}-${british[2]!.padStart(2, '0')}-${british[1]!.padStart(2, '0')}`
    : cell
  return /^\d{4}-\d\d-\d\d$/.test(date) && isCalendarDate(date)
    ? date
    : refuse(`"${cell}" is no date; write 2026-08-22 or 22/08/2026`)
}

const time = new RegExp(
  String.raw`^([01]?\d|2[0-3])[:.]([0-5]\d)(?::00)?(?: ?(${winterName}|${summerName}))?$`,
  'i',
)

/** In a heading: a clock that does not change with the seasons, as the camp's does. */
const clockOfAllYear = new RegExp(String.raw`\b(?:GMT|UTC?|${winterName})\b`, 'i')

/** `07:05`, `7:05` or `07:05:00`, with the zone's name after it (`07:05 GMT`) where one night has the time twice. */
const readTime = (cell: string): { clock: string; zone: string | undefined } => {
  const [, hours, minutes, zone] = time.exec(cell) ?? []
  if (!hours) return refuse(`"${cell}" is no time of day; write 07:05`)
  return { clock: `${hours.padStart(2, '0')}:${minutes}`, zone: zone?.toUpperCase() }
}

const types: Record<string, Tide['type']> = { high: 'High', low: 'Low', hw: 'High', lw: 'Low' }

const readType = (cell: string): Tide['type'] =>
  types[cell.toLowerCase().replace(/ ?(?:water|tide)$/, '')] ??
  refuse(`"${cell}" is no tide; write High or Low`)

const readHeight = (cell: string): number => {
  const number = cell.replace(/ ?m$/i, '').replace(',', '.')
  const metres = /^[+-]?\d+(?:\.\d+)?$/.test(number) ? Number(number) + 0 : NaN
  if (isNaN(metres)) refuse(`"${cell}" is no height; write metres, such as 1.8`)
  if (metres < lowestWater || metres > highestWater) {
    refuse(`${cell} m is outside ${lowestWater} to ${highestWater} m, which no coast has; write metres`)
  }
  return metres
}

/**
 * The instant of a time at the camp. Of a time that a night has twice it is the first, unless the table says that
 * it is winter time or the tide before it is as late.
 */
const readInstant = (date: string, cell: string, before: number): number => {
  const { clock, zone } = readTime(cell)
  const first = campInstant(date, clock)
  const shown = `${date}T${clock}`
  if (campDateTime(first) !== shown) {
    refuse(`there is no ${clock} on ${date}: the clocks go forward; write the time in ${summerName}`)
  }
  const isTwice = campDateTime(first + msPerHour) === shown
  const zoneThen = offsetMs(new Date(first)) === summerOffsetMs ? summerName : winterName
  if (zone === zoneThen || (!zone && (!isTwice || first > before))) return first
  if (isTwice) return first + msPerHour
  return refuse(`"${cell}" is not the camp's time, which is ${zoneThen} then`)
}

const readLine = (cells: string[], before: number): FoundTide => {
  const [dateCell = '', timeCell = '', typeCell = '', heightCell = '', ...others] = cells
  if (cells.length < 4 || others.some(Boolean)) {
    const remedy = 'there are four: date, time, High or Low, metres'
    refuse(
      `${cells.length} columns; ${remedy} (a comma in a number needs quotes, or semicolons between cells)`,
    )
  }
  const at = readInstant(readDate(dateCell), timeCell, before)
  if (at <= before) refuse('not after the line before it; sort by date and time, and take out what is double')
  return { type: readType(typeCell), at, instant: utcInstant(at), heightInMetres: readHeight(heightCell) }
}

/**
 * The tides of a table, in order. Throws a BadAnswer that names every line that cannot be right: no date, no time of
 * that day at the camp, no High or Low, no height of any coast, or not after the line before it.
 */
export const readTideTable = (bytes: Uint8Array): FoundTide[] => {
  const text = decode(bytes)
  const separator = separatorOf(text)
  const problems: string[] = []
  const tides: FoundTide[] = []
  let isFirst = true
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const cells = cellsOf(line, separator)
    if (!cells.some(Boolean)) continue
    try {
      // A heading has no digits. It may say that the times are not the camp's.
      if (isFirst && !/\d/.test(line)) {
        const [clock] = clockOfAllYear.exec(line) ?? []
        if (clock) {
          refuse(
            `the heading names ${clock}: write the times of the clock at the camp, and no name of a clock in the heading`,
          )
        }
      } else tides.push(readLine(cells, tides.at(-1)?.at ?? -Infinity))
    } catch (error) {
      if (!(error instanceof BadAnswer)) throw error
      problems.push(`line ${index + 1}: ${error.message}`)
    }
    isFirst = false
  }
  if (problems.length) {
    const more = problems.length - namedLines
    const named = problems.slice(0, namedLines).join('\n')
    throw new BadAnswer(`it has lines that cannot be right\n${named}${more > 0 ? `\nand ${more} more` : ''}`)
  }
  return tides
}
