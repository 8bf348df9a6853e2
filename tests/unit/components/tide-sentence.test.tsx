import { all, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { TideSentence } from '../../../src/components/tide-sentence'
import { tide } from '../../support/files'

const [high, low] = [tide('High', '2026-08-22T16:40'), tide('Low', '2026-08-22T03:10')]
const wordsOf = (container: HTMLElement) => all(container, 'b').map(textOf)

test('tide sentence: emphasises state, tide and times', () => {
  const container = render(<TideSentence next={high} remaining="2hr 35min" isAfterGap={false} />)
  assert.is(textOf(container), 'The tide is currently Rising. High tide is in 2hr 35min, at 16:40.')
  assert.equal(wordsOf(container), ['Rising', 'High', '2hr 35min', '16:40'])
  const falling = render(<TideSentence next={low} remaining="0hr 5min" isAfterGap={false} />)
  assert.equal(wordsOf(falling), ['Falling', 'Low', '0hr 5min', '03:10'])
  // Each emphasised word has a parent of its own, so that a translator cannot move it among its neighbours.
  for (const word of all(falling, 'b')) assert.is(word.parentNode?.childNodes.length, 1)
})

test('tide sentence: after a gap, names the day, but no state', () => {
  const next = { ...tide('High', '2026-08-24T00:20'), instant: '2026-08-23T23:20:00Z' }
  const container = render(<TideSentence next={next} remaining="29hr 3min" isAfterGap />)
  assert.is(
    textOf(container),
    "High tide is in 29hr 3min, at 00:20 on Mon 24 August. The table has a gap before then, so we can't tell whether the tide is rising or falling.",
  )
  assert.is(all(container, 'p').length, 1)
  assert.equal(wordsOf(container), ['High', '29hr 3min', '00:20', 'Mon 24 August'])
})
