import type { Static, TSchema } from 'typebox'
import { Pointer, Value } from 'typebox/value'
import { describeValue } from '../describe-value'
import { InvalidResponse } from './source-errors'

/** Returns the value if it matches a schema. Throws an InvalidResponse that names the first mismatch. */
export function expectShape<Schema extends TSchema>(
  name: string,
  schema: Schema,
  value: unknown,
): Static<Schema> {
  const [error] = Value.Errors(schema, value)
  if (!error) return value as Static<Schema>
  const path = error.instancePath
    .slice(1)
    .replace(/\/?\b(\d+)\b/g, '[$1]')
    .replaceAll('/', '.')
  const expected =
    error.keyword === 'const' ? `must be ${JSON.stringify(error.params.allowedValue)}` : error.message
  const found = describeValue(Pointer.Get(value, error.instancePath))
  throw new InvalidResponse(`${name}: ${path && `${path} `}${expected} (found ${found})`)
}
