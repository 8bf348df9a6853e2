/** `tides.json` from the tides that a source knows: whole days around today. */
import { addDays, campDate, campDateTime } from '../../../src/lib/camp-time'
import { firstHour } from '../../../src/lib/hours'
import { datePart } from '../../../src/lib/iso-date'
import type { Tide, TideDay, TidesFile } from '../../../src/schemas'
import { BadAnswer } from './sources/source-errors'

/** A tide as a source has it. */
export interface FoundTide {
  type: Tide['type']
  /** Epoch milliseconds. */
  at: number
  /** The same as an ISO date-time with `Z`. */
  instant: string
  heightInMetres: number
}

/** The tides that a source gave. */
export interface TideAnswer {
  /** In order. */
  tides: FoundTide[]
  /** Whether every tide of a date (`YYYY-MM-DD`) at the camp is among them. */
  isWhole: (date: string) => boolean
  /** Tides that were left out, in words. */
  leftOut: string[]
}

/** Yesterday and the seven days that ADMIRALTY gives. */
const publishedDays = 8

/** `2026-08-22T09:14:00Z` of epoch milliseconds. */
export const utcInstant = (at: number): string => new Date(at).toISOString().replace('.000Z', 'Z')

const publishedTide = ({ type, instant, heightInMetres }: Omit<FoundTide, 'at'>): Tide => ({
  type,
  time: campDateTime(instant).slice(11),
  heightInMetres,
  instant,
})

/** A day as the old file has it, with nothing but its tides. */
const keptDay = (old: TideDay | undefined): TideDay | undefined =>
  old && { date: datePart(old.date), tides: old.tides.map(publishedTide) }

/**
 * The days from today on, and in the night, until 06:00, from yesterday on. A date that the source does not know, or
 * that is not whole, stays as the old file has it, or is left out: half a day would tell campers that the water rises
 * when it falls. Throws a BadAnswer when the source has no whole day from today on.
 */
export const makeTideDays = (
  { tides, isWhole, leftOut }: TideAnswer,
  now: number,
  old?: TidesFile,
): TidesFile => {
  const [today, clock] = campDateTime(now).split('T') as [string, string]
  const first = clock < firstHour ? addDays(today, -1) : today
  const dates = Array.from({ length: publishedDays }, (_, index) => addDays(first, index))
  const oldDays = new Map((old?.dates ?? []).map((day) => [datePart(day.date), day]))
  const found = new Map<string, TideDay>()
  for (const tide of tides) {
    const date = campDate(tide.at)
    if (!isWhole(date)) continue
    const day = found.get(date) ?? { date, tides: [] }
    day.tides.push(publishedTide(tide))
    found.set(date, day)
  }
  if (!dates.some((date) => date >= today && found.has(date))) {
    const last = [...found.keys()].sort().at(-1)
    const reasons = [...(last ? [`the last is ${last}`] : []), ...leftOut.map((what) => `left out: ${what}`)]
    throw new BadAnswer([`it has no whole day from ${today} on`, ...reasons].join('\n'))
  }
  return { dates: dates.flatMap((date) => found.get(date) ?? keptDay(oldDays.get(date)) ?? []) }
}
