/** Describes how settings differ from a schema in `src/camp-schema.ts`: where, what was found, and what to give. */
import { Check } from 'typebox/schema'
import { isRecord } from '../is-record'
import { abbreviates, looksLike } from '../looks-like'
import { settingName, type SettingPath } from './setting-lines'
import { hasInvisible, singleSpaced, visibleText } from '../visible-text'
import type { Schema } from '../walk-schema'

export interface Problem {
  /** Where the setting is, to find its line. */
  path: SettingPath
  /** The setting's name, what was found and what to give. */
  text: string
}

/** Returns every mismatch between the value at a path and its schema; a schema's `hint` says what to give. */
export function problemsAt(at: SettingPath, value: unknown, schema: Schema): Problem[] {
  const { properties, patternProperties, anyOf } = schema
  if (anyOf) return problemsInChoice(at, value, anyOf)
  if (properties) return problemsInObject(at, value, schema, properties)
  if (patternProperties) return problemsInRecord(at, value, patternProperties)
  if (schema.items) return problemsInList(at, value, schema)
  return isRight(value, schema) ? [] : [wrong(at, value, adviceOn(value, schema))]
}

export const withoutInvisible = 'delete its invisible characters, or type it again'

export const mistakeIn = (value: unknown, { mistakes = [] }: Schema) =>
  typeof value === 'string' ? mistakes.find(([pattern]) => pattern.test(value)) : undefined

export const isRight = (value: unknown, schema: Schema): boolean =>
  Check(schema, value) && !mistakeIn(value, schema)

/** Says how to correct a wrong value; often only spaces, invisible characters, capitals or quotes are wrong. */
function adviceOn(value: unknown, schema: Schema): string {
  const general = `give ${hintOf(schema)}`
  if (typeof value !== 'string') return general
  if (isRight(value.trim(), schema)) return 'delete the spaces at its start and end'
  if (isRight(visibleText(value).trim(), schema)) return withoutInvisible
  const written = value.trim().toLowerCase()
  if (schema.enum && isRight(written, schema)) return `write ${quote(written)}`
  if (/^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?|true|false)$/.test(written) && isRight(JSON.parse(written), schema))
    return `write ${written}, without quotes`
  return mistakeIn(value, schema)?.[1] ?? lookalikeAdvice(value) ?? general
}

/** A Cyrillic or Greek letter beside a Latin one, such as the а of "gаuge". */
const lookalike =
  /(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{Script=Latin})/u

/** Names such a letter, because a message would otherwise ask for what seems to be written already. */
function lookalikeAdvice(text: string): string | undefined {
  const letter = lookalike.exec(text)?.[0]
  return letter && `type it again; its ${quote(letter)} is a letter of another alphabet`
}

function problemsInObject(
  at: SettingPath,
  value: unknown,
  { required = [] }: Schema,
  properties: Record<string, Schema>,
): Problem[] {
  if (!isRecord(value)) {
    const all = Object.entries(properties)
      .filter(([key]) => !required.length || required.includes(key))
      .map(([key, schema]) => `${key}: ${schema.const ? `'${schema.const}'` : '…'}`)
    return [wrong(at, value, `give ${required.length ? '' : 'some of '}{ ${all.join(', ')} }`)]
  }
  const missing = required.filter((key) => !(key in value))
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(properties, key))
  const similar = new Map(
    unknown.map((key) => [key, missing.find((each) => looksLike(key, each) || abbreviates(key, each))]),
  )
  const unmatched = unknown.filter((key) => !similar.get(key))
  const lost = missing.filter((key) => ![...similar.values()].includes(key))
  // One unknown name and one missing name are probably the same setting; so are equally many, if all are missing.
  const areRenamed =
    unmatched.length === lost.length && (lost.length === 1 || lost.length === required.length)
  return [
    ...Object.entries(properties)
      .filter(([key]) => key in value || (lost.includes(key) && !areRenamed))
      .flatMap(([key, schema]) => problemsAt([...at, key], value[key], schema)),
    ...unknown.map((key) => {
      const meant = similar.get(key) ?? (areRenamed ? lost.join(' or ') : undefined)
      const advice = meant
        ? (lookalikeAdvice(key) ?? `write ${meant}`)
        : `remove it, or use one of ${Object.keys(properties).join(', ')}`
      return unknownSetting([...at, key], advice)
    }),
  ]
}

