import { all, one, render, textOf } from '../../support/render'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { DateStrip } from '../../../src/components/date-strip'

const dates = ['2026-08-22', '2026-08-23', '2026-09-01']

const renderStrip = (selected: string | undefined, onSelect: (date: string) => void = () => {}) =>
  render(<DateStrip dates={dates} selected={selected} onSelect={onSelect} />)

test('Weather: each button shows weekday, day number and month name', async () => {
  const container = await renderStrip('2026-08-22')
  assert.equal(all(container, 'button').map(textOf), ['Sat 22 August', 'Sun 23 August', 'Tue 1 September'])
})

test('Date strip: the chosen button, and no other, has aria-pressed true', async () => {
  const container = await renderStrip('2026-08-23')
  assert.equal(
    all(container, 'button').map((button) => button.getAttribute('aria-pressed')),
    ['false', 'true', 'false'],
  )
  assert.is(all(await renderStrip(undefined), '[aria-pressed=true]').length, 0)
})

test('Date strip: the chosen button looks different', async () => {
  const [first, second, third] = all(await renderStrip('2026-08-23'), 'button')
  assert.is.not(second?.className, first?.className)
  assert.is(third?.className, first?.className)
})

test('Weather: clicking a button selects its day', async () => {
  const selected: string[] = []
  const container = await renderStrip('2026-08-22', (date) => selected.push(date))
  all(container, 'button')[2]?.click()
  all(container, 'button')[0]?.click()
  assert.equal(selected, ['2026-09-01', '2026-08-22'])
})

test('Date strip: the buttons are no submit buttons, and their group has a name', async () => {
  const container = await renderStrip('2026-08-22')
  assert.ok(all(container, 'button').every((button) => button.getAttribute('type') === 'button'))
  assert.ok(one(container, '[role=group]').getAttribute('aria-label'))
})

test.run()
