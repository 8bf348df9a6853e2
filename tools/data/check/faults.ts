/** What is certainly wrong, wherever it is written: in a sheet, in `src/camp.ts` or in a data file. */
import { addDays, daysBetween } from '../../../src/lib/camp-time'
import { msPerDay } from '../../../src/lib/durations'
import { shortText } from '../../../src/lib/parse'
import { distanceAndBearing, type Position } from '../../../src/lib/places'
import { parseProblem } from '../../parse-problem'
import { describeValue } from '../describe-value'
import { shownTime } from '../shown-time'

export interface Fault {
  reason: string
  /** What was found, in a few words. */
  value: string
  /** What to do about it. */
  hint: string
  /** What to do about it if every row of a sheet has it. */
  hintIfAll?: string
}

export const faultText = ({ reason, value, hint }: Fault): string => `${reason} (${value}); ${hint}`

/** Further ahead than this, a date has a wrong year. */
const farthestDays = 730

/** Checks a span of dates (`YYYY-MM-DD`; '' if unknown), such as a season. `today` is the camp's date. */
export function spanFault(start: string, end: string, today: string): Fault | undefined {
  if (start > addDays(today, farthestDays))
    return { reason: 'starts more than two years from now', value: start, hint: 'correct the year' }
  if (start && end && end < start) {
    const [hint, hintIfAll] = ['swap or correct the dates', 'swap the headings, or correct the dates']
    return { reason: 'ends before it starts', value: `${end}, ${start}`, hint, hintIfAll }
  }
  return undefined
}

/** Checks the dates of an event, which is never as long as a year. */
export function eventFault(start: string, end: string, today: string): Fault | undefined {
  const fault = spanFault(start, end, today)
  if (fault || !start || !end || daysBetween(start, end) < 365) return fault
  const hint = 'correct the year'
  return { reason: 'ends a year or more after it starts', value: `${end}, ${start}`, hint }
}

/** Checks when a notice begins, if that is given, and ends (instants). */
export function noticeFault(from: string | undefined, until: string, now: number): Fault | undefined {
  if (from && Date.parse(until) <= Date.parse(from)) {
    const value = `${shownTime(until)}, ${shownTime(from)}`
    const [hint, hintIfAll] = ['swap or correct them', 'swap the headings, or correct them']
    return { reason: '"until" is not after "from"', value, hint, hintIfAll }
  }
  if (Date.parse(until) > now + farthestDays * msPerDay)
    return { reason: 'ends more than two years from now', value: shownTime(until), hint: 'correct the year' }
  return undefined
}

/** A correction is plausible only if it puts the place this close to the camp. */
const nearKm = 30

/** Beyond this distance from the camp, a place's coordinates or the camp's position are probably wrong. */
export const farKm = 100

/** No camper goes further than this. */
const farthestKm = 1000

/** A place's coordinates as a data file has them: texts, in degrees. */
interface Coordinates {
  lat: string
  lng: string
}

/** Finds coordinates that are 0, 0, on another continent, swapped or without their minus sign; `camp` is the camp's position. */
export function placeFault({ lat, lng }: Coordinates, camp: Position): Fault | undefined {
  const kmTo = (place: Coordinates) => distanceAndBearing(place, camp).km
  if (!(kmTo({ lat, lng }) > farKm)) return undefined
  const value = `${describeValue(lat)}, ${describeValue(lng)}`
  if (Number(lat) === 0 && Number(lng) === 0)
    return { reason: 'coordinates are 0, 0', value, hint: "write the place's latitude and longitude" }
  if (kmTo({ lat: lng, lng: lat }) < nearKm)
    return { reason: 'latitude and longitude are swapped', value, hint: 'swap the two' }
  const east = negated(lng)
  if (kmTo({ lat, lng: east }) < nearKm) {
    const hint = `write ${east}, or correct the other; west of Greenwich, longitudes are negative`
    const reason = "longitude's sign differs from that of camp.position in src/camp.ts"
    return { reason, value: describeValue(lng), hint }
  }
  const km = Math.round(kmTo({ lat, lng }))
  if (km > farthestKm) {
    const reason = `${km.toLocaleString('en-GB')} km from the camp`
    return { reason, value, hint: 'correct the coordinates, or camp.position in src/camp.ts' }
  }
  return undefined
}

