import { isRecord } from './is-record'

/** The parts of JSON Schema that `src/schemas.ts` and `src/camp-schema.ts` use, and their own keywords. */
export interface Schema {
  type?: string
  enum?: string[]
  const?: string
  format?: string
  properties?: Record<string, Schema>
  required?: string[] | undefined
  patternProperties?: Record<string, Schema>
  items?: Schema
  maxItems?: number
  uniqueItems?: boolean
  anyOf?: Schema[]
  title?: string
  description?: string
  examples?: unknown[]
  /** `warnings-schema.ts` warns of values outside this range. */
  plausible?: [least: number, most: number]
  /** A text that matches a pattern is wrong; the advice replaces the hint. */
  mistakes?: [pattern: RegExp, advice: string][]
  /** What to give. */
  hint?: string
}

interface Visit {
  value: unknown
  schema: Schema
  path: string
}

/**
 * Yields every value that a schema describes, in the schema's order: required ones even if missing, optional ones only
 * if present.
 */
export function* walkSchema(value: unknown, schema: Schema, path = ''): Generator<Visit> {
  const { items, properties, required = [] } = schema
  yield { value, schema, path }
  if (items && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walkSchema(item, items, `${path}[${index}]`)
  }
  if (properties && isRecord(value)) {
    for (const [key, property] of Object.entries(properties)) {
      if (key in value || required.includes(key))
        yield* walkSchema(value[key], property, childPath(path, key))
    }
  }
}

export function childPath(path: string, key: string): string {
  return path ? `${path}.${key}` : key
}
