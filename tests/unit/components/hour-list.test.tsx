import { all, mount, one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { HourList } from '../../../src/components/hour-list'
import type { TimedHour } from '../../../src/lib/hours'
import { windName, windText } from '../../../src/lib/wind'
import type { ForecastHour } from '../../../src/schemas'
import { forecastHour } from '../../support/files'

const listOf = (...cells: Partial<TimedHour>[]) => {
  const defaults = { hour: forecastHour(), when: 'future', newDate: undefined } as const
  return <HourList row={{ current: null }} cells={cells.map((cell) => ({ ...defaults, ...cell }))} />
}

const renderCells = (...cells: Partial<TimedHour>[]) => render(listOf(...cells))

const renderHour = (changes: Partial<ForecastHour>) => one(renderCells({ hour: forecastHour(changes) }), 'li')

const labelsOf = (cell: HTMLElement) => all(cell, '[role=img]').map((icon) => icon.getAttribute('aria-label'))

test('hours: are list items in the order of the file', () => {
  const hours = [
    forecastHour({ temperature: 16.6667, chanceOfRain: 33.3333 }),
    forecastHour({ time: '23:00', temperature: 0, chanceOfRain: 100, windSpeedMph: 0 }),
    forecastHour({ time: '22:00', temperature: -4, chanceOfRain: 0, windSpeedMph: 43, windGustMph: 60 }),
  ]
  // Without this role, Safari does not announce a list that has no bullets.
  const list = one(renderCells(...[...hours, ...hours].map((hour) => ({ hour }))), 'ul[role=list]')
  const texts = ['18:00 16.7°C 33.3% ', '23:00 0°C 100% ', '22:00 −4°C 0% ']
  const expected = texts.map((text, index) => text + windText(hours[index]!))
  assert.equal(all(list, 'li').map(textOf), [...expected, ...expected])
  assert.is(list.getAttribute('tabindex'), '0')
  assert.ok(list.getAttribute('aria-label'))
})

test('hours: icons have names, and the wind is announced once', () => {
  for (const [windDirection, turn] of [
    ['SW', 'rotate(45 '],
    ['S', ''],
  ] as const) {
    const cell = renderHour({ windGustMph: 30, windDirection })
    const hour = forecastHour({ windGustMph: 30, windDirection })
    assert.equal(labelsOf(cell), ['Sunny Intervals', 'Chance of rain', windName(hour)])
    assert.match(all(cell, '[role=img]').at(-1)!.outerHTML, turn)
    assert.is(textOf(one(cell, '[aria-hidden=true]:not(svg)')), windText(hour))
  }
})

test('hours: a drop is filled with the chance of rain', () => {
  const opacityOf = (chanceOfRain: number) =>
    one(renderHour({ chanceOfRain }), '[aria-label="Chance of rain"] path').getAttribute('fill-opacity')
  assert.equal([5, 60, 100].map(opacityOf), ['0.05', '0.6', '1'])
})

test('hours: texts replace the icons of unknown codes and directions', () => {
  const unknown = { weatherType: 77, weatherTypeDescription: 'Raining frogs', windDirection: '-99' }
  const cell = renderHour(unknown)
  assert.equal(labelsOf(cell), ['Chance of rain'])
  assert.match(textOf(cell), 'Raining frogs')
  const speed = one(cell, 'span:last-child')
  assert.is(textOf(speed), windText(forecastHour(unknown)))
  assert.is(speed.getAttribute('aria-hidden'), 'false')
})

test('hours: the wind of a gale is bold', () => {
  const boldTexts = (windGustMph: number) => all(renderHour({ windGustMph }), 'b').length
  assert.equal([boldTexts(38), boldTexts(39)], [2, 3])
})

test('hours: only the present hour is marked', () => {
  const whens = ['past', 'now', 'future'] as const
  const cells = all(renderCells(...whens.map((when) => ({ when }))), 'li')
  assert.equal(
    cells.map((cell) => cell.getAttribute('aria-current')),
    [null, 'time', null],
  )
})

test('hours: a divider names the date after midnight', () => {
  const items = all(renderCells({}, { newDate: '2026-08-23' }), 'li').map(textOf)
  assert.is(items.length, 3)
  assert.is(items[1], 'Sun 23')
})

// Browsers' translators replace text nodes, so without a new element, a new figure would be lost.
test('hours: only an hour that changes becomes a new element', () => {
  const { container, update } = mount(listOf({}, {}))
  const before = all(container, 'li')
  update(listOf({}, { hour: forecastHour({ temperature: 3 }) }))
  const after = all(container, 'li')
  assert.is(after[0], before[0])
  assert.is.not(after[1], before[1])
})
