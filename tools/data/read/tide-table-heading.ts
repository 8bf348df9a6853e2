/** Checks a tide table's heading, which may name a unit other than metres or a clock other than the camp's. */
import { summerName, timeZone, winterName } from '../../../src/time-zone'
import { throwInvalid } from './source-errors'

/** Whether a row is a heading: none of its cells begins like a number, as dates, times and heights do. */
export function isHeading(cells: string[]): boolean {
  return cells.every((cell) => !/^[\d+.-]/.test(cell))
}

/** Throws an InvalidResponse if the heading names a unit other than metres or a clock other than the camp's. */
export function checkHeading(cells: string[]): undefined {
  const unit = otherUnit(cells.slice(3).join(' ')) ?? feet.exec(cells.join(' '))?.[0]
  if (unit) throwInvalid(`heights not in metres ("${unit}"); write metres, headed "Height (m)"`)
  const clock = otherClock(cells)
  if (clock) {
    throwInvalid(
      `times in another time zone ("${clock}"); write the camp's time, headed "Time" or "Time (${timeZone})"`,
    )
  }
}

/** In any cell, such as a title. Other units are looked for only in the heading of the heights. */
const feet = /\b(?:feet|ft|fathoms?)\b/i

const metres = /^(?:m|mtrs?|met(?:re|er)s?)$/i

const otherUnits =
  /^(?:feet|foot|ft|inch(?:es)?|["'′″]|[cdkm]m|(?:centi|deci|kilo|milli)met(?:re|er)s?|yards?|yd|fathoms?)$/i

const inBrackets = /[([{]\s*([^)\]}]+)/

/** Returns a unit other than metres: a known name, or whatever is in brackets (`Height [x]`) or follows `in` or `/`. */
function otherUnit(heading: string): string | undefined {
  const words = heading.replace(/([a-z])([A-Z])/g, '$1 $2').match(/\p{L}+|["'′″]/gu) ?? []
  const named = words.find((word) => otherUnits.test(word))
  if (named || words.some((word) => metres.test(word))) return named
  const unit = inBrackets.exec(heading) ?? /(?:\bin\s|\/)\s*(.+)/i.exec(heading)
  return unit?.[1]?.trim()
}

const knownClocks = new RegExp(
  String.raw`\b(?:UTC?|GMT|BST|DST|${winterName}|${summerName}|Greenwich|Zulu|(?:summer|winter|standard) time)\b(?:\s?[+-]\s?\d[\d:]*)?`,
  'i',
)

/** A clock named outside brackets in the heading of the times: `CET`, `America/New_York`, `+01:00`. */
const anyClock = /\b[A-Z]{2,4}T\b|\b[A-Z]\w+\/[A-Z]\w+|[+-]\s?\d[\d:]*/

/** Text in brackets after `Time` that names no other clock: a time format, or `local`. */
const timeFormat = /^(?:hh?[:.]mm(?:[:.]ss)?|24[ -]?h(?:rs?|ours?)?|local(?: time)?)$/i

function otherClock(cells: string[]): string | undefined {
  const texts = cells.map((cell) => cell.replaceAll(timeZone, 'local'))
  const known = texts.map((text) => knownClocks.exec(text)?.[0]).find(Boolean)
  const times = texts[1] ?? ''
  const given = inBrackets.exec(times)?.[1]?.trim()
  return known ?? (given && !timeFormat.test(given) ? given : anyClock.exec(times)?.[0])
}
