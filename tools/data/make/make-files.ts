/** Makes the files that a camp has sources for, each by itself: an error in one does not hold up the other. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Camp, Sources } from '../../../src/camp'
import { addDays, campDate, dayName } from '../../../src/lib/camp-time'
import { firstHour } from '../../../src/lib/hours'
import { datePart } from '../../../src/lib/iso-date'
import type { TideDay, TidesFile, WeatherFile } from '../../../src/schemas'
import { projectFolder } from '../../files'
import { admiraltyBase, admiraltyRequest, readAdmiralty } from './sources/admiralty'
import { requestJson, type SourceRequest } from './sources/request-json'
import { makeForecast } from './make-forecast'
import { addLevels, readStation, waterLevelOf } from './predict-levels'
import { openMeteoBase, openMeteoUrl, readOpenMeteo } from './sources/open-meteo'
import { writeDataFile, readOldFile } from './write-data-file'
import { BadAnswer, NoAnswer } from './sources/source-errors'
import { makeTideDays, type TideAnswer } from './make-tide-days'
import { readTideTable } from './sources/read-tide-table'

export type MadeName = 'weather' | 'tides'
export const madeNames: MadeName[] = ['weather', 'tides']

/** The answer to a request, by the name that a recording of it has (`open-meteo`). Rejects as `requestJson` does. */
export type Ask = (name: string, request: SourceRequest) => Promise<unknown>

export interface MakeOptions {
  /** Where the files are written. */
  folder: string
  /** What to make of them. */
  names: MadeName[]
  /** Epoch milliseconds. */
  now: number
  camp: Camp
  sources: Sources
  ask?: Ask
  /** Addresses of the sources, for the tests. */
  bases?: { openMeteo: string; admiralty: string }
  /** The key of the ADMIRALTY API, from the environment. */
  admiraltyKey?: string | undefined
}

type WholeOptions = Required<MakeOptions>

/** A file's new content, and what the command says of it. */
interface Made {
  content: unknown
  /** `5 days from Open-Meteo, until 05:00 on Sun 23 August`. */
  extent: string
  notes: string[]
}

