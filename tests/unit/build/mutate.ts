/** What the comparison of checks needs to bend files in every place, the same way on every run. */

/** Numbers from 0 up to 1 that a seed determines (mulberry32). */
export const seeded = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

interface FileNode {
  parent: Record<string, unknown>
  key: string
  value: unknown
  path: string
}

/** Every value within a file, with the object or list that holds it. */
const readNodes = (holder: unknown, path = 'file'): FileNode[] => {
  if (typeof holder !== 'object' || holder === null) return []
  const parent = holder as Record<string, unknown>
  return Object.entries(parent).flatMap(([key, value]) => [
    { parent, key, value, path: `${path}.${key}` },
    ...readNodes(value, `${path}.${key}`),
  ])
}

/** Removes a value; a list closes up, because JSON knows no holes. */
const remove = (parent: object, key: string): void => {
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else Reflect.deleteProperty(parent, key)
}

/** Values that are wrong nearly everywhere, or right only in some places. */
export const strangers: unknown[] = [
  undefined,
  null,
  true,
  0,
  -1.5,
  NaN,
  Infinity,
  '',
  'Low',
  'low',
  'beach',
  '1.1m',
  '2026-08-22',
  '2026-02-30',
  '2026-08-22T16:40',
  '2026-08-22T16:40Z',
  '2026-08-22T25:40Z',
  [],
  {},
  [null],
  ['Low'],
  { length: 1 },
]

/** The file with lists of three at most, so that mutations hit every place often. */
export const shorten = (file: object): object =>
  JSON.parse(JSON.stringify(file), (_key, value: unknown) =>
    Array.isArray(value) ? value.slice(0, 3) : value,
  )

/** Copies of the files, each changed in one place: something taken out, put in, or put in the place of another. */
export function* bend(
  files: unknown[],
  count: number,
  seed: number,
): Generator<{ file: unknown; what: string }> {
  const random = seeded(seed)
  const pick = <Item>(items: Item[]) => items[Math.floor(random() * items.length)]!
  for (let index = 0; index < count; index++) {
    const file: unknown = structuredClone(pick(files))
    const { parent, key, path } = pick(readNodes(file))
    const change = random()
    if (change < 0.15) remove(parent, key)
    else if (change < 0.25) parent[pick(['extra', 'dates', 'name', 'type'])] = pick(strangers)
    else if (change < 0.4) parent[key] = structuredClone(pick(readNodes(file))).value
    else parent[key] = structuredClone(pick(strangers))
    yield { file, what: `change ${change} at ${path}` }
  }
}
