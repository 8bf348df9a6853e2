/** Makes the files that a camp has sources for, each by itself: what is wrong with one does not hold up the other. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Camp, Sources } from '../../../src/camp'
import { addDays, campDate, dayName } from '../../../src/lib/camp-time'
import { firstHour } from '../../../src/lib/hours'
import { datePart } from '../../../src/lib/iso-date'
import type { TideDay, TidesFile, WeatherFile } from '../../../src/schemas'
import { projectFolder } from '../../files'
import { admiraltyBase, admiraltyQuestion, readAdmiralty } from './admiralty'
import { askJson, type Question } from './ask'
import { makeForecast } from './forecast'
import { addLevels, readStation, waterLevelOf } from './levels'
import { openMeteoBase, openMeteoUrl, readOpenMeteo } from './open-meteo'
import { publish, readPublished } from './publish'
import { BadAnswer, NoAnswer } from './refusals'
import { makeTideDays, type TideAnswer } from './tide-days'
import { readTideTable } from './tide-table'

export type MadeName = 'weather' | 'tides'
export const madeNames: MadeName[] = ['weather', 'tides']

/** The answer to a question, by the name that its recording has (`open-meteo`). Rejects as `askJson` does. */
export type Ask = (name: string, question: Question) => Promise<unknown>

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

/** A file's new content, and what is to be said of it. */
interface Made {
  content: unknown
  /** `5 days from Open-Meteo, until 05:00 on Sun 23 August`. */
  had: string
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
  const old = (await readPublished(folder, 'weather', now, camp)) as WeatherFile | undefined
  const content = makeForecast(forecast, now, old)
  const { date, hours } = content.data.at(-1)!
  const { time } = hours.at(-1)!
  const lastDate = time < firstHour ? addDays(datePart(date), 1) : datePart(date)
  return {
    content,
    had: `${counted(content.data.length, 'day')} from Open-Meteo, until ${time} on ${dayName(lastDate)}`,
    notes: forecast.leftOut.map((what) => `left out: ${what}`),
  }
}

/** Asks the source itself. A key that cannot be one is not sent: Node would quote it in its message. */
const askSource: Ask = async (_name, question) => {
  if (question.secret !== undefined && !/^[\x21-\x7e]+$/.test(question.secret)) {
    throw new NoAnswer(
      'the environment variable ADMIRALTY_KEY holds no key: put that of your subscription there',
    )
  }
  return askJson(question)
}

type TideSource = NonNullable<Sources['tides']>
type TideTableSource = Extract<TideSource, { from: 'table' }>
type AdmiraltySource = Extract<TideSource, { from: 'admiralty' }>

/** What a source of tides knows, and its name. */
type NamedAnswer = TideAnswer & { name: string }

const askTable = async ({ file }: TideTableSource): Promise<NamedAnswer> => {
  const bytes = await readFile(path.resolve(projectFolder, file)).catch((error: Error) => {
    throw new NoAnswer(`the tide table cannot be read: ${error.message}`)
  })
  try {
    return { tides: readTideTable(bytes), isWhole: () => true, leftOut: [], name: file }
  } catch (error) {
    if (error instanceof BadAnswer) error.message = `${file}: ${error.message}`
    throw error
  }
}

const askAdmiralty = async (
  { station }: AdmiraltySource,
  { ask, bases, admiraltyKey = '' }: WholeOptions,
): Promise<NamedAnswer> => {
  const answer = await ask('admiralty', admiraltyQuestion(bases.admiralty, station, admiraltyKey))
  return { ...readAdmiralty(answer), name: 'ADMIRALTY' }
}

/** The days with the levels of a station's curve. */
const addLevelsOf = async ({ constants }: NonNullable<Sources['levels']>, days: TideDay[]) => {
  const text = await readFile(path.resolve(projectFolder, constants), 'utf8').catch((error: Error) => {
    throw new NoAnswer(`the tidal constants cannot be read: ${error.message}`)
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
    ? askTable(source)
    : askAdmiralty(source, options))
  const old = (await readPublished(folder, 'tides', now, camp)) as TidesFile | undefined
  const content = makeTideDays({ tides, isWhole, leftOut }, now, old)
  const levels = options.sources.levels && (await addLevelsOf(options.sources.levels, content.dates))
  const published = content.dates.map(({ date }) => date)
  const parts = [...new Set(tides.map(({ at }) => campDate(at)))].filter((date) => !isWhole(date))
  const isPublished = (date: string) => published.includes(date)
  const last = published.at(-1)!
  const unknown: string[] = []
  for (let date = published[0]!; date < last; date = addDays(date, 1)) {
    if (!isPublished(date) && !parts.includes(date)) unknown.push(`no tides of ${date} in ${name}`)
  }
  return {
    content: levels ? { ...content, dates: levels.days } : content,
    had: `${counted(content.dates.length, 'day')} from ${name}, until the end of ${dayName(last)}`,
    notes: [
      ...leftOut.map((what) => `left out: ${what}`),
      ...parts.map((date) =>
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
    const { content, had, notes } = await makers[name](options)
    const deed = await publish(options.folder, name, content, options.now, options.camp)
    return { lines: [`${file}: ${deed}: ${had}`, ...notes.map((note) => `${file}: ${note}`)], exitCode: 0 }
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
 * Makes the files that are asked for. The code is 0 when each is written, unchanged or made in another way, 1 when a
 * source gave what cannot be used, else 2 when one could not be had.
 */
export const makeFiles = async (options: MakeOptions): Promise<Outcome> => {
  const whole = {
    ask: askSource,
    bases: { openMeteo: openMeteoBase, admiralty: admiraltyBase },
    admiraltyKey: undefined,
    ...options,
  }
  const { tides } = options.sources
  if (options.names.includes('tides') && tides?.from === 'admiralty' && !tides.permission) {
    return { lines: [noPermission], exitCode: 2 }
  }
  const outcomes = await Promise.all(options.names.map((name) => makeFile(name, whole)))
  const codes = outcomes.map(({ exitCode }) => exitCode)
  return {
    lines: outcomes.flatMap(({ lines }) => lines),
    exitCode: codes.includes(1) ? 1 : codes.includes(2) ? 2 : 0,
  }
}
