import { one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { InstallBanner } from '../../../src/components/install-banner'

test('install banner: Close closes it', async () => {
  let closed = 0
  const button = one(await render(<InstallBanner onClose={() => closed++} />), 'button')
  assert.match(button.getAttribute('aria-label') ?? textOf(button), /^Close$/)
  assert.is(button.getAttribute('type'), 'button')
  button.click()
  assert.is(closed, 1)
})
