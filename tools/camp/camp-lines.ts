/** Adds the lines of `src/camp.ts` to messages that name a setting, so that an editor, or GitHub, can open them. */
import { readProjectFile } from '../files'
import { exportNames } from './camp-brackets'

const setting = String.raw`\b(?:${exportNames.join('|')})(?:\.\w+|\[\d+\])+`

/** `sources.tides.file: …`, `src/camp.ts: dataSource.owner: …` */
const atStart = new RegExp(String.raw`^(?:src/camp\.ts: )?(?=(${setting}))`)

/** `correct sources.calendar.events in src/camp.ts` */
const within = new RegExp(String.raw`(?<=(${setting}) in src/camp\.ts)(?!:)`, 'g')

/**
 * Returns messages with lines: `src/camp.ts:115: sources.tides.file: …`, `correct camp.position in src/camp.ts:33`.
 * Nothing is added if the file cannot be read.
 */
export async function withCampLines(messages: string[]): Promise<string[]> {
  if (!messages.some((message) => atStart.test(message) || message.includes(' in src/camp.ts')))
    return messages
  const lineOf = await readLines()
  const placeOf = (name: string) => {
    const keys = name.split(/[.[\]]/).filter(Boolean)
    // A file's name, such as sources.csv, is not a setting's.
    const line = lineOf(keys) === lineOf(keys.slice(0, 1)) ? undefined : lineOf(keys)
    return line === undefined ? '' : `:${line}`
  }
  return messages.map((message) =>
    message
      .replace(atStart, (start, name: string) => (placeOf(name) ? `src/camp.ts${placeOf(name)}: ` : start))
      .replace(within, (_, name: string) => placeOf(name)),
  )
}

async function readLines(): Promise<(path: string[]) => number | undefined> {
  try {
    // Loaded when needed, because this file is part of reporting any error.
    const { findSettingLines } = await import('./setting-lines')
    return findSettingLines(await readProjectFile('src/camp.ts'))
  } catch {
    return () => undefined
  }
}