interface Outcome {
  lines: string[]
  exitCode: 0 | 1 | 2
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

const makeWeather = async ({ folder, now, camp, ask, bases }: WholeOptions): Promise<Made> => {
  const answer = await ask('open-meteo', { url: openMeteoUrl(bases.openMeteo, camp.position) })
  const forecast = readOpenMeteo(answer)
  const old = (await readOldFile(folder, 'weather', now, camp)) as WeatherFile | undefined
  const content = makeForecast(forecast, now, old)
  const { date, hours } = content.data.at(-1)!
  const { time } = hours.at(-1)!
  const lastDate = time < firstHour ? addDays(datePart(date), 1) : datePart(date)
  return {
    content,
    extent: `${counted(content.data.length, 'day')} from Open-Meteo, until ${time} on ${dayName(lastDate)}`,
    notes: forecast.leftOut.map((what) => `left out: ${what}`),
  }
}

/** Asks the source itself. A text that cannot be a key is not sent, because Node's error would quote it. */
const requestFromSource: Ask = async (_name, request) => {
  if (request.secret !== undefined && !/^[\x21-\x7e]+$/.test(request.secret)) {
    throw new NoAnswer(
      'the environment variable ADMIRALTY_KEY holds no key: put that of your subscription there',
    )
  }
  return requestJson(request)
}

type TideSource = NonNullable<Sources['tides']>
type TideTableSource = Extract<TideSource, { from: 'table' }>
type AdmiraltySource = Extract<TideSource, { from: 'admiralty' }>

/** The tides of a source, and its name. */
type NamedAnswer = TideAnswer & { name: string }

const readTable = async ({ file }: TideTableSource): Promise<NamedAnswer> => {
  const bytes = await readFile(path.resolve(projectFolder, file)).catch((error: Error) => {
    throw new NoAnswer(
      `the tide table cannot be read: ${error.message}; mend sources.tides.file in src/camp.ts`,
    )
  })
  try {
    return { tides: readTideTable(bytes), isWhole: () => true, leftOut: [], name: file }
  } catch (error) {
    if (error instanceof BadAnswer) error.message = `${file}: ${error.message}`
    throw error
  }
}

const requestAdmiralty = async (
  { station }: AdmiraltySource,
  { ask, bases, admiraltyKey = '' }: WholeOptions,
): Promise<NamedAnswer> => {
  const answer = await ask('admiralty', admiraltyRequest(bases.admiralty, station, admiraltyKey))
  return { ...readAdmiralty(answer), name: 'ADMIRALTY' }
}

/** The days with the levels of a station's curve. */
const addLevelsOf = async ({ constants }: NonNullable<Sources['levels']>, days: TideDay[]) => {
  const text = await readFile(path.resolve(projectFolder, constants), 'utf8').catch((error: Error) => {
    throw new NoAnswer(
      `the tidal constants cannot be read: ${error.message}; mend sources.levels.constants in src/camp.ts`,
    )
  })
  try {
    const station = readStation(JSON.parse(text))
    const { days: levelDays, notes } = addLevels(days, waterLevelOf(station))
    const count = levelDays.filter(({ levels }) => levels).length
    const credit = station.attribution && `credit: ${station.attribution}`
    const said = `levels of ${station.name} for ${count} of ${counted(days.length, 'day')}`
    return { days: levelDays, notes: [said, ...(credit ? [credit] : []), ...notes] }
  } catch (error) {
    throw new BadAnswer(`${constants}: ${(error as Error).message}`)
  }
}

const makeTides = async (options: WholeOptions): Promise<Made> => {
  const { folder, now, camp } = options
  const source = options.sources.tides!
  const { tides, isWhole, leftOut, name } = await (source.from === 'table'
    ? readTable(source)
    : requestAdmiralty(source, options))
  const old = (await readOldFile(folder, 'tides', now, camp)) as TidesFile | undefined
  const content = makeTideDays({ tides, isWhole, leftOut }, now, old)
  const levels = options.sources.levels && (await addLevelsOf(options.sources.levels, content.dates))
  const published = content.dates.map(({ date }) => date)
  const incompleteDates = [...new Set(tides.map(({ at }) => campDate(at)))].filter((date) => !isWhole(date))
  const isPublished = (date: string) => published.includes(date)
  const last = published.at(-1)!
  const unknown: string[] = []
  for (let date = published[0]!; date < last; date = addDays(date, 1)) {
    if (!isPublished(date) && !incompleteDates.includes(date)) unknown.push(`no tides of ${date} in ${name}`)
  }
  return {
    content: levels ? { ...content, dates: levels.days } : content,
    extent: `${counted(content.dates.length, 'day')} from ${name}, until the end of ${dayName(last)}`,
    notes: [
      ...leftOut.map((what) => `left out: ${what}`),
      ...incompleteDates.map((date) =>
        isPublished(date)
          ? `${date} is not whole in the answer, and stays as it was`
          : `left out: ${date}, which is not whole in the answer`,
      ),
      ...unknown,
      ...(levels?.notes ?? []),
    ],
  }
}

const makers: Record<MadeName, (options: WholeOptions) => Promise<Made>> = {
  weather: makeWeather,
  tides: makeTides,
}

const makeFile = async (name: MadeName, options: WholeOptions): Promise<Outcome> => {
  const file = `${name}.json`
  if (!options.sources[name]) {
    return { lines: [`${file}: src/camp.ts names no source of it: left as it is`], exitCode: 0 }
  }
  try {
    const { content, extent, notes } = await makers[name](options)
    const result = await writeDataFile(options.folder, name, content, options.now, options.camp)
    return {
      lines: [`${file}: ${result}: ${extent}`, ...notes.map((note) => `${file}: ${note}`)],
      exitCode: 0,
    }
  } catch (error) {
    // What the file system refuses has a code, too: a folder that cannot be written, a full disk.
    const isExplained = error instanceof NoAnswer || (error instanceof Error && 'code' in error)
    if (!isExplained && !(error instanceof BadAnswer)) throw error
    return { lines: [`${file}: not written, left as it is: ${error.message}`], exitCode: isExplained ? 2 : 1 }
  }
}

const noPermission =
  'src/camp.ts: sources.tides.permission is not true, and nothing was asked or written: the tide times of ADMIRALTY may be republished only with a written licence of the UK Hydrographic Office. Ask it for one (https://copyright.ukho.gov.uk), and write permission: true when you hold it; or use a table that you may publish'

/**
 * Makes the files that are asked for. The code is 0 when each is written, unchanged or without a source, 1 when a
 * source gave what cannot be used, else 2 when one could not be had.
 */
export const makeFiles = async (options: MakeOptions): Promise<Outcome> => {
  const whole = {
    ask: requestFromSource,
    bases: { openMeteo: openMeteoBase, admiralty: admiraltyBase },
    admiraltyKey: undefined,
    ...options,
  }
  const { tides } = options.sources
  if (options.names.includes('tides') && tides?.from === 'admiralty' && !tides.permission) {
    return { lines: [noPermission], exitCode: 2 }
  }
  const outcomes = await Promise.all(options.names.map((name) => makeFile(name, whole)))
  const lines = outcomes.flatMap(({ lines }) => lines)
  const codes = outcomes.map(({ exitCode }) => exitCode)
  if (codes.includes(1)) return { lines, exitCode: 1 }
  return { lines, exitCode: codes.includes(2) ? 2 : 0 }
}
