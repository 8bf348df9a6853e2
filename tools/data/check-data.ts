/** `npm run check-data -- FOLDER|URL`: says what the app will make of the four files, before a camper finds out. */
import { parseArgs } from 'node:util'
import { camp } from '../../src/camp'
import { schemas, type DatasetName } from '../../src/schemas'
import { readArguments, UsageError } from '../fail'
import { reportOn, type Outcome } from './check/data-report'
import { inspectFile } from './check/inspect-file'
import { canEnd, endsTooSoon, durationMs } from './check/ends-too-soon'
import { readDataFile } from './check/read-data-file'

const names = Object.keys(schemas) as DatasetName[]

const usage = `usage: npm run check-data -- FOLDER|URL [--reaches 24h] [--only NAME]
FOLDER, or what is below URL, holds ${names.map((name) => `${name}.json`).join(', ')}, or some of them.
--reaches 24h (or 3d): forecast and tide table must be there and end no sooner than so many hours (or days) from now.
--only NAME (${names.join(', ')}): looks at this file alone.
Ends with 0 when they are good, with 1 when the app would refuse one or one ends too soon, with 2 when one cannot be
read or none is there.`

interface Request {
  source: string
  names: DatasetName[]
  /** `24h`: how long forecast and tide table must last from now; undefined when that is not asked. */
  leastDuration: string | undefined
}

/** What the command's arguments ask for. Throws an error that says which of them is wrong. */
const readRequest = (commandArguments: string[]): Request => {
  const { values, positionals } = parseArgs({
    args: commandArguments,
    options: { reaches: { type: 'string' }, only: { type: 'string' } },
    allowPositionals: true,
  })
  const [source, ...others] = positionals
  const { reaches, only } = values
  if (!source) throw new UsageError('FOLDER or URL is missing')
  if (others.length) throw new UsageError(`"${others[0]}" is one too many: give one FOLDER or URL`)
  if (reaches !== undefined && !durationMs(reaches)) {
    throw new UsageError(`--reaches is "${reaches}": give hours or days, such as 24h or 3d`)
  }
  const chosen = names.filter((name) => only === undefined || name === only)
  if (!chosen.length) throw new UsageError(`--only is "${only}": give one of ${names.join(', ')}`)
  return { source, names: chosen, leastDuration: reaches }
}

const inspect = async ({ source, leastDuration }: Request, name: DatasetName): Promise<Outcome> => {
  const read = await readDataFile(source, `${name}.json`)
  const mustLast = leastDuration !== undefined && canEnd(name)
  if (!('bytes' in read)) {
    return mustLast && 'missing' in read
      ? { unreadable: `it is not there, and should reach ${leastDuration}` }
      : read
  }
  const now = Date.now()
  const inspection = inspectFile(name, read.bytes, now, camp)
  if (!mustLast || inspection.errors.length) return inspection
  const file: unknown = JSON.parse(new TextDecoder().decode(read.bytes))
  return { ...inspection, endsTooSoon: endsTooSoon(name, file, now, leastDuration) }
}

try {
  const request = readArguments(usage, () => readRequest(process.argv.slice(2)))
  const outcomes = request.names.map(async (name): Promise<[DatasetName, Outcome]> => [
    name,
    await inspect(request, name),
  ])
  const { lines, exitCode } = reportOn(await Promise.all(outcomes))
  console.log(lines.join('\n'))
  process.exitCode = exitCode
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
