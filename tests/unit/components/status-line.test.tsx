import { all, mount, one, render, textOf } from '../../support/render'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { StatusLine } from '../../../src/components/status-line'

const renderLine = async (status: 'loading' | 'loaded' | 'error', ...text: [string, string]) =>
  one(await render(<StatusLine status={status} text={text} />), '[role=status]')

test('Status line: it has the role status, polite, and shows the text alone', async () => {
  const line = await renderLine('error', 'Error (showing data from ', '3 hours ago)')
  assert.is(textOf(line), 'Error (showing data from 3 hours ago)')
  assert.ok([null, 'polite'].includes(line.getAttribute('aria-live')))
})

test('Status line: over the same text the icon shows whether work is going on', async () => {
  const icons = new Set<string>()
  for (const status of ['loading', 'loaded', 'error'] as const) {
    icons.add(one(await renderLine(status, 'Last updated ', '1 minute ago'), 'svg').outerHTML)
  }
  assert.is(icons.size, 3)
})

test('Status line: a change of state is announced, the age that ticks is not', async () => {
  const line = (age: string, state = 'Last updated ') => <StatusLine status="loaded" text={[state, age]} />
  const { container, update } = await mount(line('1 minute ago'))
  const parts = () => all(container, '[role=status] > span')
  const [state, age] = parts()
  assert.is(age?.getAttribute('aria-live'), 'off')
  assert.is(age?.textContent, '1 minute ago')
  update(line('2 minutes ago'))
  assert.is(parts()[0], state, 'what is announced has not changed')
  assert.is.not(parts()[1], age)
  update(line('2 minutes ago)', 'Error (showing data from '))
  assert.is.not(parts()[0], state)
})

test.run()
