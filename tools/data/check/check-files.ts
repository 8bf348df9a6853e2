import type { DatasetName } from '../../../src/schemas'
import type { CommandResult } from '../../command'
import type { CheckOptions } from './check-options'
import { reportOn, type Outcome } from './data-report'
import { endsTooSoon } from './ends-too-soon'
import { inspectFile } from './inspect-file'
import { openSource, type Source } from './source'
import type { CampFacts } from './warnings'

/**
 * Checks the files that the options name, at a time in epoch milliseconds. Rejects with a UsageError if the folder does
 * not exist or the URL is invalid.
 */
export const checkFiles = async (
  options: CheckOptions,
  now: number,
  camp: CampFacts,
): Promise<CommandResult> => {
  const source = await openSource(options.source)
  const outcomes = options.names.map(
    async (name) => [name, await checkFile(name, source, options, now, camp)] as [DatasetName, Outcome],
  )
  return reportOn(await Promise.all(outcomes), options)
}

async function checkFile(
  name: DatasetName,
  source: Source,
  { leastDuration }: CheckOptions,
  now: number,
  camp: CampFacts,
): Promise<Outcome> {
  const read = await source(`${name}.json`)
  if (read.status !== 'read') return read
  const inspection = inspectFile(name, read.bytes, now, camp)
  const outcome: Outcome = { status: 'read', ...inspection }
  if (leastDuration === undefined || inspection.errors.length) return outcome
  const file: unknown = JSON.parse(new TextDecoder().decode(read.bytes))
  return { ...outcome, endsTooSoon: endsTooSoon(name, file, now, leastDuration) }
}
