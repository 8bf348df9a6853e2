import type { TextFormat } from '../../src/schemas'
import { isRecord } from '../is-record'

/** The parts of JSON Schema that `src/schemas.ts` uses, and its own keyword `plausible`. */
export interface Schema {
  type?: 'object' | 'array' | 'string' | 'number'
  enum?: string[]
  format?: TextFormat
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  title?: string
  description?: string
  examples?: unknown[]
  /** `warnings-schema.ts` warns of values outside this range. */
  plausible?: [least: number, most: number]
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
