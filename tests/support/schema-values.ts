/** Derives files from the schemas, so that a new key needs no edit in a test. */
import { schemas, type DatasetName, type Files } from '../../src/schemas'
import type { Schema } from '../../tools/walk-schema'

export const schemaOf = (name: DatasetName): Schema => schemas[name]

/** How much an example contains. With `empty lists`, optional keys are left out too; otherwise, lists have one item. */
type Extent = 'with optional keys' | 'required keys only' | 'empty lists'

/** Returns a valid file made of the schema's examples. */
export const exampleFile = <Name extends DatasetName>(name: Name, extent: Extent): Files[Name] =>
  exampleOf(schemaOf(name), extent) as Files[Name]

function exampleOf({ properties, items, required, examples }: Schema, extent: Extent): unknown {
  if (items) return extent === 'empty lists' ? [] : [exampleOf(items, extent)]
  if (!properties) return examples?.[0]
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => extent === 'with optional keys' || required?.includes(key))
      .map(([key, value]) => [key, exampleOf(value, extent)]),
  )
}

/** A value that a schema describes, with the keys that lead to it; in a list, the key is 0. */
interface Described {
  keys: (string | number)[]
  schema: Schema
  isRequired: boolean
}

/** Returns every value that a schema describes, including the file. A value inside an optional one is not required. */
export function describedIn(schema: Schema, keys: Described['keys'] = [], isRequired = true): Described[] {
  const { properties = {}, items, required } = schema
  return [
    { keys, schema, isRequired },
    ...(items ? describedIn(items, [...keys, 0], isRequired) : []),
    ...Object.entries(properties).flatMap(([key, value]) =>
      describedIn(value, [...keys, key], isRequired && Boolean(required?.includes(key))),
    ),
  ]
}

/** Returns the path of a value as in messages: `dates[0].date`. */
export const pathOf = (keys: Described['keys']): string =>
  keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')

/** Returns values that a schema rejects because of its type, options or format. */
export function wrongValues({ type, enum: options, format }: Schema): unknown[] {
  if (options) return [null, '', options[0]?.toUpperCase(), options.slice(0, 1), 0]
  switch (type) {
    case 'object':
      return [null, [], '', 0]
    case 'array':
      return [null, {}, '', { length: 0 }]
    case 'number':
      return [null, '1', NaN, Infinity, [1]]
    default:
      // No format accepts an empty text.
      return [null, 1, true, [''], ...(format ? [''] : [])]
  }
}

/** Returns a copy of a file with a value replaced, or removed if undefined. */
export function withValue(file: unknown, [first, ...rest]: Described['keys'], value: unknown): unknown {
  if (first === undefined) return value
  const copy = structuredClone(file) as object
  const inner = withValue(Reflect.get(copy, first), rest, value)
  if (inner === undefined) Reflect.deleteProperty(copy, first)
  else Reflect.set(copy, first, inner)
  return copy
}
