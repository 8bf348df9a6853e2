/** Warnings that any file can have, because they follow from its schema. */
import { campDateTime } from '../../../src/lib/camp-time'
import { datePart, isInstant } from '../../../src/lib/iso-date'
import { schemas, type DatasetName } from '../../../src/schemas'
import { isRecord } from '../../is-record'
import { abbreviates, looksLike } from '../../looks-like'
import { textFault } from '../../faults/text-fault'
import { described, hintOf } from './violations'
import { childPath, walkSchema } from '../../walk-schema'
import type { Suspicion } from './warnings'

/**
 * Warns of empty lists, except for tides: a camp may have none. Reports damaged or overlong texts, and numbers outside
 * the `plausible` range in `src/schemas.ts`, as errors.
 */
export function* valueWarnings(name: DatasetName, file: unknown): Generator<Suspicion> {
  for (const { value, schema, path } of walkSchema(file, schemas[name])) {
    const mayBeEmpty = name === 'tides' && path === 'dates'
    if (Array.isArray(value) && !value.length && !mayBeEmpty)
      yield { kind: 'empty-list', path, reason: 'empty' }
    const fault = typeof value === 'string' ? textFault(value) : undefined
    if (fault) yield { kind: `text ${fault.reason}`, path, isError: true, ...fault }
    if (schema.format === 'calendar-date') yield* midnightWarnings(path, value as string)
    const [least, most] = schema.plausible ?? [-Infinity, Infinity]
    if (typeof value === 'number' && (value < least || value > most)) {
      const kind = `${path.slice(path.lastIndexOf('.') + 1)}-range`
      yield { kind, path, reason: `outside ${least} to ${most}`, hint: hintOf(schema), isError: true }
    }
  }
}

/** Warns of midnight at the camp in UTC, as JavaScript's `toJSON` writes it: in summer, its date is the day before. */
function* midnightWarnings(path: string, date: string): Generator<Suspicion> {
  if (!isInstant(date)) return
  const [day, clock] = campDateTime(date).split('T')
  if (clock !== '00:00' || day === datePart(date)) return
  const reason = `shown as ${datePart(date)}, though it is midnight of ${day} at the camp`
  yield { kind: 'midnight-before', path, reason, hint: `write "${day}"` }
}

/** The end of a key in a unit that no file has, and in the files' own. */
const otherUnit =
  /[-_]?(?:in[-_]?)?(?:km?p?h|kmperhour|knots?|kts?|mp?s|feet|foot|ft|cm|centimet\w+|millimet\w+|fahrenheit|kelvin|f|k)$/i
const ownUnit = /Mph$|InMetres$/

const withoutUnit = (key: string, unit: RegExp) => key.replace(unit, '').replace(/[-_]/g, '').toLowerCase()

/** What other programs and the sheets call keys of the files. */
const otherNames: Record<string, string[]> = {
  from: ['start', 'starts'],
  googlePlaceId: ['placeId', 'place_id', 'place id'],
  kind: ['type'],
  locations: ['places'],
  madeAt: ['created', 'generated', 'issued', 'updated'],
  until: ['end', 'ends'],
  url: ['link', 'href'],
  waveHeightInMetres: ['waves', 'wave_height'],
  windGustMph: ['gust', 'gustMph', 'gusts', 'gustsMph'],
}

/**
 * Warns of unknown keys, which the app ignores, if they look like misspellings of missing keys, or name another unit.
 * Reports them as errors if those keys are required.
 */
export function* misspeltKeyWarnings(name: DatasetName, file: unknown): Generator<Suspicion> {
  for (const { value, schema, path } of walkSchema(file, schemas[name])) {
    const { properties, required = [] } = schema
    if (!properties || !isRecord(value)) continue
    const missing = Object.keys(properties).filter((key) => !(key in value))
    for (const key of Object.keys(value).filter((each) => !Object.hasOwn(properties, each))) {
      const inOtherUnit =
        otherUnit.test(key) &&
        missing.find((each) => withoutUnit(key, otherUnit) === withoutUnit(each, ownUnit))
      const known =
        inOtherUnit ||
        missing.find(
          (each) =>
            otherNames[each]?.includes(key) ||
            looksLike(key, each) ||
            (required.includes(each) && abbreviates(key, each)),
        )
      if (known === undefined) continue
      yield {
        kind: `misspelt-key ${key}`,
        path: childPath(path, key),
        reason: `unknown key, ${otherNames[known]?.includes(key) ? `called ${known} here` : `similar to ${known}`}`,
        hint: `write ${known} (${described(properties[known] ?? {})})${inOtherUnit ? ', and convert the values' : ''}`,
        isError: required.includes(known),
        explains: childPath(path, known),
      }
    }
  }
}
