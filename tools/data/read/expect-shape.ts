import { Type, type Static, type TSchema } from 'typebox'
import type { TLocalizedValidationError } from 'typebox/error'
import { Errors, Pointer } from 'typebox/schema'
import { counted, describeValue } from '../../faults/describe-value'
import { throwInvalid } from './source-errors'

/** Returns the value if it matches a schema. Throws an InvalidResponse that names the first mismatch. */
export function expectShape<Schema extends TSchema>(
  name: string,
  schema: Schema,
  value: unknown,
): Static<Schema> {
  const [, [error]] = Errors(schema, value)
  if (!error) return value as Static<Schema>
  const path = error.instancePath
    .slice(1)
    .replace(/\/?\b(\d+)\b/g, '[$1]')
    .replaceAll('/', '.')
  const where = path ? `${name}: ${path}` : name
  if (error.keyword === 'required')
    throwInvalid(`${where}: missing ${error.params.requiredProperties.join(', ')}`)
  const found = describeValue(Pointer.Get(value, error.instancePath))
  throwInvalid(`${where}: expected ${expectation(error)} (found ${found})`)
}

/** The schemas of values that a source may give as null. */
export const textOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'] })
export const numberOrNull = (minimum: number, maximum: number) =>
  Type.Unsafe<number | null>({ type: ['number', 'null'], minimum, maximum })

function expectation(error: TLocalizedValidationError): string {
  switch (error.keyword) {
    case 'type':
      return [error.params.type]
        .flat()
        .map((type) => typeNames[type] ?? type)
        .join(' or ')
    case 'const':
      return JSON.stringify(error.params.allowedValue)
    case 'enum':
      if (error.params.allowedValues.length > 5) return 'a known name'
      return error.params.allowedValues.map((each) => JSON.stringify(each)).join(' or ')
    case 'maximum':
      return `at most ${error.params.limit}`
    case 'minimum':
      return `at least ${error.params.limit}`
    case 'minItems':
      return `at least ${counted(error.params.limit, 'item')}`
    case 'maxItems':
      return `at most ${counted(error.params.limit, 'item')}`
    default:
      return `a value that ${error.message}`
  }
}

const typeNames: Record<string, string> = {
  array: 'a list',
  object: 'an object',
  number: 'a number',
  integer: 'a whole number',
  string: 'a text',
}