function keyAdvice(key: string, meant: string): string {
  if (hasInvisible(key)) return withoutInvisible
  return /[^\S ]/.test(key) ? 'type it again, with normal spaces' : `write ${quote(meant)}`
}

function problemsInRecord(
  at: SettingPath,
  value: unknown,
  patternProperties: Record<string, Schema>,
): Problem[] {
  const [pattern = '', schema = {}] = Object.entries(patternProperties)[0] ?? []
  if (!isRecord(value)) return [wrong(at, value, `give names in { }, each with ${hintOf(schema)}`)]
  return Object.entries(value).flatMap(([key, each]) => {
    const entry = [...at, key]
    const meant = singleSpaced(visibleText(key))
    const advice = meant && meant !== key ? keyAdvice(key, meant) : 'give a line of text'
    const isRight = new RegExp(pattern).test(key) && meant === key
    return [
      ...(isRight ? [] : [{ ...problem(at, ` has the invalid name ${quote(key)}; ${advice}`), path: entry }]),
      ...problemsAt(entry, each, schema),
    ]
  })
}

function problemsInList(
  at: SettingPath,
  value: unknown,
  { items = {}, maxItems = Infinity, uniqueItems = false }: Schema,
): Problem[] {
  if (!Array.isArray(value)) return [wrong(at, value, `give a list of up to ${maxItems} items in [ ]`)]
  if (value.length > maxItems) return [problem(at, ` has ${value.length} items; give up to ${maxItems}`)]
  const written = value.map(textOf)
  return Array.from(value).flatMap((item, index) => {
    const entry = [...at, index]
    // An item is missing where two commas follow each other.
    if (!(index in value)) return problem(entry, ' is empty; delete one of the two commas before it')
    const isDoubled = uniqueItems && written.indexOf(textOf(item)) < index
    return [
      ...problemsAt(entry, item, items),
      ...(isDoubled ? [problem(entry, ' appears twice; delete one of the two')] : []),
    ]
  })
}

/** Checks a value against one of several schemas: the one with the same `from`. */
function problemsInChoice(at: SettingPath, value: unknown, schemas: Schema[]): Problem[] {
  const kinds = schemas.map((schema) => schema.properties?.['from']?.const)
  if (!isRecord(value)) return [wrong(at, value, `give { from: … } with one of ${kinds.join(', ')}`)]
  const { from } = value
  const misspelt = from === undefined && Object.keys(value).find((key) => looksLike(key, 'from'))
  if (misspelt) return [unknownSetting([...at, misspelt], 'write from')]
  const chosen = schemas[kinds.indexOf(String(from))]
  return chosen
    ? problemsAt(at, value, chosen)
    : [wrong([...at, 'from'], from, lookalikeAdvice(String(from)) ?? `give one of ${kinds.join(', ')}`)]
}

function hintOf(schema: Schema): string {
  if (schema.enum) return `one of ${schema.enum.join(', ')}`
  return schema.hint ?? quote(schema.const)
}

const unknownSetting = (path: SettingPath, advice: string): Problem => ({
  path,
  text: `unknown setting ${settingName(path)}; ${advice}`,
})

const wrong = (at: SettingPath, value: unknown, advice: string): Problem =>
  problem(at, ` is ${value === undefined ? 'missing' : quote(value)}; ${advice}`)

export const problem = (path: SettingPath, what: string): Problem => ({
  path,
  text: settingName(path) + what,
})

/** The most characters of a value that a message quotes. */
const longestQuote = 300

function quote(value: unknown): string {
  const text = textOf(value)
  return text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text
}

/** Writes 8n as "8n", which JSON.stringify would throw on. */
const textOf = (value: unknown) =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? `${each}n` : each)) ?? String(value)
