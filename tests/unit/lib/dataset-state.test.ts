import { assert, test } from '#test'
import { statusText } from '../../../src/lib/dataset-state'

const age = '3 hours ago'

for (const { status, age: shownAge, text } of [
  { status: 'loading', age: undefined, text: ['Loading ...', ''] },
  { status: 'loading', age, text: ['Last updated ', age] },
  { status: 'loaded', age, text: ['Last updated ', age] },
  { status: 'error', age: undefined, text: ['Error', ''] },
  { status: 'error', age, text: ['Error (showing data from ', '3 hours ago)'] },
] as const) {
  test(`status line: ${status} ${shownAge ? 'with' : 'without'} data`, () => {
    assert.equal(statusText(status, shownAge), text)
  })
}
