import { all, mount, render, textOf } from '../../support/render'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { TideSentence } from '../../../src/components/tide-sentence'
import { tide } from '../../support/files'

test('Tides: the sentence says Rising when High is next, with the time remaining and the clock time', async () => {
  const container = await render(
    <TideSentence next={tide('High', '2026-08-22T16:40+01:00')} remaining="2hr 35min" isAfterGap={false} />,
  )
  assert.is(textOf(container), 'The tide is currently Rising. High tide is in 2hr 35min, at 16:40.')
  assert.equal(
    [...container.querySelectorAll('b')].map((bold) => bold.textContent),
    ['Rising', 'High', '2hr 35min', '16:40'],
  )
})

test('Tides: the sentence says Falling when Low is next', async () => {
  const container = await render(
    <TideSentence next={tide('Low', '2026-08-22T03:10+01:00')} remaining="0hr 5min" isAfterGap={false} />,
  )
  assert.is(textOf(container), 'The tide is currently Falling. Low tide is in 0hr 5min, at 03:10.')
})

test('Rising or falling over a gap: the date stands beside the time, and what is not sure is said as plainly', async () => {
  const container = await render(
    <TideSentence next={tide('High', '2026-08-24T05:02+01:00')} remaining="29hr 3min" isAfterGap />,
  )
  assert.is(
    textOf(container),
    "The tide is currently Rising. High tide is in 29hr 3min, at 05:02 on Mon 24 August. The table has a gap before then, so we can't tell whether the tide is rising or falling.",
  )
  assert.is(container.querySelectorAll('p').length, 1)
  assert.equal(
    [...container.querySelectorAll('b')].map((bold) => bold.textContent),
    ['Rising', 'High', '29hr 3min', '05:02', 'Mon 24 August'],
  )
})

test('Rising or falling over a gap: the date is that of the camp, where the day begins before that of UTC', async () => {
  const next = { ...tide('High', '2026-08-24T00:20+01:00'), instant: '2026-08-23T23:20:00Z' }
  const text = textOf(await render(<TideSentence next={next} remaining="24hr 0min" isAfterGap />))
  assert.match(text, 'at 00:20 on Mon 24 August.')
})

test('Translated pages: a word that changes is another element, and no text stands beside one', async () => {
  const sentence = (next: ReturnType<typeof tide>, remaining: string, isAfterGap: boolean) => (
    <TideSentence next={next} remaining={remaining} isAfterGap={isAfterGap} />
  )
  const high = tide('High', '2026-08-22T16:40+01:00')
  const { container, update } = await mount(sentence(high, '0hr 1min', false))
  const words = () => all(container, 'b')
  const before = words()
  update(sentence(tide('Low', '2026-08-23T23:10+01:00'), '30hr 29min', true))
  assert.equal(
    words().filter((word) => before.includes(word)),
    [],
  )
  for (const word of words().slice(0, 4)) assert.is(word.parentNode?.childNodes.length, 1)
})

test.run()
