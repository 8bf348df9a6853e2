/** Warns of empty lists, and of numbers outside the range that `src/schemas.ts` calls plausible. */
import { schemas, type DatasetName } from '../../../src/schemas'
import { hintOf } from './violations'
import { walkSchema } from './walk-schema'
import type { Suspicion } from './warnings'

export function* valueWarnings(name: DatasetName, file: unknown): Generator<Suspicion> {
  for (const { value, schema, path } of walkSchema(file, schemas[name])) {
    if (Array.isArray(value) && !value.length) yield { kind: 'empty-list', path, reason: 'empty' }
    const [least, most] = schema.plausible ?? [-Infinity, Infinity]
    if (typeof value === 'number' && (value < least || value > most)) {
      const kind = `${path.slice(path.lastIndexOf('.') + 1)}-range`
      yield { kind, path, reason: `outside ${least} to ${most}`, hint: hintOf(schema) }
    }
  }
}
