/** Describes how settings differ from a schema in `src/camp-schema.ts`: where, what was found, and what to give. */
import { Value } from 'typebox/value'
import { isRecord } from './is-record'
import { abbreviates, looksLike } from './looks-like'
import type { SettingPath } from './setting-lines'

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

export interface Problem {
  /** Where the setting is, to find its line. */
  path: SettingPath
  /** The setting's name, what was found and what to give. */
  text: string
}

/** A setting: its path, and its name for messages, such as `camp.eventColours["Regatta"]`. */
interface Setting {
  path: SettingPath
  name: string
}

/** Returns every mismatch between a value and its schema; a schema's `hint` says what to give. */
export function problemsIn(value: unknown, schema: Schema, ...path: string[]): Problem[] {
  return problemsAt({ path, name: path.join('.') }, value, schema)
}

function problemsAt(at: Setting, value: unknown, schema: Schema): Problem[] {
  const { properties, patternProperties, items, anyOf } = schema
  if (anyOf) return problemsInChoice(at, value, anyOf)
  if (properties) return problemsInObject(at, value, schema, properties)
  if (patternProperties) return problemsInRecord(at, value, patternProperties)
  if (items) return problemsInList(at, value, items, schema.maxItems ?? Infinity)
  return Value.Check(schema, value) ? [] : [wrong(at, value, hintOf(schema))]
}

function problemsInObject(
  at: Setting,
  value: unknown,
  { required = [] }: Schema,
  properties: Record<string, Schema>,
): Problem[] {
  const known = Object.keys(properties).join(', ')
  if (!isRecord(value))
    return [wrong(at, value, `an object with ${required.length ? '' : 'some of '}${known}`)]
  const missing = required.filter((key) => !(key in value))
  const unknown = Object.keys(value)
    .filter((key) => !Object.hasOwn(properties, key))
    .map((key) => ({
      ...propertyOf(at, key),
      meant: missing.find((each) => looksLike(key, each) || abbreviates(key, each)),
    }))
  const isMisspelt = (key: string) => unknown.some(({ meant }) => meant === key)
  return [
    ...Object.entries(properties)
      .filter(([key]) => key in value || (required.includes(key) && !isMisspelt(key)))
      .flatMap(([key, schema]) => problemsAt(propertyOf(at, key), value[key], schema)),
    ...unknown.map(({ path, name, meant }) => ({
      path,
      text: `unknown setting ${name}; ${meant ? `write ${meant}` : `remove it, or use one of ${known}`}`,
    })),
  ]
}

function problemsInRecord(at: Setting, value: unknown, patternProperties: Record<string, Schema>): Problem[] {
  const [pattern = '', schema = {}] = Object.entries(patternProperties)[0] ?? []
  if (!isRecord(value)) return [wrong(at, value, `an object of names, each with ${hintOf(schema)}`)]
  return Object.entries(value).flatMap(([key, each]) => {
    const entry = { path: [...at.path, key], name: `${at.name}[${quote(key)}]` }
    const invalidName = `${at.name} has the invalid name ${quote(key)}; give a line of text`
    return [
      ...(new RegExp(pattern).test(key) ? [] : [{ path: entry.path, text: invalidName }]),
      ...problemsAt(entry, each, schema),
    ]
  })
}

function problemsInList(at: Setting, value: unknown, items: Schema, maxItems: number): Problem[] {
  if (!Array.isArray(value)) return [wrong(at, value, `a list of up to ${maxItems} items`)]
  if (value.length > maxItems)
    return [{ path: at.path, text: `${at.name} has ${value.length} items; give up to ${maxItems}` }]
  return value.flatMap((item, index) =>
    problemsAt({ path: [...at.path, index], name: `${at.name}[${index}]` }, item, items),
  )
}

/** Checks a value against one of several schemas: the one with the same `from`. */
function problemsInChoice(at: Setting, value: unknown, schemas: Schema[]): Problem[] {
  const kinds = schemas.map((schema) => schema.properties?.['from']?.const)
  if (!isRecord(value)) return [wrong(at, value, `an object with from: ${kinds.join(' or ')}`)]
  const chosen = schemas[kinds.indexOf(String(value['from']))]
  return chosen
    ? problemsAt(at, value, chosen)
    : [wrong(propertyOf(at, 'from'), value['from'], `one of ${kinds.join(', ')}`)]
}

const propertyOf = ({ path, name }: Setting, key: string): Setting => ({
  path: [...path, key],
  name: `${name}.${key}`,
})

function hintOf(schema: Schema): string {
  if (schema.enum) return `one of ${schema.enum.join(', ')}`
  return schema.hint ?? quote(schema.const)
}

const wrong = ({ path, name }: Setting, value: unknown, hint: string): Problem => ({
  path,
  text: `${name} is ${value === undefined ? 'missing' : quote(value)}; give ${hint}`,
})

const quote = (value: unknown) => JSON.stringify(value) ?? String(value)
