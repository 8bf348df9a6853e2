import Ajv from 'ajv'
import { checks } from 'strandline:checks'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { jsonSchema } from '../../../../tools/site/json-schemas'
import { sampleFile } from '../../../../tools/dev/sample-camp'
import { isCalendarDate, isInstant } from '../../../../src/lib/iso-date'
import { schemas, type DatasetName } from '../../../../src/schemas'
import { campFiles } from '../../../support/files'
import { sampleInstants } from '../../../support/london'
import { anyFile } from '../../fuzz/mutate'
import { fuzz } from '../../../support/fuzz'

const names = Object.keys(schemas) as DatasetName[]

// Strict: an unknown keyword or format stops it.
const validator = new Ajv({ strict: true })
const validators = Object.fromEntries(names.map((name) => [name, validator.compile(jsonSchema(name))]))

const isValid = (name: DatasetName, file: unknown): boolean => validators[name]!(file)

const problemsOf = (name: DatasetName) =>
  validator.errorsText(validators[name]!.errors, { dataVar: `${name}.json` })

test('JSON Schemas: another validator accepts the sample camp at any time of the year', () => {
  for (const now of sampleInstants()) {
    for (const name of names) assert.ok(isValid(name, sampleFile(name, now)), problemsOf(name))
  }
})

test('JSON Schemas: a file may name its schema, and have other keys of its own', () => {
  for (const name of names) {
    const file = { $schema: `./schemas/${name}.schema.json`, year: 2026, ...campFiles('2026-08-22')[name] }
    assert.ok(isValid(name, file), problemsOf(name))
    assert.is(checks[name](file), undefined)
  }
})

test('JSON Schemas: each accepts its own file and no other', () => {
  const files = campFiles('2026-08-22')
  for (const name of names) for (const other of names) assert.is(isValid(other, files[name]), other === name)
})

test("JSON Schemas: another validator and the app's checks agree on any file", async () => {
  for (const name of names) {
    await fuzz({ what: `JSON Schema of ${name}.json`, files: 5000 }, anyFile(name), (file) => {
      // What JSON cannot say is no file.
      const published: unknown = JSON.parse(JSON.stringify(file) ?? 'null')
      const isRight = checks[name](published) === undefined
      assert.is(isValid(name, published), isRight, `${name}: ${problemsOf(name)}`)
    })
  }
})

const dates = ['2026-08-22', '2024-02-29', '2000-02-29', '2026-12-31', '0000-02-29']
const wrongDates = [
  '2026-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-01',
  '2026-01-00',
  '2026-8-22',
]
const clocks = ['16:40', '00:00', '24:00', '24:00:00', '23:59:59', '16:40:00.123456']
const wrongClocks = ['24:01', '16:60', '16:40:60', '1640', '16', '16:40:00.', '24:00:01']
const offsets = ['Z', '+01:00', '-11:30', '+23:59']
const wrongOffsets = ['z', '+1:00', '+0100', '+24:00', '+01:60', ' Z']

const calendar = { startDate: '2026-08-22', endDate: '2026-08-22', events: [] }

/** Every date alone, and with every clock and offset. */
const moments = [...dates, ...wrongDates].flatMap((date) => [
  date,
  ...[...clocks, ...wrongClocks].flatMap((clock) =>
    ['', ...offsets, ...wrongOffsets].map((offset) => `${date}T${clock}${offset}`),
  ),
])

test("Date forms: the schemas' patterns say what the app says of dates and instants", () => {
  assert.ok(moments.length > 1500)
  for (const moment of moments) {
    assert.is(isValid('calendar', { ...calendar, startDate: moment }), isCalendarDate(moment), moment)
    const tide = { type: 'Low', time: '', heightInMetres: 1, instant: moment }
    const tides = { dates: [{ date: '2026-08-22', tides: [tide] }] }
    assert.is(isValid('tides', tides), isInstant(moment), moment)
  }
})

test('Date forms: the patterns know the days of every month, and every leap year', () => {
  const twoDigits = (count: number) =>
    Array.from({ length: count }, (_, number) => String(number).padStart(2, '0'))
  const days = ['2024', '2026'].flatMap((year) =>
    twoDigits(14).flatMap((month) => twoDigits(33).map((day) => `${year}-${month}-${day}`)),
  )
  const leapDays = Array.from({ length: 10_000 }, (_, year) => `${String(year).padStart(4, '0')}-02-29`)
  for (const date of [...days, ...leapDays]) {
    assert.is(isValid('calendar', { ...calendar, startDate: date }), isCalendarDate(date), date)
  }
})

interface Described {
  [key: string]: unknown
  properties?: Record<string, Described>
  items?: Described
}

/** Every value that a schema describes, by its path. */
const valuesIn = (schema: Described, path: string): [path: string, schema: Described][] => [
  [path, schema],
  ...Object.entries(schema.properties ?? {}).flatMap(([key, value]) => valuesIn(value, `${path}.${key}`)),
  ...(schema.items ? valuesIn(schema.items, `${path}[]`) : []),
]

test('JSON Schemas: every value is described, with an example that is right, and with its unit', () => {
  for (const name of names) {
    const schema = jsonSchema(name) as Described
    assert.type(schema['title'], 'string')
    assert.match(String(schema['$id']), `/schemas/${name}.schema.json`)
    for (const [path, value] of valuesIn(schema, name)) {
      assert.type(value['description'] ?? value['title'], 'string', path)
      if (value.properties || value.items) continue
      assert.ok(Array.isArray(value['examples']) && value['examples'].length, path)
      for (const example of value['examples']) assert.ok(validator.validate(value, example), path)
      if (value['type'] === 'number') {
        assert.match(
          String(value['description']),
          /degrees Celsius|percent|miles per hour|metres|minutes|Code/,
          path,
        )
      }
    }
  }
})

test.run()
