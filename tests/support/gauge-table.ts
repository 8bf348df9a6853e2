/** Made-up tide tables: predictions of a gauge, rounded as tables are, with mistakes if a test asks for them. */
import { addDays, campDate, campDateTime, campInstant } from '../../src/lib/camp-time'
import { msPerMinute } from '../../src/lib/durations'
import { tideCurve, type BareTide } from '../../tools/data/make/tide-curve'
import { readTideTable } from '../../tools/data/read/read-tide-table'
import type { SourceTides } from '../../tools/data/read/source-tides'
import { gaugeById, type Gauge } from '../../tools/data/read/gauge-database'
import { problemOf } from './invalid-response'
import { sheetOf } from './sheet'

export const hove = { latitude: 50.83, longitude: -0.17 }
export const eastbourne = { latitude: 50.77, longitude: 0.29 }
export const ternCove = { latitude: 50.6408, longitude: -1.9437 }

export const gauges = {
  rottingdean: 'ticon/brighton-btn-gbr-cco',
  newhaven: 'ticon/newhaven-nha-gbr-bodc',
  dover: 'ticon/dover-dov-gbr-bodc',
  liverpool: 'ticon/liverpool_gladstone_dock-liv-gbr-bodc',
  swanage: 'ticon/swanage_pier-swp-gbr-cco',
  westBay: 'ticon/west_bay_harbour-wbh-gbr-cco',
}

/** Returns a gauge by its id, as seen from Eastbourne. */
export async function gauge(id: string, position = eastbourne): Promise<Gauge> {
  const found = await gaugeById(id, position)
  if (!found) throw new Error(`${id}: unknown gauge`)
  return found
}

const predictions = new Map<string, BareTide[]>()

/** Predicts a gauge's tides, and caches them, because a test file asks for the same days again and again. */
async function predicted(id: string, start: number, end: number): Promise<BareTide[]> {
  const key = [id, start, end].join()
  const tides = predictions.get(key) ?? tideCurve(await gauge(id), start, end).tides
  predictions.set(key, tides)
  return tides
}

/** Returns the tides of some days, after `change`, with times rounded to 5 minutes and heights to 0.1 m. */
export async function gaugeTable(
  id: string,
  [first, dayCount]: [first: string, dayCount: number],
  change = (tide: BareTide) => tide,
): Promise<SourceTides> {
  const [start, end] = [campInstant(first, '00:00'), campInstant(addDays(first, dayCount), '00:00')]
  const tides = (await predicted(id, start, end))
    .map(change)
    .filter(({ at }) => at >= start && at < end)
    .map(({ type, at, heightInMetres }, index) => ({
      type,
      at: Math.round(at / (5 * msPerMinute)) * 5 * msPerMinute,
      heightInMetres: Math.round(heightInMetres * 10) / 10,
      where: `board.csv:${index + 2}`,
    }))
  return { name: 'board.csv', tides, isComplete: () => true, leftOut: [] }
}

/** Writes tides as CSV, in the camp's time. */
export function csvOf({ tides }: SourceTides): string {
  const rows = tides.map(({ type, at, heightInMetres }) =>
    [campDate(at), campDateTime(at).slice(11), type, heightInMetres].join(),
  )
  return ['date,time,type,height (m)', ...rows, ''].join('\n')
}

/** Returns a table's rows as cells, in the columns date, time, type and height; the first is row 2 of the file. */
export function rowsOf(table: SourceTides): string[][] {
  const [, ...lines] = csvOf(table).trim().split('\n')
  return lines.map((line) => line.split(','))
}

/** Returns the problems reported for such rows, read as a file `a.csv`. */
export const problemInRows = (rows: string[][]): string =>
  problemOf(() => readTideTable(sheetOf('a.csv', ['date,time,type,height (m)', ...rows.map(String)])))
