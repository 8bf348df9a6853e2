/**
 * Writes JSON Schemas of the data files, for editors and other tools. They agree with the app's checks: the app's own text
 * formats become the patterns of `tools/text-formats.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { schemas, type DatasetName, type TextFormat } from '../../src/schemas'
import { textFormats } from '../text-formats'

type Json = { [key: string]: unknown }

/** Writes `schemas/weather.schema.json` and the others. */
export async function writeJsonSchemas(outputFolder: string): Promise<void> {
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

/** A data set's JSON Schema. Draft 7 is the newest that common editors fully support. */
export function jsonSchema(name: DatasetName): Json {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `https://strandline.example/schemas/${name}.schema.json`,
    ...(withPatterns(schemas[name]) as Json),
  }
}

function withPatterns(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(withPatterns)
  const { format, plausible: _, ...rest } = schema as Json
  const translated = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, withPatterns(value)]),
  )
  return format === undefined
    ? translated
    : { ...translated, pattern: textFormats[format as TextFormat].pattern }
}
