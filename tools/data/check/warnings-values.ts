/** Warns of empty lists, and of numbers outside the range that `src/schemas.ts` calls plausible. */
import { schemas, type DatasetName } from '../../../src/schemas'
import { hintOf } from './violations'
import { walkSchema } from './walk-schema'
import type { WarningRow } from './warnings'

export const valueWarnings = (name: DatasetName, file: unknown): WarningRow[] =>
  walkSchema(file, schemas[name]).flatMap(({ value, schema, path }): WarningRow[] => {
    if (Array.isArray(value)) {
      const hint = 'publish its entries, or leave out what it belongs to'
      return [{ kind: 'empty-list', path, isOdd: !value.length, reason: 'empty', hint }]
    }
    if (!schema.plausible || typeof value !== 'number') return []
    const [least, most] = schema.plausible
    return [
      {
        kind: `${path.slice(path.lastIndexOf('.') + 1)}-range`,
        path,
        isOdd: value < least || value > most,
        reason: `outside ${least} to ${most}`,
        hint: hintOf(schema),
      },
    ]
  })
