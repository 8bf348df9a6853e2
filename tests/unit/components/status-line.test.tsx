import { one, render, textOf } from '../../support/render'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { StatusLine } from '../../../src/components/status-line'

const renderLine = async (status: 'loading' | 'loaded' | 'error', text: string) =>
  one(await render(<StatusLine status={status} text={text} />), '[role=status]')

test('Status line: it has the role status, polite, and shows the text alone', async () => {
  const line = await renderLine('error', 'Error (showing data from 3 hours ago)')
  assert.is(textOf(line), 'Error (showing data from 3 hours ago)')
  assert.ok([null, 'polite'].includes(line.getAttribute('aria-live')))
})

test('Status line: over the same text the icon shows whether work is going on', async () => {
  const icons = new Set<string>()
  for (const status of ['loading', 'loaded', 'error'] as const) {
    icons.add(one(await renderLine(status, 'Last updated 1 minute ago'), 'svg').outerHTML)
  }
  assert.is(icons.size, 3)
})

test.run()
