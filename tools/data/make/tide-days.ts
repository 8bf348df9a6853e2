/** Makes the days of `tides.json` from a source's tides. */
import { addDays, campDate, daysBetween } from '../../../src/lib/camp-time'
import { msPerMinute } from '../../../src/lib/durations'
import { forecastDate } from '../../../src/lib/hours'
import { datePart, isoInstant } from '../../../src/lib/iso-date'
import { tidesInOrder } from '../../../src/lib/tides'
import type { Tide, TideDay, TidesFile } from '../../../src/schemas'
import { isError } from '../check/warnings'
import { tideWarnings } from '../check/warnings-tides'
import { campClock } from '../camp-day'
import type { SourceTide, SourceTides } from '../read/source-tides'
import { throwInvalid } from '../read/source-errors'

/** Enough for yesterday and the seven days in ADMIRALTY's response. */
const publishedDays = 8

export interface MadeTideDays {
  days: TideDay[]
  /** How many of them the source has. */
  ownCount: number
  /** To print. */
  notes: string[]
}

/**
 * Makes the days from today on (before 06:00, from yesterday on). An incomplete day is left out: half a day could tell
 * campers that the tide is rising when it is falling. If the source returns only the coming days, days that it lacks are
 * kept from the old file; else they are withdrawn. Throws an InvalidResponse if the source has no complete day from today
 * on.
 */
export function makeTideDays(source: SourceTides, now: number, old: TidesFile = { dates: [] }): MadeTideDays {
  const [today, first] = [campDate(now), forecastDate(now)]
  const { daysAhead } = source
  const last = daysAhead === undefined ? addDays(first, publishedDays - 1) : addDays(today, daysAhead)
  const found = daysOf(source)
  const isWanted = ({ date }: TideDay) => date >= first && date <= last
  const own = [...found.values()].filter((day) => isWanted(day) && source.isComplete(day.date))
  if (!own.some(({ date }) => date >= today)) throwNoDays(source, today, last, [...found.keys()])
  const oldDays = old.dates
    .map(withoutLevels)
    .filter(({ date }) => date >= first && !own.some((day) => day.date === date))
  const candidates = source.isRolling ? oldDays.filter(isWanted) : []
  const kept = keepDays(source, own, candidates, old, now)
  // Not withdrawn: a gauge's file reaches further ahead than a table's.
  const isBeyond = ({ date }: TideDay) => date > last && source.isComplete(date)
  const lost = oldDays.filter((day) => !candidates.includes(day) && !isBeyond(day)).map(({ date }) => date)
  const notes = [...kept.notes, ...notesOn(source, found, kept.days, lost)]
  return { days: kept.days, ownCount: own.length, notes }
}

/** Adds those days of the old file (`candidates`) that fit the source's; the notes name the others. */
function keepDays(
  source: SourceTides,
  own: TideDay[],
  candidates: TideDay[],
  old: TidesFile,
  now: number,
): { days: TideDay[]; notes: string[] } {
  const reasonForAll = unfitReason(source, old)
  let days = own
  const notes: string[] = []
  for (const day of candidates) {
    const longer = [...days, day].sort((a, b) => (a.date < b.date ? -1 : 1))
    const reason = reasonForAll ?? [...tideWarnings({ dates: longer }, now)].find(isError)?.reason
    if (reason === undefined) days = longer
    else notes.push(`dropped from the old file: ${day.date} (${reason})`)
  }
  return { days, notes }
}

/** Returns why none of the old file's days can be combined with the source's; undefined if they can. */
function unfitReason(source: SourceTides, { about, dates }: TidesFile): string | undefined {
  // The new file does not say where calculated tides come from, nor how exact they are.
  if (about) return 'its tides are calculated from a gauge'
  return contradicts(source, dates) ? `its tides are not those of ${source.name}` : undefined
}

/** Two predictions for the same place differ by less. */
const otherPlaceMs = 45 * msPerMinute

/** Whether a tide of the source is missing on a day of the old file. */
function contradicts({ tides }: SourceTides, old: TideDay[]): boolean {
  const dates = old.map(({ date }) => datePart(date))
  const oldTides = tidesInOrder(old)
  // At either end, a tide at midnight may have been predicted for the day before or after.
  const [first = NaN, last = NaN] = [oldTides.at(0)?.at, oldTides.at(-1)?.at]
  const isOld = ({ type, at }: SourceTide) =>
    oldTides.some((each) => each.tide.type === type && Math.abs(each.at - at) < otherPlaceMs)
  return tides
    .filter(({ at }) => at >= first && at <= last && dates.includes(campDate(at)))
    .some((tide) => !isOld(tide))
}

function daysOf({ tides }: SourceTides): Map<string, TideDay> {
  const days = new Map<string, TideDay>()
  for (const { type, at, heightInMetres } of tides) {
    const date = campDate(at)
    const day = days.get(date) ?? { date, tides: [] }
    day.tides.push(publishedTide({ type, heightInMetres, instant: isoInstant(at) }))
    days.set(date, day)
  }
  return days
}

function publishedTide({ type, heightInMetres, instant }: Omit<Tide, 'time'>): Tide {
  return { type, time: campClock(instant), heightInMetres: Math.round(heightInMetres * 10) / 10, instant }
}

function withoutLevels({ date, tides }: TideDay): TideDay {
  return { date: datePart(date), tides: tides.map(publishedTide) }
}

function throwNoDays(source: SourceTides, today: string, end: string, dates: string[]): never {
  const { name, leftOut, isRolling, isComplete } = source
  const [first, last] = [dates.at(0), dates.at(-1)]
  const newer = isRolling ? 'get a new response' : 'use one that includes today, and check the year'
  if (last !== undefined && last < today)
    throwInvalid(`${name}: ended on ${last}, before today (${today}); ${newer}`)
  if (first !== undefined && first > today)
    throwInvalid(`${name}: begins only on ${first}, after today (${today}); ${newer}`)
  const next = dates.find((date) => date > end && isComplete(date))
  const period = next === undefined ? 'onwards' : `to ${end} (the next is ${next}); add the days before it`
  throwInvalid([...leftOut, `${name}: no complete day from ${today} ${period}`].join('\n'))
}

function notesOn(
  source: SourceTides,
  found: Map<string, TideDay>,
  days: TideDay[],
  lost: string[],
): string[] {
  const published = days.map(({ date }) => date)
  const [first, last] = [published.at(0) ?? '', published.at(-1) ?? '']
  const isOwn = (date: string) => found.has(date) && source.isComplete(date)
  const state = (date: string) =>
    found.has(date)
      ? `${date}, incomplete in ${source.name} (tides: ${found.get(date)?.tides.length})`
      : `${date}, not in ${source.name}`
  const isUnused = (date: string) => !published.includes(date) && !lost.includes(date)
  return [
    ...source.leftOut.map((what) => `left out: ${what}`),
    ...published.filter((date) => !isOwn(date)).map((date) => `kept from the old file: ${state(date)}`),
    ...lost.map((date) => `withdrawn: ${state(date)}`),
    ...[...found.keys()]
      .filter((date) => isUnused(date) && !source.isComplete(date))
      .map((date) => `left out: ${state(date)}`),
    ...Array.from({ length: daysBetween(first, last) }, (_, index) => addDays(first, index))
      .filter((date) => isUnused(date) && !found.has(date))
      .map((date) => {
        const hint = source.isRolling ? '' : `; add them below those of ${addDays(date, -1)}`
        return `no tides on ${date} in ${source.name}${hint}`
      }),
  ]
}
