/** What the comparison of checks needs to bend files in every place, the same way on every run. */

/** Numbers from 0 up to 1 that a seed determines (mulberry32). */
export const seeded = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

export interface FileNode {
  parent: Record<string, unknown>
  key: string
  value: unknown
  path: string
}

/** Every value within a file, with the object or list that holds it. */
export const readNodes = (holder: unknown, path = 'file'): FileNode[] => {
  if (typeof holder !== 'object' || holder === null) return []
  const parent = holder as Record<string, unknown>
  return Object.entries(parent).flatMap(([key, value]) => [
    { parent, key, value, path: `${path}.${key}` },
    ...readNodes(value, `${path}.${key}`),
  ])
}

/** Removes a value; a list closes up, because JSON knows no holes. */
export const remove = (parent: object, key: string): void => {
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else Reflect.deleteProperty(parent, key)
}
