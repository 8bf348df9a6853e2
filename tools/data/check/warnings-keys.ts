/** Warns of keys that look like misspelt known keys: the app ignores them. */
import { schemas, type DatasetName } from '../../../src/schemas'
import { isRecord } from '../../is-record'
import { childPath, walkSchema } from './walk-schema'
import type { WarningRow } from './warnings'

export const keyWarnings = (name: DatasetName, file: unknown): WarningRow[] =>
  walkSchema(file, schemas[name]).flatMap(({ value, schema: { properties }, path }): WarningRow[] => {
    if (!properties || !isRecord(value)) return []
    const missing = Object.keys(properties).filter((key) => !(key in value))
    const unknown = Object.keys(value).filter((key) => !Object.hasOwn(properties, key))
    return unknown.flatMap((key) => {
      const known = missing.find((candidate) => looksLike(key, candidate))
      if (known === undefined) return []
      const reason = `unknown key, similar to ${known}`
      const hint = `write ${known}`
      return [{ kind: 'misspelt-key', path: childPath(path, key), isOdd: true, reason, hint }]
    })
  })

/** Whether a key differs from a known one only in case, hyphens, a missing ending, or one or two letters. */
function looksLike(key: string, known: string): boolean {
  const [given = '', wanted = ''] = [key, known].map((text) => text.toLowerCase().replace(/[-_]/g, ''))
  const isBeginning = given.length >= 4 && wanted.startsWith(given)
  return isBeginning || isWithin(wanted.length < 8 ? 1 : 2, given, wanted)
}

/** Whether two words differ by at most this many edits: letters inserted, deleted, replaced or swapped with a neighbour. */
function isWithin(edits: number, from: string, to: string): boolean {
  if (from[0] === to[0]) return !from || isWithin(edits, from.slice(1), to.slice(1))
  if (!edits) return false
  const isSwapped = from[0] === to[1] && from[1] === to[0]
  return (
    isWithin(edits - 1, from.slice(1), to) ||
    isWithin(edits - 1, from, to.slice(1)) ||
    isWithin(edits - 1, from.slice(1), to.slice(1)) ||
    (isSwapped && isWithin(edits - 1, from.slice(2), to.slice(2)))
  )
}
