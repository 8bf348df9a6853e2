import { assert, test } from '#test'
import { assertAnswers } from '../../../../support/expected'
import { findDuplicateKeys, findFlaw } from '../../../../../tools/data/read/scan-json'

const flawIn = (text: string): string => {
  assert.throws(() => JSON.parse(text), SyntaxError)
  const { what, hint } = findFlaw(text) ?? {}
  return `${what}; ${hint}`
}

test('JSON: a flaw has its line, column and cause', () =>
  assertAnswers('tests/unit/tools/data/read/bad-json.txt', (text) => [flawIn(text)]))

const hidden: [text: string, flaw: string][] = [
  ['', 'an empty file; publish the data'],
  ['{ "a": [\n\n', 'cut off after "{ \\"a\\": ["; publish the whole file'],
  ['["Sand\tCove", "C:\\Users"]', 'a tab in the text at line 1, column 2; write spaces'],
  ['["Sand\u0001"]', 'an invisible character in the text at line 1, column 2; delete it'],
  ['"a\tb"', 'a tab in the text at line 1, column 1; write spaces'],
  [
    '{\u00a0"a": 1}',
    'unexpected "\u00a0\\"a\\": 1}" at line 1, column 2; put a normal space in place of this one',
  ],
]

test('JSON: says what no editor shows', () => {
  for (const [text, flaw] of hidden) assert.is(flawIn(text), flaw)
})

test('JSON: a correct text has no flaw', () => {
  const texts = ['0', ' [] ', '{}', '[[],{}]', '{"a":[1.5e-3,"\\u00e9\\"",true,null,-0]}', '"\u2028"']
  for (const text of texts) {
    JSON.parse(text)
    assert.is(findFlaw(text), undefined, text)
  }
  assert.is(findFlaw('['.repeat(200_000) + ']'.repeat(200_000)), undefined)
})

test('JSON: finds keys that their object already has', () => {
  assert.equal(findDuplicateKeys('{"a":1,"b":{"a":1},"c":[{"a":1},{"a":{},"d":["a","a"]}]}'), [])
  assert.equal(findDuplicateKeys('{"a":1,"\\u0061":2}'), ['a'])
  assert.equal(findDuplicateKeys('{"a":[{},{"b":{"c":[],"c":1,"c":2}}], "a": ","}'), [
    'a[1].b.c',
    'a[1].b.c',
    'a',
  ])
})
