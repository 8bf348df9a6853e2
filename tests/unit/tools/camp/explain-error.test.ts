import { assert, test } from '#test'
import { explainError } from '../../../../tools/camp/explain-error'

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
  for (const [word, hint] of [
    ['True', 'write true'],
    ['FALSE', 'write false'],
    ['l0', 'write 10'],
    ['Truro', 'put texts in quotes'],
  ] as const) {
    const error = new ReferenceError(`${word} is not defined`)
    error.stack = `${error.stack?.split('\n')[0]}\n    at file:///fork/src/camp.ts:2:15`
    assert.is(explainError(error), `src/camp.ts:2: ${word} is not defined; ${hint}`)
  }
})
