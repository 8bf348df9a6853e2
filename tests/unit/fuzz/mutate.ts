/** Generates data files: valid ones with unusual values, invalid ones, and arbitrary JSON. */
import * as fc from 'fast-check'
import { schemas, type DatasetName } from '../../../src/schemas'
import { sampleFile } from '../../../tools/sample/sample-camp'
import type { Schema } from '../../../tools/walk-schema'
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

/** Generates copies of a value that JSON can express, with up to three changes. */
export function variantsOf(original: unknown): fc.Arbitrary<unknown> {
  return mutations(0, 3).map((changes) => mutate([original, changes]))
}

/** Generates the bytes of a JSON text, with up to three places where bytes are lost, wrong or repeated. */
export function damaged(value: fc.Arbitrary<unknown>): fc.Arbitrary<Buffer> {
  const damage = fc.record({
    position: fc.nat(),
    length: fc.integer({ min: 0, max: 40 }),
    insert: fc.oneof(
      fc.constant(Buffer.alloc(0)),
      fc.constantFrom(...odd).map((text) => Buffer.from(text)),
      fc.uint8Array({ maxLength: 3 }).map((bytes) => Buffer.from(bytes)),
    ),
    isCut: fc.nat(9).map((chance) => chance === 0),
  })
  return fc.tuple(value, fc.array(damage, { maxLength: 3 })).map(([given, damages]) => {
    let bytes = Buffer.from(JSON.stringify(given, undefined, 1) ?? '')
    for (const { position, length, insert, isCut } of damages) {
      const start = position % (bytes.length + 1)
      bytes = Buffer.concat([
        bytes.subarray(0, start),
        insert,
        isCut ? Buffer.alloc(0) : bytes.subarray(start + length),
      ])
    }
    return bytes
  })
}

const odd = [
  ',',
  ']',
  '}',
  '{',
  '"',
  '\\',
  ':',
  '1e999',
  '-0',
  'null',
  '\u0000',
  '<',
  '\ufeff',
  '['.repeat(9999),
  '"a":1,',
]

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
    // Half of the changes are near the top, where a file has few nodes.
    const nodes = readNodes(holder, nodeNumber % 2 ? 3 : Infinity)
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

/** Returns the parent and key of every value within a file, down to a depth. */
function readNodes(holder: unknown, depth: number): FileNode[] {
  if (typeof holder !== 'object' || holder === null || !depth) return []
  const parent = holder as Record<string, unknown>
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...readNodes(parent[key], depth - 1)])
}

/** Removes a value; list items move up, because JSON has no holes. */
function remove(parent: object, key: string): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else Reflect.deleteProperty(parent, key)
}
