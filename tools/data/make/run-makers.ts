/** Makes each data file that has a source in `src/camp.ts`. No error in one file stops the others. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from '../../fail'
import type { CommandResult } from '../../command/run-tool'
import { schemas, type DatasetName } from '../../../src/schemas'
import { makeCalendar } from './calendar-file'
import { makeLocations } from './locations-file'
import { makeTides } from './tides-file'
import { makeWeather } from './weather-file'
import type { Made, MakeOptions } from './maker-types'
import { failureOf, firstLines } from '../read/source-errors'
import { writeDataFile } from './write-data-file'

/** Each resolves to undefined if `src/camp.ts` has no source for its file. */
const makers: Record<DatasetName, (options: MakeOptions) => Promise<Made | undefined>> = {
  weather: makeWeather,
  tides: makeTides,
  locations: makeLocations,
  calendar: makeCalendar,
}

/** The names of the files, in the order in which the command reports them. */
export const madeNames = Object.keys(schemas) as DatasetName[]

/** Exit code 0: written, unchanged or no source; 1: invalid source; 2: unavailable source or unwritable folder. */
export interface MakeResult extends CommandResult {
  name: DatasetName
}

/** Makes the named files. Throws a UsageError, before any request or change, if the tides may not be republished. */
export async function makeFiles(names: DatasetName[], options: MakeOptions): Promise<MakeResult[]> {
  const { tides } = options.sources
  if (names.includes('tides') && tides?.from === 'admiralty' && !tides.permission) {
    throw new UsageError(noPermission)
  }
  return Promise.all(names.map((name) => makeFile(name, options)))
}

const noPermission = `src/camp.ts: sources.tides.permission is false, so nothing was made; ADMIRALTY's tide times may be republished only with a written licence from the UK Hydrographic Office (https://copyright.ukho.gov.uk): get one and set permission to true, or use a table that you may publish`

async function makeFile(name: DatasetName, options: MakeOptions): Promise<MakeResult> {
  const file = `${name}.json`
  try {
    const made = await makers[name](options)
    if (!made) return { name, lines: [`${file}: skipped: no source configured`], exitCode: 0 }
    const { result, warnings } = await writeDataFile(name, made.content, options, made.rowOf)
    const notes = made.notes.map((note) => `${file}: ${note}`)
    return { name, lines: [`${file}: ${result}: ${made.extent}`, ...notes, ...warnings], exitCode: 0 }
  } catch (error) {
    const { lines, exitCode } = failureOf(`${file} from ${options.sources[name]?.from}`, error)
    const shown = firstLines(lines, shownProblems)
    const stays = existsSync(path.join(options.folder, file)) ? '; the previous file stays' : ''
    return { name, lines: [...shown, `${file}: not written${stays}`], exitCode }
  }
}

const shownProblems = 50
