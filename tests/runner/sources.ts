import { UsageError } from '../../tools/fail'
import { glob } from '../../tools/files'

/** The folders of test files, in the order in which they run. */
export const kinds = ['unit', 'e2e', 'engines'] as const
export type Kind = (typeof kinds)[number]

/**
 * Returns the test files of the chosen kinds whose paths contain a filter; without filters, all of them. Rejects with a
 * UsageError if a filter matches nothing.
 */
export async function findSources(
  chosenKinds: readonly Kind[],
  filters: string[],
): Promise<Record<Kind, string[]>> {
  const found: Record<Kind, string[]> = { unit: [], e2e: [], engines: [] }
  for (const kind of chosenKinds) {
    const folder = `tests/${kind}`
    const sources = [...(await glob(folder, '.test.ts')), ...(await glob(folder, '.test.tsx'))]
    found[kind] = filters.length
      ? sources.filter((source) => filters.some((filter) => source.includes(filter)))
      : sources
  }
  const all = Object.values(found).flat()
  const unknown = filters.find((filter) => !all.some((source) => source.includes(filter)))
  if (unknown === undefined) return found
  throw new UsageError(
    `unknown test file "${unknown}"; use a part of a path in tests/${chosenKinds.join(', ')}`,
  )
}
