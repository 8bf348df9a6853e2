import { takeErrors } from '../../support/dom'
import { mount, render, textOf } from '../../support/render'
import { until } from '../../support/until'
import { assert, test } from '#test'
import { ErrorBoundary } from '../../../src/components/error-boundary'

function Fallback({ message }: { message: string }) {
  return <p>Sorry: {message}</p>
}

test('error boundary: shows and logs what its children throw', async () => {
  const shown: [error: unknown, text: string][] = [
    [new TypeError('no such tide'), 'Sorry: TypeError: no such tide'],
    ['plain text', 'Sorry: plain text'],
    ['', 'Sorry:'],
    [new Error(''), 'Sorry: Error'],
  ]
  for (const [error, text] of shown) {
    const Broken = () => {
      throw error
    }
    const { container, unmount } = await mount(
      <ErrorBoundary fallback={Fallback} isShown>
        <Broken />
      </ErrorBoundary>,
    )
    assert.is(textOf(container), text)
    assert.match(takeErrors().join(), String(error))
    unmount()
  }
  const container = await render(
    <ErrorBoundary fallback={Fallback} isShown>
      <p>Screen</p>
    </ErrorBoundary>,
  )
  assert.is(textOf(container), 'Screen')
})

test('error boundary: renders its children again once reshown', async () => {
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
  assert.is(tries, 0, 'while hidden')
  assert.is(textOf(container), '')
  update(boundary(true))
  await until(() => textOf(container) === 'Info', 'the screen')
})
