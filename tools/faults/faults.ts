/** Faults that are certain wherever they occur: in a sheet, in `src/camp.ts` or in a data file. */
import { maximumRows } from '../../src/lib/calendar'
import { addDays, campDate, campDateTime, daysBetween } from '../../src/lib/camp-time'
import { msPerDay } from '../../src/lib/durations'
import { distanceAndBearing, type Position } from '../../src/lib/places'
import type { Place } from '../../src/schemas'
import { describeValue } from './describe-value'
import { shownTime } from './shown-time'

export interface Fault {
  reason: string
  /** What was found, in a few words. */
  value: string
  /** What to do about it. */
  hint: string
  /** What to do about it if every row of a sheet has the fault. */
  hintIfAll?: string
}

export const faultText = ({ reason, value, hint }: Fault): string => `${reason} (${value}); ${hint}`

/** Further ahead than this, a date has a wrong year. */
const farthestDays = 730

/** Checks a span of dates (`YYYY-MM-DD`; '' if unknown). `today` is the camp's date. */
function spanFault(start: string, end: string, today: string): Fault | undefined {
  if (start > addDays(today, farthestDays))
    return { reason: 'starts more than two years from now', value: start, hint: 'correct the year' }
  if (start && end && end < start) {
    const [hint, hintIfAll] = ['swap or correct the dates', 'swap the headings, or correct the dates']
    return { reason: 'ends before it starts', value: `${end}, ${start}`, hint, hintIfAll }
  }
  return undefined
}

/** Checks the first and the last day of a calendar. */
export function seasonFault(start: string, end: string, today: string): Fault | undefined {
  const fault = spanFault(start, end, today)
  if (fault || !start || !end || daysBetween(start, end) < maximumRows) return fault
  const reason = `lasts longer than the ${maximumRows} days that are shown`
  return { reason, value: `${start} to ${end}`, hint: 'check both years' }
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
    const isMidnight = campDateTime(until) === `${campDate(from)}T00:00`
    const nextDay = isMidnight ? ', or write the next day for the end of this one' : ''
    const [hint, hintIfAll] = [`swap or correct them${nextDay}`, 'swap the headings, or correct them']
    return { reason: '"until" is not after "from"', value, hint, hintIfAll }
  }
  if (Date.parse(until) > now + farthestDays * msPerDay)
    return { reason: 'ends more than two years from now', value: shownTime(until), hint: 'correct the year' }
  return undefined
}

/** An address with the punctuation of the sentence from which it was copied: a ) without its (, for example. */
const endsInPunctuation = /[.,;!?'"’”]$|^[^(]*\)$/

/** Finds an address that probably has a character too many. */
export function linkFault(url: string): Fault | undefined {
  if (!endsInPunctuation.test(url)) return undefined
  const reason = 'ends in punctuation, which is hardly ever part of an address'
  return { reason, value: url, hint: 'delete it, or check that the link works' }
}

/** A correction is plausible only if it puts the place this close to the camp. */
export const nearKm = 30

/** Beyond this distance from the camp, a place's coordinates or the camp's position are probably wrong. */
export const farKm = 100

/** No camper goes further than this. */
const farthestKm = 1000

type Coordinates = Pick<Place, 'lat' | 'lng'>

/** Returns how far from the camp a place would be with the other sign of its longitude. */
export const mirroredKm = ({ lat, lng }: Coordinates, camp: Position): number =>
  distanceAndBearing({ lat, lng: negated(lng) }, camp).km

/** Finds coordinates that are 0, 0, on another continent, swapped or without their minus sign; `camp` is the camp's position. */
export function placeFault({ lat, lng }: Coordinates, camp: Position): Fault | undefined {
  const kmTo = (place: Coordinates) => distanceAndBearing(place, camp).km
  if (!(kmTo({ lat, lng }) > farKm)) return undefined
  const value = `${describeValue(lat)}, ${describeValue(lng)}`
  if (Number(lat) === 0 && Number(lng) === 0)
    return { reason: 'coordinates are 0, 0', value, hint: "write the place's latitude and longitude" }
  if (kmTo({ lat: lng, lng: lat }) < nearKm)
    return { reason: 'latitude and longitude are swapped', value, hint: 'swap the two' }
  if (mirroredKm({ lat, lng }, camp) < nearKm) {
    const greenwich = 'west of Greenwich, longitudes are negative'
    const hint = `write ${negated(lng)}, or correct camp.position in src/camp.ts; ${greenwich}`
    const hintIfAll =
      camp.longitude > 0 ? `write ${-camp.longitude} as camp.position's longitude; ${greenwich}` : hint
    const reason = "longitude's sign differs from that of camp.position in src/camp.ts"
    return { reason, value: describeValue(lng), hint, hintIfAll }
  }
  const km = Math.round(kmTo({ lat, lng }))
  return km > farthestKm ? distanceFault(km, value) : undefined
}

/** Describes coordinates that are too many whole kilometres from the camp. */
export const distanceFault = (km: number, coordinates: string): Fault => ({
  reason: `${km.toLocaleString('en-GB')} km from the camp`,
  value: `the place is at ${coordinates}`,
  hint: 'correct the coordinates, or camp.position in src/camp.ts',
})

/**
 * Finds coordinates that are too rough: with two decimals, a place can be 0.55 km too far north or south. A single one
 * may happen to end there, but fewer than one in a thousand pairs with four decimals do.
 */
export function roundedFault({ lat, lng }: Coordinates): Fault | undefined {
  if (![lat, lng].every((degrees) => /^-?\d+(?:\.\d{1,2}0*)?$/.test(degrees))) return undefined
  const hint = 'copy both with four decimals or more'
  return { reason: 'rounded too much', value: `${lat}, ${lng}`, hint }
}

function negated(degrees: string): string {
  return degrees.startsWith('-') ? degrees.slice(1) : `-${degrees}`
}
