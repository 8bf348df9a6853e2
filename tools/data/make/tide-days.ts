/** Makes the days of `tides.json` from a source's tides. */
import { addDays, campDate, campDateTime, dayName, daysBetween } from '../../../src/lib/camp-time'
import { firstHour } from '../../../src/lib/hours'
import { datePart, isoInstant } from '../../../src/lib/iso-date'
import type { Tide, TideDay, TidesFile } from '../../../src/schemas'
import type { SourceTides } from '../read/source-tides'
import { InvalidResponse } from '../read/source-errors'

/** Enough for yesterday and the seven days in ADMIRALTY's response. */
const publishedDays = 8

/**
 * Returns the days from today on (before 06:00, from yesterday on), and notes to print. An incomplete or missing day is
 * taken from the old file, or left out: half a day could tell campers that the tide is rising when it is falling.
 * Throws an InvalidResponse if the source has no complete day from today on.
 */
export function makeTideDays(
  source: SourceTides,
  now: number,
  old?: TidesFile,
): { content: TidesFile; notes: string[] } {
  const [today, clock] = campDateTime(now).split('T') as [string, string]
  const first = clock < firstHour ? addDays(today, -1) : today
  const dayCount =
    source.daysAhead === undefined ? publishedDays : daysBetween(first, today) + source.daysAhead + 1
  const dates = Array.from({ length: dayCount }, (_, index) => addDays(first, index))
  const found = daysOf(source)
  const oldDays = new Map((old?.dates ?? []).map((day) => [datePart(day.date), day]))
  const complete = (date: string) => (source.isComplete(date) ? found.get(date) : undefined)
  if (!dates.some((date) => date >= today && complete(date)))
    throwNoDays(source, today, [...found.keys()].at(-1))
  const days = dates.flatMap((date) => complete(date) ?? keptDay(oldDays.get(date)) ?? [])
  return { content: { dates: days }, notes: notesOn(source, found, days, today) }
}

/** Groups the tides by their date at the camp. */
function daysOf({ tides }: SourceTides): Map<string, TideDay> {
  const days = new Map<string, TideDay>()
  for (const { type, at, heightInMetres } of tides) {
    const date = campDate(at)
    const day = days.get(date) ?? { date, tides: [] }
    const instant = isoInstant(at)
    day.tides.push(publishedTide({ type, time: '', heightInMetres, instant }))
    days.set(date, day)
  }
  return days
}

function publishedTide({ type, heightInMetres, instant }: Tide): Tide {
  return {
    type,
    time: campDateTime(instant).slice(11),
    // No -0.
    heightInMetres: Math.round(heightInMetres * 10) / 10 + 0,
    instant,
  }
}

/** Returns a day of the old file without its levels. */
function keptDay(old: TideDay | undefined): TideDay | undefined {
  return old && { date: datePart(old.date), tides: old.tides.map(publishedTide) }
}

function throwNoDays({ name, leftOut }: SourceTides, today: string, last: string | undefined): never {
  const end = last ? ` (the last is ${last})` : ''
  throw new InvalidResponse([...leftOut, `${name}: no complete day from ${today} onwards${end}`].join('\n'))
}

function notesOn(source: SourceTides, found: Map<string, TideDay>, days: TideDay[], today: string): string[] {
  const published = days.map(({ date }) => date)
  const [first, last] = [published.at(0) ?? '', published.at(-1) ?? '']
  const incomplete = [...found.values()].filter(({ date }) => !source.isComplete(date))
  const missing = datesBetween(first, last).filter((date) => !published.includes(date) && !found.has(date))
  return [
    ...source.leftOut.map((what) => `left out: ${what}`),
    ...incomplete.map(({ date, tides }) => {
      const what = `${date}, incomplete in ${source.name} (tides: ${tides.length})`
      return published.includes(date) ? `kept from the old file: ${what}` : `left out: ${what}`
    }),
    ...missing.map((date) => `no tides on ${date} in ${source.name}`),
    ...(first > today ? [`no tides today; the first are on ${dayName(first)}`] : []),
  ]
}

function datesBetween(first: string, last: string): string[] {
  const dates: string[] = []
  for (let date = first; date < last; date = addDays(date, 1)) dates.push(date)
  return dates
}
