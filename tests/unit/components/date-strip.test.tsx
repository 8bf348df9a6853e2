import { all, mount, one, render, textOf } from '../../support/render'
import { until } from '../../support/until'
import { assert, test } from '#test'
import { DateStrip } from '../../../src/components/date-strip'

const dates = ['2026-08-22', '2026-08-23', '2026-09-01']

const renderStrip = (selected: string, onSelect: (date: string) => void = () => {}) =>
  render(<DateStrip dates={dates} selected={selected} today="2026-08-22" onSelect={onSelect} />)

const buttonsOf = (container: HTMLElement) => all(container, '[role=toolbar][aria-label=Day] > button')

test('date strip: buttons show weekday, day number and month', async () => {
  const container = await renderStrip('2026-08-22')
  assert.equal(buttonsOf(container).map(textOf), ['Sat 22 August', 'Sun 23 August', 'Tue 1 September'])
})

test('date strip: only the chosen button is pressed', async () => {
  const container = await renderStrip('2026-08-23')
  assert.equal(
    buttonsOf(container).map((button) => button.getAttribute('aria-pressed')),
    ['false', 'true', 'false'],
  )
})

test('date strip: the chosen button looks different', async () => {
  const [, chosen, other] = buttonsOf(await renderStrip('2026-08-23'))
  assert.is.not(chosen?.className, other?.className)
})

test('date strip: clicking a button selects its day', async () => {
  const selected: string[] = []
  const buttons = buttonsOf(await renderStrip('2026-08-22', (date) => selected.push(date)))
  buttons[2]?.click()
  buttons[0]?.click()
  assert.equal(selected, ['2026-09-01', '2026-08-22'])
})

const tabStopOf = (container: HTMLElement) => textOf(one(container, '[role=toolbar] > [tabindex="0"]'))

/** Presses a key on the focused button; true if the default action remains. */
const press = (key: string, modifiers: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers })
  return document.activeElement?.dispatchEvent(event)
}

test('date strip: one tab stop, which follows the focus', async () => {
  const container = await renderStrip('2026-08-23')
  assert.is(tabStopOf(container), 'Sun 23 August')
  buttonsOf(container)[2]?.focus()
  await until(() => tabStopOf(container) === 'Tue 1 September', 'the tab stop moves')
})

test('date strip: arrows, Home and End move the focus', async () => {
  const container = await renderStrip('2026-08-22')
  buttonsOf(container)[0]?.focus()
  for (const [key, focused] of [
    ['ArrowRight', 'Sun 23 August'],
    ['ArrowLeft', 'Sat 22 August'],
    ['End', 'Tue 1 September'],
    ['Home', 'Sat 22 August'],
  ] as const) {
    assert.is(press(key), false, key)
    assert.is(textOf(document.activeElement), focused, key)
  }
  assert.ok(press('ArrowLeft'))
  assert.is(textOf(document.activeElement), 'Sat 22 August', 'does not wrap')
})

test('date strip: keys with a modifier are left to the browser', async () => {
  const container = await renderStrip('2026-08-23')
  const chosen = buttonsOf(container)[1]
  chosen?.focus()
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
    assert.ok(press('ArrowLeft', { [modifier]: true }), modifier)
    assert.is(document.activeElement, chosen, modifier)
  }
})

test('date strip: today is marked while another day is chosen', async () => {
  for (const [selected, marked] of [
    ['2026-08-23', ['Sat 22 August']],
    ['2026-08-22', []],
  ] as const) {
    assert.equal(all(await renderStrip(selected), '.today').map(textOf), marked)
  }
})

test('date strip: the tab stop leaves a day without data', async () => {
  const strip = (dates: string[]) => (
    <DateStrip dates={dates} selected={dates[0]!} today="" onSelect={() => {}} />
  )
  const { container, update } = await mount(strip(dates))
  buttonsOf(container)[2]?.focus()
  await until(() => tabStopOf(container) === 'Tue 1 September', 'the tab stop moves')
  update(strip(dates.slice(0, 2)))
  assert.is(tabStopOf(container), 'Sat 22 August')
})
