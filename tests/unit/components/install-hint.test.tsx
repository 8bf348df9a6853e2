import { one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { InstallHint } from '../../../src/components/install-hint'

test('install hint: its Close button closes it', () => {
  let closed = 0
  const button = one(render(<InstallHint onClose={() => closed++} />), 'button')
  assert.match(button.getAttribute('aria-label') ?? textOf(button), /^Close$/)
  assert.is(button.getAttribute('type'), 'button')
  button.click()
  assert.is(closed, 1)
})
