import { one, render } from '../../support/render'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Icon } from '../../../src/icons/icon'
import { tabs } from '../../../src/tabs'

test('Icons: one with a label has the role img and says it', async () => {
  const icon = one(await render(<Icon name="shop" label="shop" />), 'svg')
  assert.is(icon.getAttribute('role'), 'img')
  assert.is(icon.getAttribute('aria-label'), 'shop')
  assert.is.not(icon.getAttribute('aria-hidden'), 'true')
})

test('Icons: one without a label is an ornament, hidden from assistive technology', async () => {
  const icon = one(await render(<Icon name="close" />), 'svg')
  assert.is(icon.getAttribute('aria-hidden'), 'true')
  assert.is(icon.getAttribute('role'), null)
  assert.is(icon.getAttribute('aria-label'), null)
})

test('Shell: the icons of the bar, the places and the schemes are all different', async () => {
  const names = [
    ...tabs.map(({ icon }) => icon),
    'home',
    'beach',
    'destination',
    'station',
    'shop',
    'light',
    'system',
    'dark',
  ] as const
  const drawings = new Set<string>()
  for (const name of names) drawings.add(one(await render(<Icon name={name} />), 'svg').innerHTML)
  assert.is(drawings.size, names.length)
})

test.run()
