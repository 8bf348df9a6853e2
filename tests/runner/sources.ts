/** Finds the test files of a run. */
import path from 'node:path'
import { UsageError } from '../../tools/fail'
import { glob } from '../../tools/files'

/** The folders of test files, in the order in which they run. */
export const kinds = ['unit', 'e2e', 'engines'] as const
export type Kind = (typeof kinds)[number]

/**
 * Paths of the test files of some kinds that contain one of the filters, or of all without filters. Rejects with a
 * UsageError if a filter matches nothing.
 */
export async function findSources(
  chosenKinds: readonly Kind[],
  filters: string[],
): Promise<Record<Kind, string[]>> {
  const found: Record<Kind, string[]> = { unit: [], e2e: [], engines: [] }
  for (const kind of chosenKinds) found[kind] = await sourcesOf(kind)
  const all = Object.values(found).flat()
  for (const filter of filters) {
    if (all.some((source) => source.includes(filter))) continue
    throw new UsageError(`unknown test file "${filter}"; use a part of a path:\n${listNames(all)}`)
  }
  if (!filters.length) return found
  for (const kind of chosenKinds)
    found[kind] = found[kind].filter((source) => filters.some((filter) => source.includes(filter)))
  return found
}

async function sourcesOf(kind: Kind): Promise<string[]> {
  return [...(await glob(`tests/${kind}`, '.test.ts')), ...(await glob(`tests/${kind}`, '.test.tsx'))]
}

/** The names of all test files, one line per folder. */
function listNames(sources: string[]): string {
  const names = new Map<string, string[]>()
  for (const source of sources) {
    const { dir, base } = path.posix.parse(source)
    names.set(dir, [...(names.get(dir) ?? []), base.replace(/\.test\.tsx?$/, '')])
  }
  return [...names].map(([folder, all]) => `  ${folder}: ${all.join(', ')}`).join('\n')
}
