import { assert, test } from '#test'
import { helpText, statusText } from '../../../src/lib/status-text'

const age = '3 hours ago'

for (const { status, age: shownAge, text } of [
  { status: 'loading', age: undefined, text: ['Loading ...', ''] },
  { status: 'loading', age, text: ['Last updated ', age] },
  { status: 'loaded', age, text: ['Last updated ', age] },
  { status: 'error', age: undefined, text: ['Error', ''] },
  { status: 'error', age, text: ['Error (showing data from ', '3 hours ago)'] },
] as const) {
  test(`status line: its text if ${status} ${shownAge ? 'with' : 'without'} data`, () => {
    assert.equal(statusText(status, shownAge), text)
  })
}

test('help: says whether the phone is offline', () => {
  const help = 'Move somewhere with a better signal; the app will try again.'
  assert.is(helpText(true), `The data did not load. ${help}`)
  assert.is(helpText(false), `No connection. ${help}`)
})
