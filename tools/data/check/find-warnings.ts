/** Finds valid but suspicious data, which the app accepts and the publisher should check. */
import { schemas, type DatasetName, type Files } from '../../../src/schemas'
import { isRecord } from '../../is-record'
import { parseProblem } from '../../parse-problem'
import { describeValue } from '../../faults/describe-value'
import { parserOf } from './violations'
import type { Schema } from '../../walk-schema'
import { hintFor, type CampFacts, type Finding, type Suspicion } from './warnings'
import { calendarWarnings } from './warnings-calendar'
import { locationWarnings } from './warnings-locations'
import { misspeltKeyWarnings, valueWarnings } from './warnings-schema'
import { sunWarnings } from './warnings-sun'
import { tideWarnings } from './warnings-tides'
import { weatherWarnings } from './warnings-weather'

/** Each finder expects a file in the schema's shape, in which invalid strings are '' and invalid numbers NaN. */
const finders: {
  [Name in DatasetName]: (file: Files[Name], now: number, camp: CampFacts) => Iterable<Suspicion>
} = {
  locations: locationWarnings,
  weather: (file, now, camp) => [...weatherWarnings(file, now), ...sunWarnings(file, camp)],
  tides: tideWarnings,
  calendar: calendarWarnings,
}

/** Returns the warnings about a file at `now` (epoch milliseconds), except those about values with errors. */
export const findWarnings = (
  name: DatasetName,
  file: unknown,
  errors: Finding[],
  now: number,
  camp: CampFacts,
): Finding[] => {
  const valid = replaceInvalid(file, schemas[name])
  const found = [
    ...misspeltKeyWarnings(name, file),
    ...valueWarnings(name, valid),
    ...finders[name](valid as never, now, camp),
  ]
  return withoutErrors(found, errors).map((suspicion) => ({
    ...suspicion,
    value: suspicion.value ?? describeValue(valueAt(file, suspicion.path)),
    hint: hintFor(suspicion),
  }))
}

/**
 * Returns a copy of a file, changed to fit the schema's shape so that its valid parts can be checked for warnings. An
 * invalid value, or a missing required one, becomes NaN, '', [] or an object of these; unknown keys are left out.
 */
function replaceInvalid(value: unknown, schema: Schema): unknown {
  const { items, properties, required = [] } = schema
  if (items) return Array.isArray(value) ? value.map((item) => replaceInvalid(item, items)) : []
  if (properties) {
    const record = isRecord(value) ? value : {}
    const entries = Object.entries(properties).filter(([key]) => key in record || required.includes(key))
    return Object.fromEntries(entries.map(([key, property]) => [key, replaceInvalid(record[key], property)]))
  }
  if (value !== undefined && parseProblem(parserOf(schema), value) === undefined) return value
  return schema.type === 'number' ? NaN : ''
}

/** Drops warnings about values that have an error, and about the parents and children of such values. */
function withoutErrors(found: Suspicion[], errors: Finding[]): Suspicion[] {
  const wrong = new Set(errors.map(({ path }) => path))
  if (wrong.has('')) return []
  const containing = new Set([...wrong].flatMap(pathAndParents))
  return found.filter(
    ({ path }) => !containing.has(path) && !pathAndParents(path).some((parent) => wrong.has(parent)),
  )
}

function valueAt(file: unknown, path: string): unknown {
  const keys = path.match(/[^.[\]]+/g) ?? []
  return keys.reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], file)
}

/** Returns a path's parents, outermost first, then the path itself: `dates`, `dates[1]`, `dates[1].date`. */
function pathAndParents(path: string): string[] {
  const steps = path.split(/(?=[.[])/)
  return steps.map((_, index) => steps.slice(0, index + 1).join(''))
}
