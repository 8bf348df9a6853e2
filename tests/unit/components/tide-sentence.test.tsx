import { render, textOf } from '../../support/render'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { TideSentence } from '../../../src/components/tide-sentence'
import { tide } from '../../support/files'

test('Tides: the sentence says Rising when High is next, with the time remaining and the clock time', async () => {
  const container = await render(
    <TideSentence next={tide('High', '2026-08-22T16:40+01:00')} remaining="2hr 35min" />,
  )
  assert.is(textOf(container), 'The tide is currently Rising. High tide is in 2hr 35min, at 16:40.')
  assert.equal(
    [...container.querySelectorAll('b')].map((bold) => bold.textContent),
    ['Rising', 'High', '2hr 35min', '16:40'],
  )
})

test('Tides: the sentence says Falling when Low is next', async () => {
  const container = await render(
    <TideSentence next={tide('Low', '2026-08-22T03:10+01:00')} remaining="0hr 5min" />,
  )
  assert.is(textOf(container), 'The tide is currently Falling. Low tide is in 0hr 5min, at 03:10.')
})

test.run()
