import { openPath } from '../../support/stores'
import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { assert, test } from '#test'
import { Live } from '../../../src/screens/live'
import { render, textOf } from '../../support/render'
import { until } from '../../support/until'

test('live: only the part that reads a signal renders', async () => {
  const minute = signal(1)
  const Around = () => {
    useSignals()
    const around = `around ${minute.peek()}, `
    return (
      <>
        {around}
        <Live on="/weather">{() => minute.value}</Live>
      </>
    )
  }
  const container = render(<Around />)
  minute.value = 2
  await until(() => textOf(container) === 'around 1, 2', 'the part shows the new value')
})

test('live: on a hidden screen, nothing renders until it is shown', async () => {
  const minute = signal(1)
  const part = (path: string) => () => `${path} ${minute.value} `
  const container = render(
    <>
      <Live on="/weather">{part('/weather')}</Live>
      <Live on="/tides">{part('/tides')}</Live>
    </>,
  )
  assert.is(textOf(container), '/weather 1 /tides 1')
  minute.value = 2
  await until(() => textOf(container) === '/weather 2 /tides 1', 'the open screen shows the new value')
  openPath('/tides')
  minute.value = 3
  await until(() => textOf(container) === '/weather 2 /tides 3', 'the opened screen shows the new value')
  openPath('/weather')
  await until(
    () => textOf(container) === '/weather 3 /tides 3',
    'the first screen shows it when it is opened again',
  )
})

test('live: a part that vanishes passes its focus to the heading', async () => {
  const isOnline = signal(true)
  const container = render(
    <main>
      <div>
        <h1 tabIndex={-1}>Weather</h1>
        <Live on="/weather">{() => isOnline.value && <iframe title="Radar map" />}</Live>
      </div>
    </main>,
  )
  container.querySelector('iframe')?.focus()
  isOnline.value = false
  await until(() => document.activeElement?.textContent === 'Weather', 'the heading has the focus')
})
