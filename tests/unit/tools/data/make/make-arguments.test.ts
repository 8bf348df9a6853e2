import { assert, test } from '#test'
import { schemas } from '../../../../../src/schemas'
import { userPath } from '../../../../../tools/command/options'
import { readOptions } from '../../../../../tools/data/make/make-arguments'
import { readOptions as readTidesOptions } from '../../../../../tools/data/make/tides-arguments'

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

test('make-data: rejects missing, surplus and invalid arguments', () => {
  const rejected: [commandArguments: string, problem: RegExp][] = [
    ['', /^missing argument; give a folder$/],
    ['a b', /^unexpected argument "b"; give one folder, in quotes if it has spaces$/],
    ['https://camp.example/data', /^expected a folder, found a URL;/],
    ['weather', /found the name "weather"; write npm run make-data -- data --only weather$/],
    ['a --only calendar, tides', /; write npm run make-data -- a --only calendar,tides$/],
    ['a tides', /found the name "tides"; write npm run make-data -- a --only tides$/],
    ['a/tides.json', /^expected a folder, found the name of a file;/],
    ['a --only tides --only weather', /^--only is given twice;/],
    ['a --now 2026-08-22T18:00:00Z', /^give --answers and --now together$/],
    ['a --answers b --now today', /^--now: invalid instant "today"; use one such as/],
  ]
  for (const [commandArguments, problem] of rejected)
    assert.throws(() => readOptions(commandArguments.split(' ').filter(Boolean)), problem)
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

test('tides: rejects missing, surplus and invalid arguments', () => {
  const rejected: [commandArguments: string, problem: RegExp][] = [
    ['', /^missing action; use find or compare$/],
    ['cmpare a.csv', /^unknown action "cmpare"; use find or compare$/],
    ['find a.csv', /^find: unexpected argument "a\.csv"$/],
    ['compare', /^compare: expected one table, found 0; give the path of a CSV file$/],
    ['compare a.csv b.csv', /^compare: expected one table, found 2; give the path of a CSV file$/],
    [
      'compare https://camp.example/a.csv',
      /^compare: expected a file, found a URL; download the table first$/,
    ],
  ]
  for (const [commandArguments, problem] of rejected)
    assert.throws(() => readTidesOptions(commandArguments.split(' ').filter(Boolean)), problem)
})