/**
 * Finds coordinates that only say roughly where a place is: with two decimals, up to 0.55 km from north to south. A single
 * one may happen to end there; of a thousand pairs with four decimals, that is not even one.
 */
export function roundedFault({ lat, lng }: Coordinates): Fault | undefined {
  if (![lat, lng].every((degrees) => /^-?\d+(?:\.\d{1,2}0*)?$/.test(degrees))) return undefined
  const hint = 'copy both with four decimals or more'
  return { reason: 'rounded too much', value: `${lat}, ${lng}`, hint }
}

function negated(degrees: string): string {
  return degrees.startsWith('-') ? degrees.slice(1) : `-${degrees}`
}

const htmlCode =
  /&(?:amp|quot|apos|nbsp|lt|gt|#\w+);|<\/?(?:[abipu]|br|div|em|font|h\d|img|li|ol|span|strong|ul)\b[^<>]*>/i

/**
 * Finds a text that is too long for any place in the app, has HTML, or letters that a wrong encoding has damaged.
 * `encoding` says how to save its file.
 */
export function textFault(text: string, encoding = 'save the file as UTF-8'): Fault | undefined {
  if (text.trim() && parseProblem(shortText, text)) {
    const count = [...text].length.toLocaleString('en-GB')
    return { reason: 'too long', value: `${count} characters`, hint: 'write up to 280 characters' }
  }
  const html = htmlCode.exec(text)?.[0]
  if (html) return { reason: 'HTML code', value: describeValue(html), hint: 'write plain text' }
  if (text.includes('\ufffd')) {
    return {
      reason: 'unreadable letters',
      value: describeValue(text),
      hint: `type them again, and ${encoding}`,
    }
  }
  const meant = ungarbled(text)
  return meant === text
    ? undefined
    : {
        reason: 'garbled letters',
        value: describeValue(text),
        hint: `write ${describeValue(meant)}, and ${encoding}`,
      }
}

/**
 * The encodings as which UTF-8 is read by mistake. `letters` are those of the bytes 0x80 to 0xff; `usual` matches what is
 * garbled most: accented letters of western Europe, typographic quotes and dashes, pound and euro, emoji.
 */
const encodings = [
  {
    // Windows' (windows-1252), for which Node 20's TextDecoder has the letters of Latin-1 instead.
    letters: [
      ...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ',
      ...Array.from({ length: 96 }, (_, index) => String.fromCharCode(index + 0xa0)),
    ],
    usual: /^[\u00a0-\u00ff\u0150-\u0178\u2010-\u2044\u20ac\u2122\p{Extended_Pictographic}\ufe0f]+$/u,
  },
  {
    // An old Mac's, which Excel for Mac still writes. Without emoji: ‚óæ can begin a quoted word of Icelandic.
    letters: [
      ...new TextDecoder('macintosh').decode(Uint8Array.from({ length: 128 }, (_, index) => index + 0x80)),
    ],
    usual: /^[\u00a0-\u00ff\u2010-\u2044\u20ac]+$/u,
  },
].map((encoding) => ({ ...encoding, garbled: new RegExp(`[${encoding.letters.join('')}]{2,}`, 'g') }))

/** Returns a text as it was before UTF-8 was read as another encoding: `Café` for `CafÃ©` or `Caf√©`. */
function ungarbled(text: string): string {
  return encodings.reduce(
    (read, { letters, usual, garbled }) =>
      read.replace(garbled, (found) => {
        const bytes = Uint8Array.from(found, (letter) => letters.indexOf(letter) + 0x80)
        try {
          const meant = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
          return usual.test(meant) ? meant : found
        } catch {
          return found
        }
      }),
    text,
  )
}
