import { takeErrors } from '../../support/dom'
import { mount, render, textOf } from '../../support/render'
import { until } from '../../support/until'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ErrorBoundary } from '../../../src/components/error-boundary'

function Fallback({ message }: { message: string }) {
  return <p>Sorry: {message}</p>
}

function Broken({ error }: { error: unknown }): never {
  throw error
}

test('Children that do not throw are shown as they are', async () => {
  const container = await render(
    <ErrorBoundary fallback={Fallback} isShown>
      <p>Screen</p>
    </ErrorBoundary>,
  )
  assert.is(textOf(container), 'Screen')
})

test('Unknown path: the message of an error thrown while a screen renders is shown, and logged', async () => {
  const { container } = await mount(
    <ErrorBoundary fallback={Fallback} isShown>
      <Broken error={new TypeError('no such tide')} />
    </ErrorBoundary>,
  )
  await until(() => textOf(container), 'the fallback')
  assert.match(textOf(container), /^Sorry: .*no such tide/)
  assert.match(takeErrors().join(), 'no such tide')
})

test('Whether an error is thrown or a text, the fallback stands in its place', async () => {
  for (const [error, text] of [
    ['plain text', 'Sorry: plain text'],
    ['', 'Sorry:'],
    [new Error(''), 'Sorry: Error'],
  ] as const) {
    const { container, unmount } = await mount(
      <ErrorBoundary fallback={Fallback} isShown>
        <Broken error={error} />
      </ErrorBoundary>,
    )
    assert.is(textOf(container), text)
    takeErrors()
    unmount()
  }
})

test('Unknown path: children that threw are tried again when they are next shown, not while they are hidden', async () => {
  let tries = 0
  let isBroken = true
  const Screen = () => {
    tries++
    if (isBroken) throw new Error('broken')
    return <p>Info</p>
  }
  const boundary = (isShown: boolean) => (
    <ErrorBoundary fallback={Fallback} isShown={isShown}>
      <Screen />
    </ErrorBoundary>
  )
  const { container, update } = await mount(boundary(true))
  await until(() => textOf(container) === 'Sorry: Error: broken', 'the fallback')
  takeErrors()
  isBroken = false
  tries = 0
  update(boundary(false))
  assert.is(tries, 0)
  assert.is(textOf(container), '')
  update(boundary(true))
  await until(() => textOf(container) === 'Info', 'the screen')
})

test.run()
