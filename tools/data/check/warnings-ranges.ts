/** Warns of numbers outside the range that `src/schemas.ts` calls plausible. */
import { schemas, type DatasetName } from '../../../src/schemas'
import { hintOf } from './violations'
import { walkSchema } from './walk-schema'
import type { WarningRow } from './warnings'

export const rangeWarnings = (name: DatasetName, file: unknown): WarningRow[] =>
  walkSchema(file, schemas[name]).flatMap(({ value, schema, path }) => {
    if (!schema.plausible || typeof value !== 'number') return []
    const [least, most] = schema.plausible
    return {
      kind: `${path.slice(path.lastIndexOf('.') + 1)}-range`,
      path,
      isOdd: value < least || value > most,
      reason: `outside ${least} to ${most}`,
      hint: hintOf(schema),
    }
  })
