import { parseArgs } from 'node:util'
import { schemas, type DatasetName } from '../../../src/schemas'
import { readNames } from '../../command'
import { UsageError } from '../../fail'
import { canEnd, durationMs } from './ends-too-soon'

const names = Object.keys(schemas) as DatasetName[]

export const usage = `usage: npm run check-data -- FOLDER|URL [--only NAME[,NAME]] [--reaches 24h] [--strict]

Checks ${names.map((name) => `${name}.json`).join(', ')} as the app does, and warns of suspicious data.

--only NAME[,NAME]  check only these files: ${names.join(', ')}
--reaches 24h       fail if the forecast or the tide table ends within 24 hours (for days: 3d)
--strict            fail on warnings, too
--help              print this text

Exit code 0: the data is good; 1: a file is invalid, missing or ends too soon; 2: wrong arguments, or the folder or
host cannot be read.`

export interface CheckOptions {
  source: string
  names: DatasetName[]
  /** `24h`: how far ahead the forecast and the tide table must reach. */
  leastDuration: string | undefined
  strict: boolean
}

/** Parses the command's arguments. Throws an error that names the wrong one. */
export const readOptions = (commandArguments: string[]): CheckOptions => {
  const { values, positionals } = parseArgs({
    args: commandArguments,
    options: { reaches: { type: 'string' }, only: { type: 'string' }, strict: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [source, ...others] = positionals
  if (!source) throw new UsageError('missing argument; give a folder or URL')
  if (others.length) throw new UsageError(`expected one folder or URL, found ${positionals.length}`)
  const chosen = readNames(values.only, names)
  const { reaches, strict = false } = values
  if (reaches !== undefined && !durationMs(reaches)) {
    throw new UsageError(`--reaches: invalid duration "${reaches}"; use hours or days, such as 24h or 3d`)
  }
  if (reaches !== undefined && !chosen.some(canEnd)) {
    throw new UsageError('--reaches: no file to apply it to; add weather or tides to --only')
  }
  return { source, names: chosen, leastDuration: reaches, strict }
}
