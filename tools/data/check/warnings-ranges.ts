/** Warns of numbers outside the range that `src/schemas.ts` calls plausible. */
import { schemas, type DatasetName } from '../../../src/schemas'
import { isRecord } from '../../is-record'
import { hintOf, type Schema } from './violations'
import type { WarningRow } from './warnings'

export const rangeWarnings = (name: DatasetName, file: unknown): WarningRow[] => walk(file, schemas[name], '')

function walk(value: unknown, schema: Schema, path: string): WarningRow[] {
  const { items, properties, plausible } = schema
  if (items && Array.isArray(value))
    return value.flatMap((item: unknown, index) => walk(item, items, `${path}[${index}]`))
  if (properties && isRecord(value))
    return Object.entries(properties).flatMap(([key, property]) =>
      walk(value[key], property, path ? `${path}.${key}` : key),
    )
  if (!plausible || typeof value !== 'number') return []
  const [least, most] = plausible
  return [
    {
      kind: `${path.slice(path.lastIndexOf('.') + 1)}-range`,
      path,
      isOdd: value < least || value > most,
      reason: `outside ${least} to ${most}`,
      hint: hintOf(schema),
    },
  ]
}
