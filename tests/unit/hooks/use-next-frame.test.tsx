import { render, textOf } from '../../support/render'
import { until } from '../../support/until'
import { assert, test } from '#test'
import { useNextFrame } from '../../../src/hooks/use-next-frame'

function Frame() {
  return <p>{useNextFrame() ? 'next' : 'first'}</p>
}

test('next frame: renders again after the first frame', async () => {
  const container = render(<Frame />)
  assert.is(textOf(container), 'first')
  await until(() => textOf(container) === 'next', 'the next frame')
})
