/**
 * Writes the four files' JSON Schemas, for editors and for any other tool. They say exactly what the app's own checks
 * say: the app's formats, which no other tool knows, become patterns that no impossible date matches.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { schemas, type DatasetName } from '../../src/schemas'

const dayOfMonth = [
  String.raw`(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])`,
  String.raw`(?:0[469]|11)-(?:0[1-9]|[12]\d|30)`,
  String.raw`02-(?:0[1-9]|1\d|2[0-8])`,
].join('|')
const leapYear = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`
const date = String.raw`(?:\d{4}-(?:${dayOfMonth})|${leapYear}-02-29)`
const clock = String.raw`(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?|24:00(?::00(?:\.0+)?)?`
const offset = String.raw`(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`

/** What the app's checks of texts accept, by the format's name. */
const patterns: Record<string, string> = {
  'calendar-date': `^${date}(?:T(?:${clock})${offset}?)?$`,
  instant: `^${date}T(?:${clock})${offset}$`,
  'short-text': String.raw`^(?=[\s\S]*\S)[\s\S]{1,280}$`,
  'https-url': String.raw`^https://[^\s/]`,
}

type Json = { [key: string]: unknown }

const withPatterns = (schema: unknown): unknown => {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(withPatterns)
  const { format, ...rest } = schema as Json
  const copy = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withPatterns(value)]))
  if (format === undefined) return copy
  const pattern = patterns[String(format)]
  if (!pattern)
    throw new Error(`build/site/json-schemas.ts has no pattern for the format "${String(format)}"`)
  return { ...copy, pattern }
}

/** A data set's JSON Schema. Draft 7, because it is the newest that the usual editors know whole. */
export const jsonSchema = (name: DatasetName): Json => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: `https://strandline.example/schemas/${name}.schema.json`,
  ...(withPatterns(schemas[name]) as Json),
})

/** Writes `schemas/weather.schema.json` and the others. */
export const writeJsonSchemas = async (outputFolder: string): Promise<void> => {
  const folder = path.join(outputFolder, 'schemas')
  await mkdir(folder, { recursive: true })
  await Promise.all(
    (Object.keys(schemas) as DatasetName[]).map((name) =>
      writeFile(
        path.join(folder, `${name}.schema.json`),
        JSON.stringify(jsonSchema(name), undefined, 2) + '\n',
      ),
    ),
  )
}
