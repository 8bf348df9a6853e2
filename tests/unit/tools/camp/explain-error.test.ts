import { assert, test } from '#test'
import { explainError, valueHint } from '../../../../tools/camp/explain-error'

test('camp.ts: a value that cannot be computed has a line', () => {
  for (const [error, what] of [
    [new TypeError('"x" is not a function'), /^src\/camp\.ts:2: "x" is not a function; write only texts/],
    [
      new ReferenceError("Cannot access 'camp' before initialization"),
      /^src\/camp\.ts:2: .*; write only texts/,
    ],
  ] as const) {
    assert.is(explainError(error), undefined)
    error.stack = `${error.stack?.split('\n')[0]}\n    at file:///fork/src/camp.ts:2:15`
    assert.match(explainError(error) ?? '', what)
  }
})

test('camp.ts: a word without quotes is a text, flag or number', () => {
  for (const [row, hint] of [
    ['permission: True', 'write true'],
    ['permission: yes', 'write true'],
    ['witness: FALSE', 'write false'],
    ['witness: no', 'write false'],
    ['permission: granted', 'write true or false'],
    ['zoom: l0', 'write 10'],
    ['"zoom" : -I', 'write 1'],
    ['latitude: O2', 'write a number, in digits'],
    ['zoom: eight', 'write a number, in digits'],
    ['shortName: O2', 'put texts in quotes'],
    ['bayName: l0', 'put texts in quotes'],
    ['Truro', 'put texts in quotes'],
  ] as const) {
    const word = /\w+$/.exec(row)?.[0]
    assert.is(valueHint(`${word} is not defined`, `  a: 1, ${row},`), hint, row)
  }
})
