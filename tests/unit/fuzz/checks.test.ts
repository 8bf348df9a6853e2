/** Compares TypeBox, the JSON Schema and check-data with the check that ships, on generated files. */
import Ajv from 'ajv'
import { checks } from 'strandline:checks'
import * as Format from 'typebox/format'
import { Check } from 'typebox/value'
import { assert, test } from '#test'
import { schemas } from '../../../src/schemas'
import { findWarnings } from '../../../tools/data/check/find-warnings'
import { violationsIn } from '../../../tools/data/check/violations'
import type { Finding } from '../../../tools/data/check/warnings'
import { jsonSchema } from '../../../tools/site/json-schemas'
import { textFormats } from '../../../tools/text-formats'
import { datasetNames } from '../../support/app-tables'
import { takeErrors } from '../../support/dom'
import { fuzz } from '../../support/fuzz'
import { exampleFile } from '../../support/schema-values'
import { anyFile } from './mutate'

for (const [format, { check }] of Object.entries(textFormats)) Format.Set(format, (text) => !check(text))

const now = Date.parse('2026-08-22T18:00:00Z')
const camp = { eventColours: {}, position: { latitude: 50.64, longitude: -1.94 } }

const ajv = new Ajv({ strict: true })

for (const name of datasetNames) {
  const isValidJson = ajv.compile(jsonSchema(name))

  test(`fuzz: all checks of ${name}.json agree with the app's`, async () => {
    let count = 0
    let validCount = 0
    await fuzz({ what: `checks of ${name}.json`, files: 5000 }, anyFile(name), (file) => {
      count++
      const original = JSON.stringify(file)
      const wasValid = Check(schemas[name], file)
      const errors = violationsIn(name, file)
      for (const { path, value } of findWarnings(name, file, errors, now, camp)) {
        assert.is.not(value, 'missing', path)
        assert.not.ok(errors.some((error) => error.path === path))
      }
      const problem = checks[name](file)
      if (problem) assert.match(problem, /^(file|[^\s:]+): \S.*$/)
      else validCount++
      // The check has removed invalid optional keys, and logged each.
      for (const line of takeErrors()) assert.match(line, /^Left out: [^\s:]+: \S/)
      if (wasValid) assert.is(JSON.stringify(file), original)
      assert.is(Check(schemas[name], file), !problem, `TypeBox; the app's check: ${problem}`)
      assert.is(isValidJson(file), !problem, `JSON Schema; the app's check: ${problem}`)
      assert.is(firstOf(violationsIn(name, file)), problem)
    })
    assert.ok(validCount > count / 4 && validCount < count / 1.2, `${validCount} of ${count} are valid`)
  })
}

/** The first error as the app would report it. */
function firstOf([first]: Finding[]): string | undefined {
  return first && `${first.path || 'file'}: ${first.reason}`
}

test('checks: reject other values and other data sets', () => {
  for (const name of datasetNames) {
    const others = datasetNames.filter((other) => other !== name)
    const files = others.map((other) => exampleFile(other, 'with optional keys'))
    for (const file of [undefined, NaN, Infinity, () => name, ...files])
      assert.type(checks[name](file), 'string')
  }
})
