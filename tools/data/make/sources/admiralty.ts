/**
 * High and low waters of the ADMIRALTY UK Tidal API, product Discovery
 * (https://admiraltyapi.portal.azure-api.net/docs/services/uk-tidal-api). Times are GMT without saying so; an event may
 * lack its time and its height.
 */
import { addDays, campInstant } from '../../../../src/lib/camp-time'
import { isCalendarDate, datePart } from '../../../../src/lib/iso-date'
import { highestWater, lowestWater } from '../../coast'
import type { SourceRequest } from './request-json'
import { BadAnswer } from './source-errors'
import type { FoundTide, TideAnswer } from '../make-tide-days'

export const admiraltyBase = 'https://admiraltyapi.azure-api.net'

/** Today and the six days after it: the most that Discovery gives. */
const durationDays = 7

const msPerDay = 86_400_000

/** The request for a station's events, below a base address. */
export const admiraltyRequest = (base: string, station: string, key: string): SourceRequest => ({
  url: `${base}/uktidalapi/api/V1/Stations/${encodeURIComponent(station)}/TidalEvents?duration=${durationDays}`,
  headers: { 'Ocp-Apim-Subscription-Key': key },
  secret: key,
})

interface TidalEvent {
  type: FoundTide['type']
  /** Epoch milliseconds, and the text that they come from. */
  at: number | undefined
  instant: string
  heightInMetres: number | undefined
  /** The day in GMT, where it is said: epoch milliseconds of its beginning. */
  day: number | undefined
}

const quoted = (value: unknown) => (JSON.stringify(value) ?? 'missing').slice(0, 80)

const refuse = (what: string): never => {
  throw new BadAnswer(`its answer is no list of tidal events: ${what}`)
}

const types: Record<string, FoundTide['type']> = { HighWater: 'High', LowWater: 'Low' }

/** A date-time without `Z`; undefined where there is none. */
const readInstant = (value: unknown, path: string): string | undefined => {
  if (value === undefined || value === null) return undefined
  const isRight = typeof value === 'string' && /T\d\d:\d\d:\d\d(?:\.\d+)?$/.test(value)
  return isRight && isCalendarDate(`${value}Z`) ? `${value}Z` : refuse(`${path} is ${quoted(value)}`)
}

const readEvent = (value: unknown, path: string): TidalEvent => {
  const event = (typeof value === 'object' && value ? value : {}) as Record<string, unknown>
  const type = types[String(event['EventType'])]
  if (!type) return refuse(`${path}.EventType is ${quoted(event['EventType'])}`)
  const instant = readInstant(event['DateTime'], `${path}.DateTime`)
  const date = readInstant(event['Date'], `${path}.Date`)
  const height = event['Height'] ?? undefined
  if (
    height !== undefined &&
    !(typeof height === 'number' && height >= lowestWater && height <= highestWater)
  ) {
    return refuse(`${path}.Height is ${quoted(height)}`)
  }
  return {
    type,
    at: instant === undefined ? undefined : Date.parse(instant),
    instant: instant ?? '',
    heightInMetres: height === undefined ? undefined : Number(height.toFixed(1)) + 0,
    day: date === undefined ? undefined : Date.parse(datePart(date)),
  }
}

/** Epoch milliseconds; the end is not part of it. */
interface Span {
  from: number
  until: number
}

/** When an event without a time may be: between its neighbours in the list, and on its day in GMT. */
const whereabouts = (events: TidalEvent[], index: number, all: Span): Span => {
  const { at, day } = events[index]!
  if (at !== undefined) return { from: at, until: at + 1 }
  const before = events.slice(0, index).findLast((event) => event.at !== undefined)?.at ?? all.from
  const after = events.slice(index + 1).find((event) => event.at !== undefined)?.at ?? all.until
  if (day === undefined) return { from: before, until: after }
  const between = { from: Math.max(before, day), until: Math.min(after, day + msPerDay) }
  // A list that is not in order says nothing of neighbours.
  return between.from < between.until ? between : { from: day, until: day + msPerDay }
}

/**
 * What the answer to `admiraltyRequest` says. It covers whole days in GMT, so that in summer the first day at the camp
 * lacks its first hour, and is not whole; nor is a day on which an event without time or height may lie. Throws a
 * BadAnswer for anything but a list of events.
 */
export const readAdmiralty = (answer: unknown): TideAnswer => {
  if (!Array.isArray(answer)) return refuse(quoted(answer))
  const events = answer.map((event, index) => readEvent(event, `[${index}]`))
  const days = events.flatMap(
    ({ at, day }) => day ?? (at === undefined ? [] : Math.floor(at / msPerDay) * msPerDay),
  )
  const all: Span = { from: Math.min(...days), until: Math.max(...days) + msPerDay }
  const tides: FoundTide[] = []
  const holes: Span[] = []
  const leftOut: string[] = []
  for (const [index, { type, at, instant, heightInMetres, day }] of events.entries()) {
    if (at !== undefined && heightInMetres !== undefined) tides.push({ type, at, instant, heightInMetres })
    else {
      const missing = [at === undefined && 'time', heightInMetres === undefined && 'height'].filter(Boolean)
      const when = instant || (day === undefined ? '' : ` of ${new Date(day).toISOString().slice(0, 10)}`)
      leftOut.push(
        `event ${index + 1}, ${type} water${instant ? ` of ${when}` : when}, without ${missing.join(' and ')}`,
      )
      holes.push(whereabouts(events, index, all))
    }
  }
  tides.sort((a, b) => a.at - b.at)
  const isWhole = (date: string) => {
    const [start, end] = [campInstant(date, '00:00'), campInstant(addDays(date, 1), '00:00')]
    return (
      start >= all.from && end <= all.until && !holes.some(({ from, until }) => from < end && until > start)
    )
  }
  return { tides, isWhole, leftOut }
}
