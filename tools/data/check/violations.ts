/**
 * Finds every error in a data file; the app's parser stops at the first. Uses that parser's functions
 * (`src/lib/parse.ts`), so that both agree.
 */
import { campDateTime } from '../../../src/lib/camp-time'
import { number, oneOf, string, type Parser } from '../../../src/lib/parse'
import { schemas, type DatasetName, type TextFormat } from '../../../src/schemas'
import { timeZone } from '../../../src/time-zone'
import { isRecord } from '../../is-record'
import { parseProblem } from '../../parse-problem'
import { textFormats } from '../../text-formats'
import { describeValue, quoted } from '../../faults/describe-value'
import { time } from '../read/sheet-cells'
import { walkSchema, type Schema } from '../../walk-schema'
import type { Finding } from './warnings'

/**
 * Returns all violations of a data set's schema, in the schema's order. The app itself reports only the first one about
 * a required key, and leaves out optional keys with invalid values.
 */
export function violationsIn(name: DatasetName, file: unknown): Finding[] {
  const other = otherFile(name, file)
  if (other) return [other]
  return [...walkSchema(file, schemas[name])].flatMap(({ value, schema, path }) => {
    const reason = problemOf(value, schema)
    if (reason === undefined) return []
    const kind = value === undefined ? path.replace(/\d+/g, '') : `${reason} ${schema.format}`
    const hint = instantHint(value, schema) ?? hintOf(schema)
    return [{ kind, path, value: describeValue(value), reason, hint }]
  })
}

/** Finds an object that has none of the file's keys, but those of another file or of a host's error message. */
function otherFile(name: DatasetName, file: unknown): Finding | undefined {
  if (!isRecord(file) || Object.keys(schemas[name].properties).some((key) => key in file)) return undefined
  const finding = { kind: 'other-file', path: '', value: Object.keys(file).join(', ') }
  const [[key, inner] = [], ...others] = Object.entries(file)
  if (key !== undefined && !others.length && isFileOf(name, inner)) {
    const hint = `replace the content by the value of ${quoted(key)}`
    return { ...finding, reason: 'the content of the file is one level too deep', hint }
  }
  const other = (Object.keys(schemas) as DatasetName[]).find((each) => isFileOf(each, file))
  if (other) {
    const hint = `publish the right file as ${name}.json`
    return { ...finding, reason: `has the keys of ${other}.json`, hint }
  }
  const message = file['message'] ?? file['error']
  if (typeof message !== 'string') return undefined
  const hint = 'publish the file itself'
  return { ...finding, reason: 'an error message, not data', value: describeValue(message), hint }
}

/** Whether a value has the keys of a file, with values of the right kind. */
function isFileOf(name: DatasetName, value: unknown): boolean {
  const { required, properties } = schemas[name]
  const known: Record<string, Schema> = properties
  return isRecord(value) && required.every((key) => problemOf(value[key], known[key] ?? {}) === undefined)
}

/** Describes what is wrong with a value itself, apart from its items and properties; undefined if nothing is. */
function problemOf(value: unknown, schema: Schema): string | undefined {
  if (schema.type === 'array') return Array.isArray(value) ? undefined : 'not a list'
  if (schema.type === 'object') return isRecord(value) ? undefined : 'not an object'
  // Removes the path at the start of the app's message.
  return parseProblem(parserOf(schema), value)?.replace(/^.*?: /, '')
}

/** Returns the app's parser for the schema of a single value (not a list or an object). */
export function parserOf(schema: Schema): Parser {
  if (schema.enum) return oneOf(...schema.enum)
  if (schema.type === 'number') return number
  return schema.format === undefined ? string : textFormats[schema.format as TextFormat].parser
}

/** Says how to write a time without a zone as an instant. */
function instantHint(value: unknown, { format }: Schema): string | undefined {
  const atCamp = format === 'instant' && typeof value === 'string' ? time.read(value) : undefined
  if (atCamp === undefined) return undefined
  const inUtc = `${campDateTime(atCamp)}:00Z`
  return inUtc === atCamp
    ? `write "${atCamp}"`
    : `write "${atCamp}" if it is in ${timeZone}, or "${inUtc}" if it is in UTC`
}

/** Tells the user what to write, based on the schema's options, description and examples. */
export function hintOf(schema: Schema): string {
  const { type, enum: options, examples = [], required = [], properties = {} } = schema
  if (options) return `write one of ${options.map((option) => JSON.stringify(option)).join(', ')}`
  if (type === 'object') {
    const keys = required.map((key) => `"${key}": ${properties[key]?.items ? '[ … ]' : '…'}`)
    return `write an object, { ${keys.join(', ')} }`
  }
  if (type === 'array') return 'write a list, [ … ], even if it is empty'
  const example = JSON.stringify(examples[0])
  return `write ${type === 'number' ? 'a number' : 'a string'} such as ${example} (${described(schema)})`
}

/** Returns a schema's description, without its final stop. */
export function described({ description = '' }: Schema): string {
  return description.replace(/\.$/, '')
}
