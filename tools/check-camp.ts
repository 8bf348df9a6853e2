/** Checks `src/camp.ts` against its schemas, and for what a schema cannot say: all mistakes at once, a line each. */
import { Value } from 'typebox/value'
import { campSchemas } from '../src/camp-schema'
import { timeZone } from '../src/time-zone'
import { UsageError } from './fail'
import { isRecord } from './is-record'

/** What `src/camp.ts` exports, before it is checked: types do not stop a build. */
export type CampFile = Record<keyof typeof campSchemas, unknown>

/** Throws a UsageError with everything that is wrong. */
export function checkCamp(file: CampFile): void {
  const problems = campProblems(file)
  if (problems.length) throw new UsageError(problems.join('\n'))
}

/** Everything that is wrong with `src/camp.ts`, a line each. */
export function campProblems(file: CampFile, zone = timeZone): string[] {
  const { camp, sources } = file
  return [
    ...Object.entries(campSchemas).flatMap(([name, schema]) =>
      problemsIn(file[name as keyof CampFile], schema as Schema, name),
    ),
    ...positionProblems(camp, 'position', zone),
    ...positionProblems(camp, 'map', zone),
    ...levelProblems(sources),
  ].map(withFile)
}

/** What is wrong with the part of `src/camp.ts` that `npm run make-data` reads, a line each. */
export function sourceProblems(camp: unknown, sources: unknown): string[] {
  const { position } = campSchemas.camp.properties
  return [
    ...problemsIn(isRecord(camp) ? camp['position'] : undefined, position as Schema, 'camp.position'),
    ...positionProblems(camp, 'position', timeZone),
    ...problemsIn(sources, campSchemas.sources as Schema, 'sources'),
    ...levelProblems(sources),
  ].map(withFile)
}

const withFile = (problem: string) => `src/camp.ts: ${problem}`

/** The parts of JSON Schema that `src/camp-schema.ts` uses. */
interface Schema {
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

function problemsIn(value: unknown, schema: Schema, path: string): string[] {
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
    ...(new RegExp(pattern).test(key) ? [] : [`${path} has the name ${quote(key)}; give a line of text`]),
    ...problemsIn(each, schema, `${path}[${quote(key)}]`),
  ])
}

function problemsInList(value: unknown, items: Schema, maxItems: number, path: string): string[] {
  if (!Array.isArray(value)) return [wrong(path, value, `a list of up to ${maxItems}`)]
  if (value.length > maxItems) return [`${path} has ${value.length} items; give up to ${maxItems}`]
  return value.flatMap((item, index) => problemsIn(item, items, `${path}[${index}]`))
}

/** The schemas to choose from differ in the value of `from`. */
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

/** European zones lie between these degrees, from Cyprus to the North Cape and from Iceland to Volgograd. */
const europe = { latitude: [34, 72], longitude: [-25, 46] } as const

/** A position that cannot be the camp's: 0/0, or one outside Europe in a European time zone. */
function positionProblems(camp: unknown, key: 'position' | 'map', zone: string): string[] {
  const point = isRecord(camp) ? camp[key] : undefined
  if (!Value.Check(campSchemas.camp.properties.position, point)) return []
  const { latitude, longitude } = point
  if (latitude === 0 && longitude === 0)
    return [`camp.${key} is 0, 0; give the camp's latitude and longitude`]
  const isIn = ([least, most]: readonly [number, number], degrees: number) =>
    degrees >= least && degrees <= most
  if (!zone.startsWith('Europe/') || (isIn(europe.latitude, latitude) && isIn(europe.longitude, longitude)))
    return []
  const where = `latitude ${latitude}, longitude ${longitude}`
  return [`camp.${key} is outside Europe (${where}), but the time zone is ${zone}; are the two swapped?`]
}

/** Levels are written into the days of a tide table. */
function levelProblems(sources: unknown): string[] {
  const isAlone = isRecord(sources) && sources['levels'] !== undefined && sources['tides'] === undefined
  return isAlone ? ['sources.levels needs a tide table; add sources.tides, or remove sources.levels'] : []
}
