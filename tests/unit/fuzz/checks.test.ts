/** What else knows the schemas agrees with the check that ships to the phone, about any file. */
import Ajv from 'ajv'
import { checks } from 'strandline:checks'
import * as Format from 'typebox/format'
import { Check } from 'typebox/value'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { httpsUrl, shortText } from '../../../src/lib/check'
import { isCalendarDate, isInstant } from '../../../src/lib/iso-date'
import { schemas } from '../../../src/schemas'
import { jsonSchema } from '../../../tools/site/json-schemas'
import { datasetNames } from '../../support/app-tables'
import { takeErrors } from '../../support/dom'
import { fuzz } from '../../support/fuzz'
import { exampleFile } from '../../support/schema-values'
import { anyFile } from './mutate'

Format.Set('calendar-date', isCalendarDate)
Format.Set('instant', isInstant)
Format.Set('short-text', (value) => !shortText(value))
Format.Set('https-url', (value) => !httpsUrl(value))

const ajv = new Ajv({ strict: true })

for (const name of datasetNames) {
  const isValidJson = ajv.compile(jsonSchema(name))

  test(`${name}.json: TypeBox and its JSON Schema agree with the app's check`, async () => {
    let count = 0
    let validCount = 0
    await fuzz({ what: `checks of ${name}.json`, files: 5000 }, anyFile(name), (file) => {
      count++
      const original = JSON.stringify(file)
      const wasValid = Check(schemas[name], file)
      const problem = checks[name](file)
      if (problem) assert.match(problem, /^(file|[^\s:]+): \S.*$/)
      else validCount++
      // Invalid optional keys are gone by now, each with a line on the console.
      for (const line of takeErrors()) assert.match(line, /^Left out: [^\s:]+: \S/)
      if (wasValid) assert.is(JSON.stringify(file), original)
      assert.is(Check(schemas[name], file), !problem, `TypeBox; the app's check: ${problem}`)
      assert.is(isValidJson(file), !problem, `JSON Schema; the app's check: ${problem}`)
    })
    assert.ok(validCount > count / 4 && validCount < count / 1.2, `${validCount} of ${count} are valid`)
  })
}

test('checks: reject what JSON cannot hold, and the files of other data sets', () => {
  for (const name of datasetNames) {
    const others = datasetNames.filter((other) => other !== name)
    const files = others.map((other) => exampleFile(other, 'with optional keys'))
    for (const file of [undefined, NaN, Infinity, () => name, ...files])
      assert.type(checks[name](file), 'string')
  }
})

test.run()
