import { schemas, type DatasetName } from '../../../src/schemas'
import { parseOptions, readNames, readNow } from '../../command/options'
import type { CommandResult } from '../../command/run-tool'
import { UsageError } from '../../fail'
import { describeBug, InvalidResponse, SourceUnavailable } from '../read/source-errors'
import { endsTooSoonKind, reportOn, type Outcome } from './data-report'
import { canEnd, durationMs, endsTooSoon } from './ends-too-soon'
import { inspectFile } from './inspect-file'
import { openSource, type Source } from './open-source'
import type { CampFacts } from './warnings'

const names = Object.keys(schemas) as DatasetName[]

export const usage = `usage: npm run check-data -- FOLDER|URL [--only NAME[,NAME]] [--reaches 24h] [--strict]
                                    [--now INSTANT]

Checks ${names.map((name) => `${name}.json`).join(', ')} as the app does, and warns of suspicious data.

--only NAME[,NAME]  check only these files: ${names.join(', ')}
--reaches 24h       forecast and tide table must not end within 24 hours (or days: 3d)
--strict            warnings fail, too
--now INSTANT       check as of this instead of the current time, such as 2026-08-22T18:00:00Z
--help              print this text

Exit code 0: the data is good; 1: a file is invalid, missing or ends too soon; 2: wrong arguments or settings, or the
folder or host cannot be read.`

interface CheckOptions {
  source: string
  names: DatasetName[]
  /** How far ahead the forecast and the tide table must reach, such as `24h`; undefined if that does not matter. */
  leastDuration: string | undefined
  strict: boolean
  /** Epoch milliseconds. */
  now: number
}

/** Parses the command's arguments. Throws an error that names an invalid argument. */
export const readOptions = (commandArguments: string[]): CheckOptions => {
  const { values, positionals } = parseOptions(commandArguments, {
    reaches: { type: 'string' },
    only: { type: 'string' },
    strict: { type: 'boolean' },
    now: { type: 'string' },
  })
  const [source, ...others] = positionals
  const { reaches, strict = false } = values
  // Before the arguments, because `--reaches 1 day` has one too many.
  if (reaches !== undefined && !durationMs(reaches)) {
    throw new UsageError(`--reaches: invalid duration "${reaches}"; use hours or days, such as 24h or 3d`)
  }
  if (!source) throw new UsageError('missing argument; give a folder or URL')
  const isName = (each: string) => (names as string[]).includes(each)
  if (others.length)
    throw new UsageError(
      positionals.some(isName)
        ? 'more than one argument; write the names after --only without spaces between them'
        : 'more than one argument; give one folder or URL, in quotes if it has spaces',
    )
  const chosen = readNames(values.only, names)
  if (reaches !== undefined && !chosen.some(canEnd)) {
    throw new UsageError('--reaches: no file to apply it to; add weather or tides to --only')
  }
  return { source, names: chosen, leastDuration: reaches, strict, now: readNow(values.now) }
}

/** Checks the files that the options name. Rejects with a UsageError if the source is neither a folder nor a valid URL. */
export const checkFiles = async (options: CheckOptions, camp: CampFacts): Promise<CommandResult> => {
  const source = await openSource(options.source)
  const outcomes = options.names.map(
    async (name) => [name, await checkFile(name, source, options, camp)] as [DatasetName, Outcome],
  )
  return reportOn(await Promise.all(outcomes), options)
}

async function checkFile(
  name: DatasetName,
  source: Source,
  { leastDuration, now }: CheckOptions,
  camp: CampFacts,
): Promise<Outcome> {
  try {
    const bytes = await source(`${name}.json`)
    const inspection = inspectFile(name, bytes, now, camp)
    if (!inspection.errors.length && leastDuration !== undefined) {
      const file: unknown = JSON.parse(new TextDecoder().decode(bytes))
      const value = endsTooSoon(name, file, now, leastDuration)
      const hint = 'publish newer data'
      if (value)
        inspection.errors.push({ kind: endsTooSoonKind, path: '', value, reason: endsTooSoonKind, hint })
    }
    return inspection
  } catch (error) {
    if (error instanceof InvalidResponse) return { problem: `error: ${error.message}`, exitCode: 1 }
    const reason = error instanceof SourceUnavailable ? error.message : describeBug(error)
    return { problem: `cannot be read (${reason})`, exitCode: 2 }
  }
}
