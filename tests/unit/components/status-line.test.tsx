import { all, mount, one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { StatusLine } from '../../../src/components/status-line'

test('status line: is a polite live region, with an icon per state', () => {
  const icons = new Set<string>()
  for (const status of ['loading', 'loaded', 'error'] as const) {
    const container = render(<StatusLine status={status} text={['Last updated ', '1 minute ago']} />)
    const line = one(container, '[role=status]')
    assert.is(textOf(line), 'Last updated 1 minute ago')
    assert.ok([null, 'polite'].includes(line.getAttribute('aria-live')))
    icons.add(one(line, 'svg').outerHTML)
  }
  assert.is(icons.size, 3)
})

test('status line: a change of state is announced, the age is not', () => {
  const line = (age: string, state = 'Last updated ') => <StatusLine status="loaded" text={[state, age]} />
  const { container, update } = mount(line('1 minute ago'))
  const parts = () => all(container, '[role=status] > span')
  const [state, age] = parts()
  assert.is(age?.getAttribute('aria-live'), 'off')
  assert.is(age?.textContent, '1 minute ago')
  update(line('2 minutes ago'))
  assert.is(parts()[0], state, 'not announced again')
  assert.is.not(parts()[1], age)
  update(line('2 minutes ago)', 'Error (showing data from '))
  assert.is.not(parts()[0], state)
})
