import { parseOptions, readNow, userPath } from '../../command/options'
import { UsageError } from '../../fail'

export const usage = `usage: npm run tides -- find [--station ID] [--now INSTANT]
       npm run tides -- compare TABLE.csv [--station ID]

find     lists the tide gauges around the camp, and tomorrow's tides at the nearest usable one, to check against the
         board at the harbour
compare  prints how much a tide table differs from a gauge, before and after correcting the gauge by the table

--station ID   use this gauge instead of the one in src/camp.ts or the nearest usable one
--now INSTANT  use this instead of the current time, such as 2026-08-22T18:00:00Z
--help         print this text

Exit code 0: success; 1: no gauge can be used, even with known tides, or the table is invalid; 2: wrong arguments, settings or file.`

/** Parses the command's arguments and makes the path absolute. Throws an error that says which argument is wrong. */
export function readOptions(commandArguments: string[]) {
  const { values, positionals } = parseOptions(commandArguments, {
    station: { type: 'string' },
    now: { type: 'string' },
  })
  const [action, ...tables] = positionals
  const [table = ''] = tables
  const common = { station: values.station, now: readNow(values.now) }
  if (action === 'find') {
    if (tables.length) throw new UsageError(`find: unexpected argument "${table}"`)
    return { ...common, action: 'find' as const }
  }
  if (action === 'compare') {
    if (table.includes('://'))
      throw new UsageError('compare: expected a file, found a URL; download the table first')
    if (!table || tables.length > 1)
      throw new UsageError(`compare: expected one table, found ${tables.length}; give the path of a CSV file`)
    return { ...common, action: 'compare' as const, table: userPath(table) }
  }
  throw new UsageError(`${action ? `unknown action "${action}"` : 'missing action'}; use find or compare`)
}
