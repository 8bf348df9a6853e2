import { all, mount, one, render, textOf } from '../../support/render'
import { forecastDay } from '../../support/files'
import { until } from '../../support/until'
import { assert, test } from '#test'
import { DateStrip } from '../../../src/components/date-strip'
import { drawn } from '../../support/drawn'

const dates = ['2026-08-22', '2026-08-23', '2026-09-01']

const strip = (selected: string, shown = dates, onSelect: (date: string) => void = () => {}) => (
  <DateStrip dates={shown} selected={selected} today="2026-08-22" onSelect={onSelect} />
)

const buttonsOf = (container: HTMLElement) => all(container, '[role=toolbar][aria-label=Day] > button')

test('date strip: has a button per day, one of them pressed', () => {
  const selected: string[] = []
  const buttons = buttonsOf(render(strip('2026-08-23', dates, (date) => selected.push(date))))
  assert.equal(buttons.map(textOf), ['Sat 22 August', 'Sun 23 August', 'Tue 1 September'])
  assert.equal(
    buttons.map((button) => button.getAttribute('aria-pressed')),
    ['false', 'true', 'false'],
  )
  buttons[2]?.click()
  buttons[0]?.click()
  assert.equal(selected, ['2026-09-01', '2026-08-22'])
})

test('date strip: the first frame has the chosen day', () => {
  const august = Array.from({ length: 31 }, (_, index) => `2026-08-${String(index + 1).padStart(2, '0')}`)
  assert.is(textOf(one(render(strip('2026-08-01', august)), '[aria-pressed=true]')), 'Sat 1 August')
})

/** Presses a key on the focused button; returns whether the browser's default action remains. */
const press = (key: string, modifiers: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers })
  return document.activeElement?.dispatchEvent(event)
}

test('date strip: has one tab stop, which follows the focus', async () => {
  const { container, update } = mount(strip('2026-08-23'))
  const tabStop = () => textOf(one(container, '[role=toolbar] > [tabindex="0"]'))
  assert.is(tabStop(), 'Sun 23 August')
  update(strip('2026-08-22'))
  assert.is(tabStop(), 'Sat 22 August', 'until a day has the focus, the tab stop is the chosen day')
  buttonsOf(container)[2]?.focus()
  await until(() => tabStop() === 'Tue 1 September', 'the tab stop moves')
  ;(document.activeElement as HTMLElement).blur()
  update(strip('2026-08-22', dates.slice(0, 2)))
  assert.is(tabStop(), 'Sat 22 August', 'when that day is gone, the tab stop is the chosen day')
  update(strip('2026-08-23', dates.slice(0, 2)))
  assert.is(tabStop(), 'Sun 23 August')
})

test('date strip: arrows, Home and End move the focus', () => {
  buttonsOf(render(strip('2026-08-22')))[0]?.focus()
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
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
    assert.ok(press('ArrowRight', { [modifier]: true }), `${modifier} + arrow is left to the browser`)
    assert.is(textOf(document.activeElement), 'Sat 22 August', modifier)
  }
})

test('date strip: arrows follow the page from right to left', () => {
  const container = render(strip('2026-08-23'))
  one(container, '[role=toolbar]').style.direction = 'rtl'
  buttonsOf(container)[1]?.focus()
  press('ArrowLeft')
  assert.is(textOf(document.activeElement), 'Tue 1 September')
  press('ArrowRight')
  assert.is(textOf(document.activeElement), 'Sun 23 August')
})

test('date strip: today is marked while another day is chosen', () => {
  for (const [selected, marked] of [
    ['2026-08-23', ['Sat 22 August']],
    ['2026-08-22', []],
  ] as const) {
    assert.equal(all(render(strip(selected)), drawn.today).map(textOf), marked)
  }
})

test("date strip: shows each day's weather after its date", () => {
  const weather = [
    { weatherType: 1, description: 'Sunny' },
    // An unknown code has no icon.
    { weatherType: 99, description: 'Raining frogs' },
  ]
  const buttons = buttonsOf(
    render(
      <DateStrip
        dates={dates}
        selected="2026-08-23"
        today="2026-08-22"
        onSelect={() => {}}
        weatherOn={(date) => {
          const changes = weather[dates.indexOf(date)]
          return changes && forecastDay(date, { summary: changes }).summary
        }}
      />,
    ),
  )
  assert.equal(buttons.map(textOf), ['Sat 22 August', 'Sun 23 August', 'Tue 1 September'])
  const icons = buttons.map((button) =>
    all(button, '[role=img]').map((icon) => icon.getAttribute('aria-label')),
  )
  assert.equal(icons, [['Sunny'], [], []])
  assert.ok(buttons[0]?.lastElementChild?.matches('[role=img]'), 'its name begins with the date')
})
