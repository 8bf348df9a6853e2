/**
 * Compiles the schemas to the module `strandline:parsers`, which combines the functions in `src/lib/parse.ts`. As
 * a result, no schema library ships and no code is generated at run time.
 */
import * as parse from '../../src/lib/parse'
import { schemas, type TextFormat } from '../../src/schemas'
import { UsageError } from '../fail'
import { textFormats } from '../text-formats'
import type { Schema } from '../walk-schema'

const parserNames = new Map<unknown, string>(Object.entries(parse).map(([name, parser]) => [parser, name]))

/** Returns the module's source; its imports are relative to `src/`. Throws a UsageError for an unsupported schema. */
export function compileParsers(files: Record<string, Schema> = schemas): string {
  return [
    `import { ${Object.keys(parse).join(', ')} } from './lib/parse'`,
    'export const parsers = {',
    ...Object.entries(files).map(([name, schema]) => `  ${name}: ${compile(schema, name)},`),
    '}',
  ].join('\n')
}

/** The keywords that are compiled, by type. */
const keywords: Record<string, string[]> = {
  array: ['items'],
  enum: ['enum'],
  number: [],
  object: ['properties', 'required'],
  string: ['format'],
}

/** Keywords that any schema may have: the type, and those that do not affect the parsers. */
const annotations = ['type', 'title', 'description', 'examples', 'plausible']

function compile(schema: Schema, path: string): string {
  const { enum: options, items = {}, format } = schema
  const type = options ? 'enum' : String(schema.type)
  const known = keywords[type] ?? fail(path, `the type "${type}"`)
  const unknown = Object.keys(schema).find((key) => ![...known, ...annotations].includes(key))
  if (unknown !== undefined) fail(path, `"${unknown}"`)
  if (options) return `oneOf(${options.map((option) => JSON.stringify(option)).join()})`
  if (type === 'object') return compileObject(schema, path)
  if (type === 'array') return `array(${compile(items, `${path}[]`)})`
  if (format === undefined) return type
  return parserNames.get(textFormats[format as TextFormat]?.parser) ?? fail(path, `the format "${format}"`)
}

function compileObject({ properties = {}, required = [] }: Schema, path: string): string {
  const optional = Object.keys(properties).filter((key) => !required.includes(key))
  const shapes = [required, ...(optional.length ? [optional] : [])].map((keys) => {
    const parsers = keys.map(
      (key) => `${JSON.stringify(key)}: ${compile(properties[key]!, `${path}.${key}`)}`,
    )
    return `{ ${parsers.join(', ')} }`
  })
  return `object(${shapes.join()})`
}

function fail(path: string, what: string): never {
  throw new UsageError(
    `src/schemas.ts: ${path}: cannot compile ${what}; remove it, or extend tools/page/compile-parsers.ts`,
  )
}
