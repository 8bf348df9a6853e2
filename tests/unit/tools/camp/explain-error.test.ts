import { assert, test } from '#test'
import { explainError } from '../../../../tools/camp/explain-error'

test('camp.ts: a word without quotes is a text, or true or false', () => {
  for (const [word, hint] of [
    ['True', 'write true'],
    ['FALSE', 'write false'],
    ['Truro', 'put texts in quotes'],
  ] as const) {
    const error = new ReferenceError(`${word} is not defined`)
    error.stack = `${error.stack?.split('\n')[0]}\n    at file:///fork/src/camp.ts:2:15`
    assert.is(explainError(error), `src/camp.ts:2: ${word} is not defined; ${hint}`)
  }
})
