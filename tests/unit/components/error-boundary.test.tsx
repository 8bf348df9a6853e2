import { takeErrors } from '../../support/dom'
import { mount, render, textOf, until } from '../../support/render'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ErrorBoundary } from '../../../src/components/error-boundary'

function Fallback({ message }: { message: string }) {
  return <p>Sorry: {message}</p>
}

function Broken({ error }: { error: unknown }): never {
  throw error
}

let shown = 0
const onFallback = () => {
  shown++
}

test.before.each(() => {
  shown = 0
})

test('Children that do not throw are shown as they are', async () => {
  const container = await render(
    <ErrorBoundary fallback={Fallback} onFallback={onFallback}>
      <p>Screen</p>
    </ErrorBoundary>,
  )
  assert.is(textOf(container), 'Screen')
  assert.is(shown, 0)
})

test('Unknown path: the message of an error thrown while a screen renders is shown, and logged', async () => {
  const { container } = await mount(
    <ErrorBoundary fallback={Fallback} onFallback={onFallback}>
      <Broken error={new TypeError('no such tide')} />
    </ErrorBoundary>,
  )
  await until(() => textOf(container), 'the fallback')
  assert.match(textOf(container), /^Sorry: .*no such tide/)
  assert.match(takeErrors().join(), 'no such tide')
  assert.is(shown, 1, 'told once that the fallback is there')
})

test('Whatever is thrown, the fallback stands in its place', async () => {
  for (const [error, text] of [
    ['plain text', 'Sorry: plain text'],
    [undefined, 'Sorry: undefined'],
    [null, 'Sorry: null'],
    [new Error(''), 'Sorry: Error'],
  ] as const) {
    const { container, unmount } = await mount(
      <ErrorBoundary fallback={Fallback} onFallback={onFallback}>
        <Broken error={error} />
      </ErrorBoundary>,
    )
    assert.is(textOf(container), text)
    takeErrors()
    unmount()
  }
})

test('Unknown path: one that is made anew, as when its screen is opened again, recovers', async () => {
  const { container, update } = await mount(
    <ErrorBoundary key="/tides" fallback={Fallback} onFallback={onFallback}>
      <Broken error={new Error('broken')} />
    </ErrorBoundary>,
  )
  takeErrors()
  update(
    <ErrorBoundary key="/info" fallback={Fallback} onFallback={onFallback}>
      <p>Info</p>
    </ErrorBoundary>,
  )
  await until(() => textOf(container) === 'Info', 'the next screen')
})

test.run()
