import { isRecord } from '../../is-record'
import { parseProblem } from '../../parse-problem'
import { parserOf } from './violations'
import type { Schema } from './walk-schema'

/**
 * A copy of a file in the schema's shape, so that its valid parts can be checked for warnings: NaN, '', [] or an object
 * of these replaces each invalid value. Unknown keys are left out.
 */
export const replaceInvalid = (value: unknown, schema: Schema): unknown => {
  const { items, properties, required = [] } = schema
  if (items) return Array.isArray(value) ? value.map((item) => replaceInvalid(item, items)) : []
  if (properties) {
    const record = isRecord(value) ? value : {}
    const entries = Object.entries(properties).filter(([key]) => key in record || required.includes(key))
    return Object.fromEntries(entries.map(([key, property]) => [key, replaceInvalid(record[key], property)]))
  }
  if (parseProblem(parserOf(schema), value) === undefined) return value
  return schema.type === 'number' ? NaN : ''
}
