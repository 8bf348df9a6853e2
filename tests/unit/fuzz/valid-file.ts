/** Generates, from the schemas, valid files with unusual values. */
import * as fc from 'fast-check'
import type { DatasetName } from '../../../src/schemas'
import type { Schema } from '../../../tools/walk-schema'
import { anyText } from '../../support/fuzz'
import { schemaOf } from '../../support/schema-values'

export const validFile = (name: DatasetName): fc.Arbitrary<unknown> => valueOf(schemaOf(name))

function valueOf({ type, enum: options, properties, required, items, format, examples }: Schema) {
  if (options) return fc.constantFrom(...options)
  if (items) return listOf(items)
  if (properties) return recordOf(properties, required)
  const example = fc.constantFrom(...(examples ?? []))
  if (type === 'number') return fc.oneof(example, number)
  if (format) return formats[format] ?? example
  return fc.oneof(example, textLike(String(examples?.[0])))
}

function recordOf(properties: Record<string, Schema>, requiredKeys: string[] = []): fc.Arbitrary<object> {
  const values = Object.entries(properties).map(([key, schema]) => [key, valueOf(schema)] as const)
  return fc.record<Record<string, unknown>, string>(Object.fromEntries(values), { requiredKeys })
}

/** Generates lists of up to 4 items; lists of numbers may have 25 or 49, as a day's hourly or half-hourly levels do. */
function listOf(items: Schema): fc.Arbitrary<unknown[]> {
  const few = fc.array(valueOf(items), { maxLength: 4 })
  if (items.type !== 'number') return few
  const series = fc
    .tuple(fc.constantFrom(25, 49), valueOf(items))
    .map(([length, value]) => Array.from({ length }, () => value))
  return fc.oneof(few, series)
}

function textLike(example: string): fc.Arbitrary<string> {
  if (/^\d\d:\d\d$/.test(example)) return fc.oneof(timeOfDay, text)
  if (Number.isFinite(Number(example || 'x')))
    return fc.oneof(fc.constantFrom('50.6', '-0', '91', '-181', 'NaN', 'Infinity', '1e9'), text)
  return fc.oneof(fc.constant(example.toLowerCase()), text)
}

/** Texts that are hard to lay out, to escape or to use as object keys. */
const text = fc.oneof(
  { weight: 2, arbitrary: anyText(20) },
  fc.constantFrom('', ' ', '<b>"&\'</b>', '\u202Eabc', '\uD800', '__proto__', 'constructor', '-99'),
  fc.constantFrom('x'.repeat(10_000), 'ab '.repeat(300)),
)

const number = fc.oneof(
  fc.integer({ min: -40, max: 120 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(-0, 1e308, 5e-324),
)

const twoDigits = (number: number) => String(number).padStart(2, '0')

const minuteOfDay = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`)

const timeOfDay = fc.oneof(
  fc.integer({ min: 0, max: 23 }).map((hour) => `${twoDigits(hour)}:00`),
  minuteOfDay,
  fc.constantFrom('24:00', '7:05', '06.30', 'dawn', ''),
)

const date = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((day) => day.toJSON().slice(0, 10))

/** Values by format; for other formats, the schema's examples are used. */
const formats: Record<string, fc.Arbitrary<string>> = {
  // With and without a time; most in one month, so that some are duplicates or out of order.
  'calendar-date': fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 1, max: 31 }).map((day) => `2026-08-${twoDigits(day)}`) },
    date,
    date.map((day) => `${day}T23:30`),
    date.map((day) => `${day}T00:15:30.5+14:00`),
  ),
  instant: fc
    .tuple(date, minuteOfDay, fc.constantFrom('Z', '+01:00', ':59Z', ':59.999-11:30'))
    .map(([day, minute, zone]) => `${day}T${minute}${zone}`),
  'short-text': anyText(60).map((text) => `!${text}`),
  'https-url': fc.constantFrom('https://camp.example/', 'https://x'),
}
