/**
 * High and low waters of the ADMIRALTY UK Tidal API, product Discovery
 * (https://admiraltyapi.portal.azure-api.net/docs/services/uk-tidal-api). Times are GMT, without a `Z`; an event may have
 * neither time nor height.
 */
import { addDays, campInstant } from '../../../../src/lib/camp-time'
import { isCalendarDate } from '../../../../src/lib/iso-date'
import { isRecord } from '../../../is-record'
import { highestWater, lowestWater } from '../../coast'
import type { SourceTide, SourceTides } from '../source-tides'
import type { SourceRequest } from './request-bytes'
import { InvalidResponse, SourceUnavailable } from './source-errors'

/** Today and six more days: the most that Discovery returns. */
const durationDays = 7

const msPerDay = 86_400_000

/** The request for a station's events. Throws a SourceUnavailable if the key is missing or malformed. */
export function admiraltyRequest(station: string, key: string | undefined): SourceRequest {
  // Node's error for an invalid header would quote the key.
  if (!key || !/^[\x21-\x7e]+$/.test(key)) {
    const problem = key ? 'invalid key' : 'not set'
    throw new SourceUnavailable(`ADMIRALTY_KEY: ${problem}; set the key of your ADMIRALTY subscription`)
  }
  return {
    url: `https://admiraltyapi.azure-api.net/uktidalapi/api/V1/Stations/${encodeURIComponent(station)}/TidalEvents?duration=${durationDays}`,
    headers: { 'Ocp-Apim-Subscription-Key': key },
    secret: key,
  }
}

/**
 * The tides in a response. It covers days in GMT, so in summer the first day at the camp lacks its first hour and is
 * incomplete; so is a day that an event without time or height may belong to. Throws an InvalidResponse for anything
 * but a list of events.
 */
export function readAdmiralty(answer: unknown): SourceTides {
  if (!Array.isArray(answer)) return refuse(`expected a list of tidal events, found ${quoted(answer)}`)
  const events = answer.map(readEvent)
  const days = events.flatMap(({ at, day }) => day ?? (at === undefined ? [] : startOfDay(at)))
  const all: Span = { from: Math.min(...days), until: Math.max(...days) + msPerDay }
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
  tides.sort((a, b) => a.at - b.at)
  const isComplete = (date: string) => {
    const [start, end] = [campInstant(date, '00:00'), campInstant(addDays(date, 1), '00:00')]
    const hasHole = holes.some(({ from, until }) => from < end && until > start)
    return start >= all.from && end <= all.until && !hasHole
  }
  return { name: 'ADMIRALTY', tides, isComplete, leftOut }
}

interface TidalEvent {
  type: SourceTide['type']
  where: string
  /** Epoch milliseconds. */
  at: number | undefined
  heightInMetres: number | undefined
  /** Start of its day in GMT, if given: epoch milliseconds. */
  day: number | undefined
}

const types: Record<string, SourceTide['type']> = { HighWater: 'High', LowWater: 'Low' }

function readEvent(value: unknown, index: number): TidalEvent {
  const path = `[${index}]`
  const event = isRecord(value) ? value : {}
  const type = types[String(event['EventType'])]
  if (!type) return refuse(`invalid ${path}.EventType (${quoted(event['EventType'])})`)
  const date = readTime(event['Date'], `${path}.Date`)
  return {
    type,
    where: `ADMIRALTY: event ${index + 1}`,
    at: readTime(event['DateTime'], `${path}.DateTime`),
    heightInMetres: readHeight(event['Height'], `${path}.Height`),
    day: date === undefined ? undefined : startOfDay(date),
  }
}

/** Epoch milliseconds of a date-time in GMT without `Z`. */
function readTime(value: unknown, path: string): number | undefined {
  if (value === undefined || value === null) return undefined
  const isTime = typeof value === 'string' && /T\d\d:\d\d:\d\d(?:\.\d+)?$/.test(value)
  const isValid = isTime && isCalendarDate(`${value}Z`)
  return isValid ? Date.parse(`${value}Z`) : refuse(`invalid ${path} (${quoted(value)})`)
}

function readHeight(value: unknown, path: string): number | undefined {
  if (value === undefined || value === null) return undefined
  const isHeight = typeof value === 'number' && value >= lowestWater && value <= highestWater
  return isHeight ? value : refuse(`invalid ${path} (${quoted(value)})`)
}

/** Epoch milliseconds; `until` is exclusive. */
interface Span {
  from: number
  until: number
}

/** When an incomplete event may take place: between its neighbours in the list, and on its day in GMT. */
function whereabouts(events: TidalEvent[], index: number, all: Span): Span {
  const { at, day } = events[index] ?? {}
  if (at !== undefined) return { from: at, until: at + 1 }
  const before = events.slice(0, index).findLast((event) => event.at !== undefined)?.at ?? all.from
  const after = events.slice(index + 1).find((event) => event.at !== undefined)?.at ?? all.until
  if (day === undefined) return { from: before, until: after }
  const between = { from: Math.max(before, day), until: Math.min(after, day + msPerDay) }
  // In an unsorted list, the neighbours mean nothing.
  return between.from < between.until ? between : { from: day, until: day + msPerDay }
}

function describeIncomplete({ type, where, at, heightInMetres, day }: TidalEvent): string {
  const missing = [at === undefined && 'time', heightInMetres === undefined && 'height'].filter(Boolean)
  const known = at ?? day
  const when = known === undefined ? '' : ` on ${new Date(known).toISOString().slice(0, 10)}`
  return `${where}, ${type} water${when}: no ${missing.join(' and no ')}`
}

/** Start of the day in GMT. */
function startOfDay(at: number): number {
  return Math.floor(at / msPerDay) * msPerDay
}

function refuse(problem: string): never {
  throw new InvalidResponse(`ADMIRALTY: ${problem}`)
}

function quoted(value: unknown): string {
  return (JSON.stringify(value) ?? 'missing').slice(0, 80)
}
