/** Warns of keys that look like a misspelt known key, which the app ignores. */
import { schemas, type DatasetName } from '../../../src/schemas'
import { isRecord } from '../../is-record'
import { childPath, walkSchema } from './walk-schema'
import type { WarningRow } from './warnings'

export const keyWarnings = (name: DatasetName, file: unknown): WarningRow[] =>
  walkSchema(file, schemas[name]).flatMap(({ value, schema: { properties }, path }) => {
    if (!properties || !isRecord(value)) return []
    const missing = Object.keys(properties).filter((key) => !(key in value))
    const unknown = Object.keys(value).filter((key) => !Object.hasOwn(properties, key))
    return unknown.flatMap((key) => {
      const known = missing.find((candidate) => looksLike(key, candidate))
      return known === undefined ? [] : [misspelt(childPath(path, key), known)]
    })
  })

function misspelt(path: string, known: string): WarningRow {
  return {
    kind: 'misspelt-key',
    path,
    isOdd: true,
    reason: `unknown key, similar to ${known}`,
    hint: `write ${known}`,
  }
}

/** Whether a key differs from a known one only in case, hyphens, a missing ending, or one or two letters. */
function looksLike(key: string, known: string): boolean {
  const [given, wanted] = [key, known].map((text) => text.toLowerCase().replace(/[-_]/g, '')) as [
    string,
    string,
  ]
  const isBeginning = given.length >= 4 && wanted.startsWith(given)
  return isBeginning || editDistance(given, wanted) <= (wanted.length < 8 ? 1 : 2)
}

/** Letters to insert, delete, replace, or swap with their neighbour (optimal string alignment). */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const present = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      present.push(
        Math.min(
          present[column - 1]! + 1,
          last[column]! + 1,
          last[column - 1]! + (isSame ? 0 : 1),
          isSwapped ? beforeLast[column - 2]! + 1 : Infinity,
        ),
      )
    }
    ;[beforeLast, last] = [last, present]
  }
  return last[to.length]!
}
