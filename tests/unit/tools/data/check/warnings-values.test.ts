import { assert, test } from '#test'
import { findWarnings } from '../../../../../tools/data/check/find-warnings'
import { datasetNames } from '../../../../support/app-tables'
import { describedIn, exampleFile, pathOf, schemaOf, withValue } from '../../../../support/schema-values'

const now = Date.parse('2026-08-22T18:00:00Z')
const camp = { eventColours: {}, position: { latitude: 50.64, longitude: -1.94 } }

for (const name of datasetNames) {
  for (const { keys, schema } of describedIn(schemaOf(name))) {
    const { plausible } = schema
    if (!plausible) continue
    const path = pathOf(keys)

    test(`warnings: ${path} outside its plausible range`, () => {
      const isWarned = (value: number) =>
        findWarnings(
          name,
          withValue(exampleFile(name, 'with optional keys'), keys, value),
          [],
          now,
          camp,
        ).some((warning) => warning.path === path && warning.reason === `outside ${plausible.join(' to ')}`)
      const [least, most] = plausible
      assert.equal([least, most, least - 0.1, most + 0.1].map(isWarned), [false, false, true, true])
    })
  }
}
