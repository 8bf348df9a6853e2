/**
 * Reads high and low waters from the ADMIRALTY UK Tidal API's Discovery product
 * (https://admiraltyapi.portal.azure-api.net/docs/services/uk-tidal-api). Times are GMT, without a `Z`; an event may
 * lack its time, its height or both.
 */
import { Type } from 'typebox'
import { boundsOf } from '../../../src/lib/camp-time'
import { msPerDay } from '../../../src/lib/durations'
import { isCalendarDate } from '../../../src/lib/iso-date'
import { toMinute } from '../camp-day'
import { fewestTidesOfDay, highestWater, lowestWater } from '../coast'
import { describeValue } from '../../faults/describe-value'
import { tideTypes, type SourceTide, type SourceTides } from './source-tides'
import { expectShape, numberOrNull, textOrNull } from './expect-shape'
import { rejectError, type SourceRequest } from './download'
import { throwInvalid, throwUnavailable } from './source-errors'
import { heightOutliers } from './tide-heights'
import { doubtsAboutResponse } from './suspicious-tides'

/** Today and six more days: the most that Discovery returns. */
const durationDays = 7

/** Returns the request for a station's events. Throws a SourceUnavailable if the key is missing or malformed. */
export function admiraltyRequest(station: string, given: string | undefined): SourceRequest {
  const key = given?.trim()
  // Checked here, because Node's error for an invalid header would quote the key.
  if (!key || !/^[\x21-\x7e]+$/.test(key)) {
    const problem = key ? 'invalid key' : 'not set'
    throwUnavailable(
      `ADMIRALTY_KEY: ${problem}; give the key of your ADMIRALTY subscription, as a secret of the repository or an environment variable`,
    )
  }
  return {
    url: `https://admiraltyapi.azure-api.net/uktidalapi/api/V1/Stations/${encodeURIComponent(station)}/TidalEvents?duration=${durationDays}`,
    headers: { 'Ocp-Apim-Subscription-Key': key },
    secret: key,
  }
}

/**
 * Reads the tides in a response. The response covers days in GMT, so in summer the first day at the camp lacks its first
 * hour and is incomplete. A day to which an event without time or height may belong is incomplete, too, and so is one
 * with a height far from all others, which nobody here can correct. Throws an InvalidResponse for anything but a list of
 * events.
 */
export function readAdmiralty(answer: unknown): SourceTides {
  rejectError('ADMIRALTY', answer)
  const events = expectShape('ADMIRALTY', eventsSchema, answer).map(readEvent)
  const days = events.flatMap(({ day }) => day ?? []).sort((a, b) => a - b)
  const all: Span = { from: days.at(0) ?? NaN, until: (days.at(-1) ?? NaN) + msPerDay }
  const tides: SourceTide[] = []
  const holes: Span[] = []
  const leftOut: string[] = []
  for (const [index, event] of events.entries()) {
    const { type, at, heightInMetres, where } = event
    if (at !== undefined && heightInMetres !== undefined) tides.push({ type, at, heightInMetres, where })
    else {
      leftOut.push(describeIncomplete(event))
      holes.push(whereabouts(events, index, all))
    }
  }
  rejectOneSided(events, tides)
  tides.sort((a, b) => a.at - b.at)
  for (const { index, reason } of heightOutliers(tides)) {
    const odd = tides[index ?? NaN]
    if (!odd) continue
    leftOut.push(`${odd.where}: ${reason}`)
    holes.push({ from: odd.at, until: odd.at + 1 })
  }
  const isComplete = (date: string) => {
    const [start, end] = boundsOf(date)
    const hasHole = holes.some(({ from, until }) => from < end && until > start)
    const count = tides.filter(({ at }) => at >= start && at < end).length
    return start >= all.from && !hasHole && count >= fewestTidesOfDay
  }
  const name = 'ADMIRALTY'
  return { name, tides, isComplete, isRolling: true, leftOut, doubts: doubtsAboutResponse(name, tides) }
}

function rejectOneSided(events: TidalEvent[], tides: SourceTide[]): void {
  if (!events.length) throwInvalid('ADMIRALTY: the response has no events; choose another station')
  for (const type of tideTypes) {
    const waters = `${type.toLowerCase()} waters with time and height`
    if (!tides.some((tide) => tide.type === type))
      throwInvalid(`ADMIRALTY: this station has no ${waters}; choose another station`)
  }
}

const eventsSchema = Type.Array(
  Type.Object({
    EventType: Type.Enum(['HighWater', 'LowWater']),
    DateTime: Type.Optional(textOrNull),
    Height: Type.Optional(numberOrNull(lowestWater, highestWater)),
    Date: Type.Optional(textOrNull),
  }),
  // A week has some 30 events.
  { maxItems: 1000 },
)

interface TidalEvent {
  type: SourceTide['type']
  where: string
  /** Epoch milliseconds, rounded to a minute, which is all that the app shows. */
  at: number | undefined
  heightInMetres: number | undefined
  /** Start of the event's day in GMT (epoch milliseconds), if the day or the time is given. */
  day: number | undefined
}

function readEvent(event: Type.Static<typeof eventsSchema>[number], index: number): TidalEvent {
  const where = `ADMIRALTY: event ${index + 1}`
  const at = readTime(event.DateTime, where)
  const date = readTime(event.Date, where) ?? at
  return {
    type: event.EventType === 'HighWater' ? 'High' : 'Low',
    where,
    at: at === undefined ? undefined : toMinute(at),
    heightInMetres: event.Height ?? undefined,
    day: date === undefined ? undefined : Math.floor(date / msPerDay) * msPerDay,
  }
}

/** Returns the epoch milliseconds of a date-time in GMT, with or without `Z`. */
function readTime(time: string | null | undefined, where: string): number | undefined {
  if (!time) return undefined
  const instant = `${time.replace(/Z$/, '')}Z`
  if (!/^.{10}T.{8}(?:\.\d+)?Z$/.test(instant) || !isCalendarDate(instant))
    throwInvalid(`${where}: invalid time (${describeValue(time)}); expected GMT, such as 2026-08-22T08:25:00`)
  return Date.parse(instant)
}

/** Epoch milliseconds; `until` is exclusive. */
interface Span {
  from: number
  until: number
}

/** Returns when an event may be: at its time, or else between the events beside it, on its day in GMT if given. */
function whereabouts(events: TidalEvent[], index: number, all: Span): Span {
  const { at, day } = events[index] ?? {}
  if (at !== undefined) return { from: at, until: at + 1 }
  const before = events.slice(0, index).findLast((event) => event.at !== undefined)?.at ?? all.from
  const after = events.slice(index + 1).find((event) => event.at !== undefined)?.at ?? all.until
  if (day === undefined) return { from: before, until: after }
  const between = { from: Math.max(before, day), until: Math.min(after, day + msPerDay) }
  // If the events before and after contradict the day, the list is unsorted, and the span is the whole day.
  return between.from < between.until ? between : { from: day, until: day + msPerDay }
}

function describeIncomplete({ type, where, at, heightInMetres, day }: TidalEvent): string {
  const missing = [at === undefined && 'time', heightInMetres === undefined && 'height'].filter(Boolean)
  const known = at ?? day
  const when = known === undefined ? '' : ` on ${new Date(known).toISOString().slice(0, 10)}`
  return `${where}, ${type} water${when}: no ${missing.join(' and no ')}`
}
