import { assert, test } from '#test'
import { schemas } from '../../../../../src/schemas'
import { userPath } from '../../../../../tools/command/options'
import { UsageError } from '../../../../../tools/fail'
import { readOptions } from '../../../../../tools/data/make/make-arguments'
import { readOptions as readTidesOptions } from '../../../../../tools/data/make/tides-arguments'
import { assertAnswers } from '../../../../support/expected'

test('make-data: reads its options, and makes paths absolute', () => {
  const all = 'data --only tides --report ../report --answers /answers --now 2026-08-22T18:00:00Z'
  assert.equal(readOptions(all.split(' ')), {
    folder: userPath('data'),
    names: ['tides'],
    allowEmpty: false,
    reportFolder: userPath('../report'),
    answers: userPath('/answers'),
    now: Date.parse('2026-08-22T18:00:00Z'),
  })
  assert.equal(readOptions(['data']).names.sort(), Object.keys(schemas).sort())
  assert.ok(readOptions(['data', '--allow-empty']).allowEmpty)
})

test('tides: reads its options, and makes the path absolute', () => {
  const common = { station: 'a', now: Date.parse('2026-08-22T18:00:00Z') }
  const options = ['--station', 'a', '--now', '2026-08-22T18:00:00Z']
  assert.equal(readTidesOptions(['find', ...options]), { ...common, action: 'find' })
  assert.equal(readTidesOptions(['compare', 'b.csv', ...options]), {
    ...common,
    action: 'compare',
    table: userPath('b.csv'),
  })
})

test('arguments: says what is missing, surplus or invalid', () =>
  assertAnswers('tests/unit/tools/data/make/bad-arguments.txt', (input) => {
    const [command, ...commandArguments] = input.split(' ')
    try {
      if (command === 'make-data') readOptions(commandArguments)
      else readTidesOptions(commandArguments)
      return []
    } catch (error) {
      assert.instance(error, UsageError)
      return [(error as UsageError).message]
    }
  }))
