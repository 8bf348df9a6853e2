import { failOnComplaints, mount, one, textOf } from '../../support/render'
import { until } from '../../support/until'
import { assert, test } from '#test'
import { ThemeChoice } from '../../../src/components/theme-choice'
import type { Theme } from '../../../src/lib/theme'

test('theme choice: is a named group of radios', async () => {
  const chosen: Theme[] = []
  const choice = (selected: Theme) => (
    <ThemeChoice selected={selected} onSelect={(theme) => chosen.push(theme)} />
  )
  const { container, update } = mount(choice('system'))
  const radios = [...container.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  assert.equal(
    radios.map((radio) => textOf(radio.closest('label'))),
    ['Light', 'System', 'Dark'],
  )
  assert.is(new Set(radios.map(({ name }) => name)).size, 1)
  assert.ok(radios[0]?.name, 'radios without a name would not form a group')
  assert.is(one(container, 'fieldset').firstElementChild?.tagName, 'LEGEND')
  assert.is(textOf(one(container, 'legend h2')), 'Colour scheme')
  const isChecked = () => radios.map(({ checked }) => checked)
  assert.equal(isChecked(), [false, true, false])
  // Browsers turn an arrow key in a group into a click on the next radio.
  radios[2]?.click()
  assert.equal(chosen, ['dark'])
  update(choice('dark'))
  await until(() => isChecked().join() === 'false,false,true', 'Dark is checked')
  radios[0]?.click()
  assert.equal(chosen, ['dark', 'light'])
  failOnComplaints()
})
