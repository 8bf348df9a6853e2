import { takeErrors } from '../../support/dom'
import { mount, textOf } from '../../support/render'
import { until } from '../../support/until'
import { assert, test } from '#test'
import { ErrorBoundary } from '../../../src/components/error-boundary'

function Fallback({ message }: { message: string }) {
  return <p>Sorry: {message}</p>
}

/** What the screen throws, if anything. */
let thrown: { error: unknown } | undefined
let renders = 0

function Screen() {
  renders++
  if (thrown) throw thrown.error
  return <p>Info</p>
}

const boundary = (isShown = true) => (
  <ErrorBoundary fallback={Fallback} isShown={isShown}>
    <Screen />
  </ErrorBoundary>
)

test('error boundary: shows and logs what its children throw', () => {
  for (const [error, text] of [
    [new TypeError('no such tide'), 'Sorry: TypeError: no such tide'],
    ['plain text', 'Sorry: plain text'],
    ['', 'Sorry:'],
    [new Error(''), 'Sorry: Error'],
  ] as const) {
    thrown = { error }
    const { container, unmount } = mount(boundary())
    assert.is(textOf(container), text)
    assert.match(takeErrors().join(), String(error))
    unmount()
  }
})

test('error boundary: retries its children when shown again', async () => {
  thrown = { error: new Error('broken') }
  const { container, update } = mount(boundary())
  await until(() => textOf(container) === 'Sorry: Error: broken', 'the fallback')
  takeErrors()
  thrown = undefined
  renders = 0
  update(boundary(false))
  assert.is(renders, 0, 'while hidden')
  assert.is(textOf(container), '')
  update(boundary())
  await until(() => textOf(container) === 'Info', 'the screen')
})
