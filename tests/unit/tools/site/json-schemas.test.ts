import Ajv from 'ajv'
import { assert, test } from '#test'
import { jsonSchema } from '../../../../tools/site/json-schemas'
import { datasetNames } from '../../../support/app-tables'
import { describedIn, pathOf } from '../../../support/schema-values'

test('json schemas: values are described, and examples are valid', () => {
  const ajv = new Ajv({ strict: true })
  for (const name of datasetNames) {
    const { $id, ...schema } = jsonSchema(name)
    assert.match(String($id), `/schemas/${name}.schema.json`)
    for (const { keys, schema: value } of describedIn(schema)) {
      const path = `${name}.json: ${pathOf(keys)}`
      assert.ok(value.description ?? value.title, path)
      if (value.properties || value.items) continue
      assert.ok(value.examples?.length, path)
      for (const example of value.examples ?? []) assert.ok(ajv.validate(value, example), path)
    }
  }
})
