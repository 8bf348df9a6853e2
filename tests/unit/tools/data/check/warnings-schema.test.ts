import { assert, test } from '#test'
import { findWarnings } from '../../../../../tools/data/check/find-warnings'
import { datasetNames } from '../../../../support/app-tables'
import { describedIn, exampleFile, pathOf, schemaOf, withValue } from '../../../../support/schema-values'

const now = Date.parse('2026-08-22T18:00:00Z')
const camp = { eventColours: {}, position: { latitude: 50.64, longitude: -1.94 } }

for (const name of datasetNames) {
  const example = exampleFile(name, 'with optional keys')
  const warningsOf = (file: unknown) => findWarnings(name, file, [], now, camp)
  for (const { keys, schema } of describedIn(schemaOf(name))) {
    const { items, plausible } = schema
    const path = pathOf(keys)

    // check-data reports a file without entries as an error, unless that is allowed.
    if (items && keys.length > 1) {
      test(`warnings: ${path} is empty`, () => {
        const isWarned = (file: unknown) =>
          warningsOf(file).some((warning) => warning.kind === 'empty-list' && warning.path === path)
        assert.equal([example, withValue(example, keys, [])].map(isWarned), [false, true])
      })
    }

    if (plausible) {
      test(`warnings: ${path} is outside its plausible range`, () => {
        const reason = `outside ${plausible.join(' to ')}`
        const isWarned = (value: number) =>
          warningsOf(withValue(example, keys, value)).some(
            (warning) => warning.path === path && warning.reason === reason,
          )
        const [least, most] = plausible
        assert.equal([least, most, least - 0.1, most + 0.1].map(isWarned), [false, false, true, true])
      })
    }
  }
}
