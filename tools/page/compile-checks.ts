/**
 * Compiles the schemas to the plain functions that ship to the phone: the source of a module whose `checks`
 * put together the parts of `src/lib/check.ts`. No schema library ships, nothing is evaluated at run time.
 */
import { schemas } from '../../src/schemas'
import { UsageError } from '../fail'
import { textFormats } from '../text-formats'

const checkNames = new Map<unknown, string>(
  Object.entries(textFormats).map(([format, { checkName }]) => [format, checkName]),
)

type Json = { [key: string]: unknown }

const compile = (schema: Json, path: string): string => {
  const unknownKey = (known: string[]) => Object.keys(schema).find((key) => !known.includes(key))
  const refuse = (what: string): never => {
    throw new UsageError(`src/schemas.ts, ${path}: tools/page/compile-checks.ts cannot compile ${what}`)
  }
  const only = (...known: string[]) => {
    const key = unknownKey([...known, 'type', 'title', 'description', 'examples'])
    if (key) refuse(`"${key}"`)
  }
  if (Array.isArray(schema['enum'])) {
    only('enum')
    return `oneOf(${schema['enum'].map((option) => JSON.stringify(option)).join()})`
  }
  switch (schema['type']) {
    case 'object': {
      only('properties', 'required')
      const properties = schema['properties'] as Record<string, Json>
      const required = (schema['required'] ?? []) as string[]
      const shapeOf = (keys: string[]) => {
        const checks = keys.map(
          (key) => `${JSON.stringify(key)}: ${compile(properties[key]!, `${path}.${key}`)}`,
        )
        return `{ ${checks.join(', ')} }`
      }
      const optional = Object.keys(properties).filter((key) => !required.includes(key))
      return `object(${[required, optional]
        .filter(({ length }, index) => length || !index)
        .map(shapeOf)
        .join()})`
    }
    case 'array':
      only('items')
      return `array(${compile(schema['items'] as Json, `${path}[]`)})`
    case 'string': {
      only('format')
      const format = schema['format']
      if (format === undefined) return 'string'
      return checkNames.get(format) ?? refuse(`the format "${String(format)}"`)
    }
    case 'number':
      only()
      return 'number'
    default:
      return refuse(`the type "${String(schema['type'])}"`)
  }
}

/** The source of the module `strandline:checks`, which stands next to `src/schemas.ts`. */
export const compileChecks = (files: Record<string, object> = schemas): string =>
  [
    `import { array, ${[...checkNames.values()].join(', ')}, number, object, oneOf, string } from './lib/check'`,
    'export const checks = {',
    ...Object.entries(files).map(([name, schema]) => `  ${name}: ${compile(schema as Json, name)},`),
    '}',
  ].join('\n')
