import { one, render } from '../../support/render'
import { assert, test } from '#test'
import { Icon } from '../../../src/icons/icon'
import { tabs } from '../../../src/tabs'

const attributesOf = (icon: Element) =>
  ['role', 'aria-label', 'aria-hidden'].map((name) => icon.getAttribute(name))

test('icon: has a name, or is hidden from screen readers', async () => {
  const named = one(await render(<Icon name="shop" label="shop" />), 'svg')
  const [role, label, isHidden] = attributesOf(named)
  assert.equal([role, label], ['img', 'shop'])
  assert.is.not(isHidden, 'true')
  assert.equal(attributesOf(one(await render(<Icon name="close" />), 'svg')), [null, null, 'true'])
})

test('icon: bar, places and schemes have different drawings', async () => {
  const places = ['home', 'beach', 'destination', 'station', 'shop'] as const
  const names = [...tabs.map(({ icon }) => icon), ...places, ...(['light', 'system', 'dark'] as const)]
  const drawings = new Set<string>()
  for (const name of names) drawings.add(one(await render(<Icon name={name} />), 'svg').innerHTML)
  assert.is(drawings.size, names.length)
})
