/**
 * Writes JSON Schemas of the data files, for editors and other tools. They agree with the app's checks: the app's own
 * text formats become the patterns of `tools/text-formats.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { schemas, type DatasetName, type TextFormat } from '../../src/schemas'
import { isRecord } from '../is-record'
import { textFormats } from '../text-formats'

/** Writes the schema of each data file, such as `schemas/weather.schema.json`. */
export async function writeJsonSchemas(outputFolder: string): Promise<void> {
  const folder = path.join(outputFolder, 'schemas')
  await mkdir(folder, { recursive: true })
  for (const name of Object.keys(schemas) as DatasetName[]) {
    const text = JSON.stringify(jsonSchema(name), undefined, 2)
    await writeFile(path.join(folder, `${name}.schema.json`), `${text}\n`)
  }
}

/** Returns a data set's JSON Schema. Draft 7 is the newest that common editors fully support. */
export function jsonSchema(name: DatasetName): Record<string, unknown> {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `https://strandline.example/schemas/${name}.schema.json`,
    ...JSON.parse(JSON.stringify(schemas[name], withPattern)),
  }
}

/** Replaces `format` with a pattern and removes `plausible`; a replacer for JSON.stringify. */
function withPattern(_key: string, schema: unknown): unknown {
  if (!isRecord(schema)) return schema
  const { format, plausible: _, ...rest } = schema
  return format === undefined ? rest : { ...rest, pattern: textFormats[format as TextFormat].pattern }
}
