import { failOnComplaints, mount, one, render, textOf } from '../../support/render'
import { until } from '../../support/until'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ThemeChoice } from '../../../src/components/theme-choice'
import type { Theme } from '../../../src/lib/theme'

const radiosOf = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLInputElement>('input[type=radio]'),
]
const nameOf = (radio: HTMLInputElement) => textOf(radio.closest('label'))

test('Theme: native radio buttons named Light, System, Dark stand in this order, in one group', async () => {
  const radios = radiosOf(await render(<ThemeChoice selected="system" onSelect={() => {}} />))
  assert.equal(radios.map(nameOf), ['Light', 'System', 'Dark'])
  const [group, ...otherGroups] = new Set(radios.map(({ name }) => name))
  assert.ok(group, 'without a name each would be a group of its own')
  assert.equal(otherGroups, [])
})

test('Theme: the chosen one is checked', async () => {
  for (const selected of ['light', 'system', 'dark'] as const) {
    const { container, unmount } = await mount(<ThemeChoice selected={selected} onSelect={() => {}} />)
    const checked = radiosOf(container).filter((radio) => radio.checked)
    assert.equal(checked.map(nameOf), [selected[0]!.toUpperCase() + selected.slice(1)])
    unmount()
  }
})

test('Colour scheme: a radio that becomes checked, by click or arrow key, chooses its theme', async () => {
  const chosen: Theme[] = []
  const choice = (selected: Theme) => (
    <ThemeChoice selected={selected} onSelect={(theme) => chosen.push(theme)} />
  )
  const { container, update, unmount } = await mount(choice('system'))
  // The browser's answer to an arrow key within a group is a click on the next radio.
  radiosOf(container)[2]?.click()
  assert.equal(chosen, ['dark'])
  update(choice('dark'))
  await until(() => radiosOf(container)[2]?.checked, 'Dark is checked')
  radiosOf(container)[0]?.click()
  assert.equal(chosen, ['dark', 'light'])
  failOnComplaints()
  unmount()
})

test('Theme: the group is named by its legend, which comes first and is a heading', async () => {
  const { firstElementChild } = one(
    await render(<ThemeChoice selected="system" onSelect={() => {}} />),
    'fieldset',
  )
  assert.is(firstElementChild?.tagName, 'LEGEND')
  assert.is(textOf(one(firstElementChild!, 'h2')), 'Colour scheme')
})

test.run()
