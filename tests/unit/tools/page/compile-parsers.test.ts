import { Type } from 'typebox'
import { assert, test } from '#test'
import { compileParsers } from '../../../../tools/page/compile-parsers'
import { schemas } from '../../../../src/schemas'

const compile = (schema: object) => compileParsers({ weather: schema })

test('compiled parsers: one per data set, importing only lib/parse', () => {
  const source = compileParsers()
  for (const name of Object.keys(schemas)) assert.match(source, new RegExp(`^  ${name}: object`, 'm'))
  assert.equal(source.match(/from '.*'/g), ["from './lib/parse'"])
})

const [text, date, at] = [undefined, 'calendar-date', 'instant'].map((format) =>
  Type.String({ ...(format && { format }) }),
)
const described = Type.String({ description: 'Its name', title: 'Name' })

const compiled: [schema: object, source: string][] = [
  [
    Type.Object({ date: date!, at: at!, name: described }),
    'object({ "date": calendarDate, "at": instant, "name": string })',
  ],
  [Type.Object({ name: text!, at: Type.Optional(at!) }), 'object({ "name": string },{ "at": instant })'],
  [Type.Object({ name: Type.Optional(Type.Number()) }), 'object({  },{ "name": number })'],
]

test('compiled parsers: support formats and optional keys', () => {
  for (const [schema, source] of compiled) assert.match(compile(schema), source)
})

const unsupported: [schema: object, path: string, what: string][] = [
  [
    Type.Object({ date: Type.String({ format: 'calender-date' }) }),
    'weather.date',
    'the format "calender-date"',
  ],
  [Type.Object({ at: Type.String({ format: 'date-time' }) }), 'weather.at', 'the format "date-time"'],
  [Type.Object({ name: Type.String({ minLength: 1 }) }), 'weather.name', '"minLength"'],
  [Type.Object({ name: Type.String({ pattern: '^a' }) }), 'weather.name', '"pattern"'],
  [Type.Object({ rain: Type.Number({ maximum: 100 }) }), 'weather.rain', '"maximum"'],
  [Type.Array(Type.String(), { minItems: 1 }), 'weather', '"minItems"'],
  [Type.Object({}, { additionalProperties: false }), 'weather', '"additionalProperties"'],
  [Type.Object({ isOpen: Type.Boolean() }), 'weather.isOpen', 'the type "boolean"'],
  [Type.Object({ count: Type.Integer() }), 'weather.count', 'the type "integer"'],
  [Type.Array(Type.Object({ any: Type.Unknown() })), 'weather[].any', 'the type "undefined"'],
  [Type.Object({ id: Type.Union([Type.String(), Type.Number()]) }), 'weather.id', 'the type "undefined"'],
]

test('compiled parsers: anything unsupported stops the build', () => {
  for (const [schema, path, what] of unsupported) {
    const message = `src/schemas.ts: ${path}: cannot compile ${what}; `
    assert.throws(
      () => compile(schema),
      (error: Error) => error.message.startsWith(message),
      message,
    )
  }
})
