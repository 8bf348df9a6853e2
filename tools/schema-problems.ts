/** Describes how settings differ from a schema in `src/camp-schema.ts`: where, what was found, and what to give. */
import { Value } from 'typebox/value'
import { isRecord } from './is-record'

/** The parts of JSON Schema that `src/camp-schema.ts` uses. */
export interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[] | undefined
  patternProperties?: Record<string, Schema>
  items?: Schema
  maxItems?: number
  anyOf?: Schema[]
  enum?: string[]
  const?: string
  hint?: string
}

/** Returns every mismatch between a value and its schema, one line each; a schema's `hint` says what to give. */
export function problemsIn(value: unknown, schema: Schema, path: string): string[] {
  const { properties, patternProperties, items, anyOf } = schema
  if (anyOf) return problemsInChoice(value, anyOf, path)
  if (properties) return problemsInObject(value, schema, properties, path)
  if (patternProperties) return problemsInRecord(value, patternProperties, path)
  if (items) return problemsInList(value, items, schema.maxItems ?? Infinity, path)
  return Value.Check(schema, value) ? [] : [wrong(path, value, hintOf(schema))]
}

function problemsInObject(
  value: unknown,
  { required = [] }: Schema,
  properties: Record<string, Schema>,
  path: string,
): string[] {
  const known = Object.keys(properties).join(', ')
  if (!isRecord(value))
    return [wrong(path, value, `an object with ${required.length ? '' : 'some of '}${known}`)]
  return [
    ...Object.entries(properties)
      .filter(([key]) => key in value || required.includes(key))
      .flatMap(([key, schema]) => problemsIn(value[key], schema, `${path}.${key}`)),
    ...Object.keys(value)
      .filter((key) => !Object.hasOwn(properties, key))
      .map((key) => `unknown setting ${path}.${key}; remove it, or use one of ${known}`),
  ]
}

function problemsInRecord(value: unknown, patternProperties: Record<string, Schema>, path: string): string[] {
  const [pattern = '', schema = {}] = Object.entries(patternProperties)[0] ?? []
  if (!isRecord(value)) return [wrong(path, value, `an object of names, each with ${hintOf(schema)}`)]
  return Object.entries(value).flatMap(([key, each]) => [
    ...(new RegExp(pattern).test(key)
      ? []
      : [`${path} has the invalid name ${quote(key)}; give a line of text`]),
    ...problemsIn(each, schema, `${path}[${quote(key)}]`),
  ])
}

function problemsInList(value: unknown, items: Schema, maxItems: number, path: string): string[] {
  if (!Array.isArray(value)) return [wrong(path, value, `a list of up to ${maxItems} items`)]
  if (value.length > maxItems) return [`${path} has ${value.length} items; give up to ${maxItems}`]
  return value.flatMap((item, index) => problemsIn(item, items, `${path}[${index}]`))
}

/** Checks a value against one of several schemas: the one with the same `from`. */
function problemsInChoice(value: unknown, schemas: Schema[], path: string): string[] {
  const kinds = schemas.map((schema) => schema.properties?.['from']?.const)
  if (!isRecord(value)) return [wrong(path, value, `an object with from: ${kinds.join(' or ')}`)]
  const chosen = schemas[kinds.indexOf(String(value['from']))]
  return chosen
    ? problemsIn(value, chosen, path)
    : [wrong(`${path}.from`, value['from'], `one of ${kinds.join(', ')}`)]
}

function hintOf(schema: Schema): string {
  if (schema.enum) return `one of ${schema.enum.join(', ')}`
  return schema.hint ?? quote(schema.const)
}

const wrong = (path: string, value: unknown, hint: string) =>
  `${path} is ${value === undefined ? 'missing' : quote(value)}; give ${hint}`

const quote = (value: unknown) => JSON.stringify(value) ?? String(value)
