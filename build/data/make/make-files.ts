/** Makes the files that a camp has sources for, each by itself: what is wrong with one does not hold up the other. */
import type { Camp, Sources } from '../../../src/camp'
import { addDays, dayName } from '../../../src/lib/camp-time'
import { firstHour } from '../../../src/lib/hours'
import { datePart } from '../../../src/lib/iso-date'
import type { WeatherFile } from '../../../src/schemas'
import { askJson, type Question } from './ask'
import { makeForecast } from './forecast'
import { openMeteoBase, openMeteoUrl, readOpenMeteo } from './open-meteo'
import { publish, readPublished } from './publish'
import { BadAnswer, NoAnswer } from './refusals'

export type MadeName = 'weather'
export const madeNames: MadeName[] = ['weather']

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
  bases?: { openMeteo: string }
}

/** A file's new content, and what is to be said of it. */
interface Made {
  content: unknown
  /** `Open-Meteo gave 5 days, until 05:00 on Sun 23 August`. */
  had: string
  notes: string[]
}

interface Outcome {
  lines: string[]
  exitCode: 0 | 1 | 2
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

const makeWeather = async ({ folder, now, camp, ask, bases }: Required<MakeOptions>): Promise<Made> => {
  const answer = await ask('open-meteo', { url: openMeteoUrl(bases.openMeteo, camp.position) })
  const forecast = readOpenMeteo(answer)
  const old = (await readPublished(folder, 'weather', now, camp)) as WeatherFile | undefined
  const content = makeForecast(forecast, now, old)
  const { date, hours } = content.data.at(-1)!
  const { time } = hours.at(-1)!
  const lastDate = time < firstHour ? addDays(datePart(date), 1) : datePart(date)
  return {
    content,
    had: `Open-Meteo gave ${counted(content.data.length, 'day')}, until ${time} on ${dayName(lastDate)}`,
    notes: forecast.leftOut.map((what) => `left out: ${what}`),
  }
}

const makers: Record<MadeName, (options: Required<MakeOptions>) => Promise<Made>> = {
  weather: makeWeather,
}

const makeFile = async (name: MadeName, options: Required<MakeOptions>): Promise<Outcome> => {
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

/**
 * Makes the files that are asked for. The code is 0 when each is written, unchanged or made in another way, 1 when a
 * source gave what cannot be used, else 2 when one could not be had.
 */
export const makeFiles = async (options: MakeOptions): Promise<Outcome> => {
  const whole = {
    ask: (_name: string, question: Question) => askJson(question),
    bases: { openMeteo: openMeteoBase },
    ...options,
  }
  const outcomes = await Promise.all(options.names.map((name) => makeFile(name, whole)))
  const codes = outcomes.map(({ exitCode }) => exitCode)
  return {
    lines: outcomes.flatMap(({ lines }) => lines),
    exitCode: codes.includes(1) ? 1 : codes.includes(2) ? 2 : 0,
  }
}
