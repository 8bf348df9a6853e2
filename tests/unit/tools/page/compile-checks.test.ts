import { Type } from 'typebox'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileChecks } from '../../../../tools/page/compile-checks'
import { schemas } from '../../../../src/schemas'

const compile = (schema: object) => compileChecks({ weather: schema })

/** Fails unless the schema stops the build with a message that says where and what. */
const refuses = (schema: object, what: RegExp) =>
  assert.throws(
    () => compile(schema),
    (error: Error) => {
      assert.match(error.message, what)
      assert.match(error.message, /src\/schemas\.ts, weather/)
      return true
    },
  )

test('Checks: the compiled module has one check a data set, and imports nothing but its parts', () => {
  const source = compileChecks()
  for (const name of Object.keys(schemas)) assert.match(source, new RegExp(`^  ${name}: object`, 'm'))
  assert.equal(source.match(/from '.*'/g), ["from './lib/check'"])
})

test('Checks: formats compile to the check of the same meaning', () => {
  const source = compile(
    Type.Object({
      date: Type.String({ format: 'calendar-date' }),
      at: Type.String({ format: 'instant' }),
      name: Type.String(),
    }),
  )
  assert.match(source, '"date": calendarDate, "at": instant, "name": string')
})

test('An unknown or misspelt format stops the build', () => {
  refuses(Type.Object({ date: Type.String({ format: 'calender-date' }) }), /weather\.date.*"calender-date"/)
  refuses(Type.Object({ at: Type.String({ format: 'date-time' }) }), /weather\.at.*"date-time"/)
})

test('A keyword that no check stands for stops the build', () => {
  refuses(Type.Object({ name: Type.String({ minLength: 1 }) }), /weather\.name.*"minLength"/)
  refuses(Type.Object({ name: Type.String({ pattern: '^a' }) }), /weather\.name.*"pattern"/)
  refuses(Type.Object({ rain: Type.Number({ maximum: 100 }) }), /weather\.rain.*"maximum"/)
  refuses(Type.Array(Type.String(), { minItems: 1 }), /weather.*"minItems"/)
  refuses(Type.Object({}, { additionalProperties: false }), /weather.*"additionalProperties"/)
})

test('Optional keys compile to checks of their own', () => {
  const source = compile(
    Type.Object({ name: Type.String(), at: Type.Optional(Type.String({ format: 'instant' })) }),
  )
  assert.match(source, 'object({ "name": string },{ "at": instant })')
  assert.match(
    compile(Type.Object({ name: Type.Optional(Type.Number()) })),
    'object({  },{ "name": number })',
  )
})

test('A type that no check stands for stops the build', () => {
  refuses(Type.Object({ isOpen: Type.Boolean() }), /weather\.isOpen.*"boolean"/)
  refuses(Type.Object({ count: Type.Integer() }), /weather\.count.*"integer"/)
  refuses(Type.Array(Type.Object({ any: Type.Unknown() })), /weather\[\]\.any/)
  refuses(Type.Object({ id: Type.Union([Type.String(), Type.Number()]) }), /weather\.id/)
})

test('Words that only describe are accepted', () => {
  assert.match(
    compile(Type.Object({ name: Type.String({ description: 'Its name', title: 'Name' }) })),
    'string',
  )
})

test.run()
