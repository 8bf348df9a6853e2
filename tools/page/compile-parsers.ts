/**
 * Compiles the schemas to the module `strandline:parsers`, which combines the functions in `src/lib/parse.ts`. So no
 * schema library ships, and nothing is evaluated at run time.
 */
import * as parse from '../../src/lib/parse'
import { schemas, type TextFormat } from '../../src/schemas'
import { UsageError } from '../fail'
import { textFormats } from '../text-formats'

type Json = { [key: string]: unknown }

const parserNames = new Map<unknown, string>(Object.entries(parse).map(([name, parser]) => [parser, name]))

/** The module's source; its imports are relative to `src/`. Throws a UsageError. */
export function compileParsers(files: Record<string, object> = schemas): string {
  return [
    `import { ${Object.keys(parse).join(', ')} } from './lib/parse'`,
    'export const parsers = {',
    ...Object.entries(files).map(([name, schema]) => `  ${name}: ${compile(schema as Json, name)},`),
    '}',
  ].join('\n')
}

function compile(schema: Json, path: string): string {
  if (Array.isArray(schema['enum'])) {
    checkKeywords(schema, path, 'enum')
    return `oneOf(${schema['enum'].map((option) => JSON.stringify(option)).join()})`
  }
  switch (schema['type']) {
    case 'object':
      checkKeywords(schema, path, 'properties', 'required')
      return compileObject(schema, path)
    case 'array':
      checkKeywords(schema, path, 'items')
      return `array(${compile(schema['items'] as Json, `${path}[]`)})`
    case 'string': {
      checkKeywords(schema, path, 'format')
      const format = schema['format']
      if (format === undefined) return 'string'
      return (
        parserNames.get(textFormats[format as TextFormat]?.parser) ??
        fail(path, `the format "${String(format)}"`)
      )
    }
    case 'number':
      checkKeywords(schema, path)
      return 'number'
    default:
      return fail(path, `the type "${String(schema['type'])}"`)
  }
}

function compileObject(schema: Json, path: string): string {
  const properties = schema['properties'] as Record<string, Json>
  const required = (schema['required'] ?? []) as string[]
  const optional = Object.keys(properties).filter((key) => !required.includes(key))
  const shapes = [required, ...(optional.length ? [optional] : [])].map((keys) => {
    const parsers = keys.map(
      (key) => `${JSON.stringify(key)}: ${compile(properties[key]!, `${path}.${key}`)}`,
    )
    return `{ ${parsers.join(', ')} }`
  })
  return `object(${shapes.join()})`
}

function checkKeywords(schema: Json, path: string, ...known: string[]): void {
  const allowed = [...known, 'type', 'title', 'description', 'examples', 'plausible']
  const unknown = Object.keys(schema).find((key) => !allowed.includes(key))
  if (unknown !== undefined) fail(path, `"${unknown}"`)
}

function fail(path: string, what: string): never {
  throw new UsageError(
    `src/schemas.ts: ${path}: cannot compile ${what}; remove it, or extend tools/page/compile-parsers.ts`,
  )
}
