/** Generates data files: valid ones with unusual values, invalid ones, and arbitrary JSON. */
import * as fc from 'fast-check'
import { schemas, type DatasetName } from '../../../src/schemas'
import { sampleFile } from '../../../tools/sample/sample-camp'
import type { Schema } from '../../../tools/data/check/walk-schema'
import { describedIn } from '../../support/schema-values'
import { validFile } from './valid-file'

/** Generates a file of a data set: a valid file, one with up to three changes, or arbitrary JSON. */
export function anyFile(name: DatasetName): fc.Arbitrary<unknown> {
  const valid = validFile(name)
  const sample = fc.integer({ min: 0, max: 500 }).map((days) => sampleFile(name, Date.UTC(2026, 0, days, 5)))
  return fc.oneof(
    { weight: 4, arbitrary: valid },
    { weight: 8, arbitrary: fc.tuple(valid, mutations(1, 3)).map(mutate) },
    { weight: 1, arbitrary: fc.tuple(sample, mutations(0, 2)).map(mutate) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
}

interface Mutation {
  nodeNumber: number
  change: 'remove' | 'replace' | 'copy' | 'extra'
  value: unknown
}

function mutations(minLength: number, maxLength: number): fc.Arbitrary<Mutation[]> {
  const mutation = fc.record<Mutation>({
    nodeNumber: fc.nat(),
    change: fc.constantFrom('remove', 'replace', 'copy', 'extra'),
    value: fc.oneof(fc.constantFrom(...misplaced), fc.jsonValue({ maxDepth: 2 })),
  })
  return fc.array(mutation, { minLength, maxLength })
}

/** Values that most keys reject; the schemas' examples are valid for their own key. */
const misplaced: unknown[] = [
  null,
  true,
  0,
  -1.5,
  '',
  [],
  {},
  [null],
  { length: 1 },
  '1.1m',
  '2026-02-30',
  '2026-08-22T16:40',
  '2026-08-22T25:40Z',
  ...Object.values(schemas)
    .flatMap((schema) => describedIn(schema as Schema))
    .flatMap(({ schema: { enum: options = [], examples = [] } }) => [
      ...examples,
      ...options.flatMap((option) => [option.toUpperCase(), [option]]),
    ]),
]

function mutate([file, mutations]: [unknown, Mutation[]]): unknown {
  const holder = { file: structuredClone(file) }
  for (const { nodeNumber, change, value } of mutations) {
    const nodes = readNodes(holder)
    const node = nodes[nodeNumber % nodes.length]
    const other = nodes[(nodeNumber >> 8) % nodes.length]
    if (!node || !other) continue
    const { parent, key } = node
    if (change === 'remove') remove(parent, key)
    else if (change === 'replace') parent[key] = structuredClone(value)
    else if (change === 'copy') parent[key] = structuredClone(other.parent[other.key])
    else if (!Array.isArray(parent)) parent['extra'] = structuredClone(value)
  }
  return holder.file
}

interface FileNode {
  parent: Record<string, unknown>
  key: string
}

/** Returns the parent and key of every value within a file. */
function readNodes(holder: unknown): FileNode[] {
  if (typeof holder !== 'object' || holder === null) return []
  const parent = holder as Record<string, unknown>
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...readNodes(parent[key])])
}

/** Removes a value; list items move up, because JSON has no holes. */
function remove(parent: object, key: string): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else Reflect.deleteProperty(parent, key)
}
