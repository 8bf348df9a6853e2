/** `npm run check-data -- FOLDER|URL`: says what the app will make of the four files, before a camper finds out. */
import { parseArgs } from 'node:util'
import { camp } from '../../src/camp'
import { schemas, type DatasetName } from '../../src/schemas'
import { reportOn, type Outcome } from './data-report'
import { inspectFile } from './inspect-file'
import { canEnd, shortfall, spanMs } from './reaches'
import { readDataFile } from './read-data-file'

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
  /** `24h`: how far forecast and tide table must reach. */
  span: string | undefined
}

/** What the command's arguments ask for; undefined when they are wrong. */
const readRequest = (commandArguments: string[]): Request | undefined => {
  try {
    const { values, positionals } = parseArgs({
      args: commandArguments,
      options: { reaches: { type: 'string' }, only: { type: 'string' } },
      allowPositionals: true,
    })
    const [source, ...others] = positionals
    const span = values.reaches
    const chosen = names.filter((name) => values.only === undefined || name === values.only)
    const isRight = source && !others.length && chosen.length && (span === undefined || spanMs(span))
    return isRight ? { source, names: chosen, span } : undefined
  } catch {
    return undefined
  }
}

const inspect = async ({ source, span }: Request, name: DatasetName): Promise<Outcome> => {
  const read = await readDataFile(source, `${name}.json`)
  const mustReach = span !== undefined && canEnd(name)
  if (!('bytes' in read)) {
    return mustReach && 'missing' in read ? { unreadable: 'it is not there, and should reach ' + span } : read
  }
  const now = Date.now()
  const inspection = inspectFile(name, read.bytes, now, camp)
  if (!mustReach || inspection.errors.length) return inspection
  const file: unknown = JSON.parse(new TextDecoder().decode(read.bytes))
  return { ...inspection, endsTooSoon: shortfall(name, file, now, span) }
}

const request = readRequest(process.argv.slice(2))
if (!request) {
  console.error(usage)
  process.exitCode = 2
} else {
  const outcomes = request.names.map(async (name): Promise<[DatasetName, Outcome]> => [
    name,
    await inspect(request, name),
  ])
  const { lines, exitCode } = reportOn(await Promise.all(outcomes))
  console.log(lines.join('\n'))
  process.exitCode = exitCode
}
