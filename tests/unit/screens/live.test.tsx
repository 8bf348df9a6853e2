import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { assert, test } from '#test'
import { Live } from '../../../src/screens/live'
import { render, textOf } from '../../support/render'
import { until } from '../../support/until'

test('live: only the part that reads a signal renders', async () => {
  const minute = signal(1)
  let renderings = 0
  const Around = () => {
    useSignals()
    renderings++
    return <Live>{() => <p>{minute.value}</p>}</Live>
  }
  const container = render(<Around />)
  minute.value = 2
  await until(() => textOf(container) === '2', 'the part shows the new value')
  assert.is(renderings, 1)
})
