import { parseOptions, readNow, userPath } from '../../command'
import { UsageError } from '../../fail'

export const usage = `usage: npm run tides -- find [--station ID] [--now INSTANT]
       npm run tides -- compare TABLE.csv [--station ID]

find     lists the tide gauges around the camp, and tomorrow's tides at the nearest usable one, to check against the
         board at the harbour
compare  prints how far a tide table is from a gauge, before and after correcting the gauge by the table

--station ID   use this gauge instead of the one in src/camp.ts or the nearest usable one
--now INSTANT  use this instead of the current time, such as 2026-08-22T18:00:00Z
--help         print this text

Exit code 0: printed; 1: no gauge can be used, or the table is invalid; 2: wrong arguments, settings or file.`

interface Common {
  station: string | undefined
  /** Epoch milliseconds. */
  now: number
}

type TidesOptions = Common & ({ action: 'find' } | { action: 'compare'; table: string })

/** Parses the command's arguments and makes the path absolute. Throws an error that says which argument is wrong. */
export function readOptions(commandArguments: string[]): TidesOptions {
  const { values, positionals } = parseOptions(commandArguments, {
    station: { type: 'string' },
    now: { type: 'string' },
  })
  const [action, ...tables] = positionals
  const [table, ...others] = tables
  const common = { station: values.station, now: readNow(values.now) }
  if (action === 'find' && !tables.length) return { ...common, action }
  if (action === 'compare' && table?.includes('://'))
    throw new UsageError('compare: expected a file, found a URL; download the table first')
  if (action === 'compare' && table && !others.length) return { ...common, action, table: userPath(table) }
  if (action === 'compare') throw new UsageError(`compare: expected one table, found ${tables.length}`)
  throw new UsageError(
    action === 'find'
      ? `find: unexpected argument "${table}"`
      : `${action ? `unknown action "${action}"` : 'missing action'}; use find or compare`,
  )
}
