/** Compares TypeBox, the JSON Schema and check-data with the app's parser, on generated files. */
import Ajv from 'ajv'
import { parsers } from 'strandline:parsers'
import * as Format from 'typebox/format'
import { Check } from 'typebox/schema'
import { assert, test } from '#test'
import { parseProblem } from '../../../tools/parse-problem'
import { schemas } from '../../../src/schemas'
import { findWarnings } from '../../../tools/data/check/find-warnings'
import { violationsIn } from '../../../tools/data/check/violations'
import type { Finding } from '../../../tools/data/check/warnings'
import { jsonSchema } from '../../../tools/site/json-schemas'
import { textFormats } from '../../../tools/text-formats'
import { datasetNames } from '../../support/app-tables'
import { takeErrors } from '../../support/dom'
import { fuzz } from '../../support/fuzz'
import { anyFile } from './mutate'

for (const [format, { parser }] of Object.entries(textFormats))
  Format.Set(format, (text) => !parseProblem(parser, text))

const now = Date.parse('2026-08-22T18:00:00Z')
const camp = { eventColours: {}, position: { latitude: 50.64, longitude: -1.94 } }

const ajv = new Ajv({ strict: true })

for (const name of datasetNames) {
  const isValidJson = ajv.compile(jsonSchema(name))

  test(`fuzz: checks of ${name}.json agree with the app's parser`, async () => {
    let count = 0
    let validCount = 0
    await fuzz({ what: `checks of ${name}.json`, files: 250 }, anyFile(name), (file) => {
      count++
      const original = JSON.stringify(file)
      const wasValid = Check(schemas[name], file)
      const errors = violationsIn(name, file)
      for (const { path, value } of findWarnings(name, file, errors, now, camp)) {
        assert.is.not(value, 'missing', path)
        assert.not.ok(errors.some((error) => error.path === path))
      }
      const problem = parseProblem(parsers[name], file)
      if (problem) assert.match(problem, /^(file|[^\s:]+): \S.*$/)
      else validCount++
      // The parser leaves out invalid optional keys, and logs each.
      const leftOut = takeErrors()
      for (const line of leftOut) assert.match(line, /^ignored: [^\s:]+: \S/)
      const parsed = problem ? file : parsers[name](file)
      takeErrors()
      if (wasValid) assert.is(JSON.stringify(parsed), original)
      assert.is(JSON.stringify(file), original)
      assert.is(
        Check(schemas[name], parsed),
        !problem,
        `TypeBox disagrees with the app's parser, which says: ${problem ?? 'valid'}`,
      )
      assert.is(
        isValidJson(parsed),
        !problem,
        `JSON Schema disagrees with the app's parser, which says: ${problem ?? 'valid'}`,
      )
      const reported = violationsIn(name, parsed).map(asReported)
      if (leftOut.length && problem) assert.ok(reported.includes(problem))
      else assert.is(reported[0], problem)
    })
    assert.ok(validCount > count / 4 && validCount < count / 1.2, `${validCount} of ${count} are valid`)
  })
}

/** Returns an error as the app would report it. */
function asReported({ path, reason }: Finding): string {
  return `${path || 'file'}: ${reason}`
}
