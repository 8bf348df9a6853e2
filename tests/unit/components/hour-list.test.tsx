import { all, one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { HourList } from '../../../src/components/hour-list'
import { hourCells } from '../../../src/lib/hours'
import { windName, windText } from '../../../src/lib/wind'
import type { ForecastHour } from '../../../src/schemas'
import { forecastDay, forecastHour, forecastHours } from '../../support/files'

/** The hours of 22 August 2026, at an hour at the camp. */
const hourList = (hours: ForecastHour[], presentHour = '2026-08-21T12') => {
  const day = forecastDay('2026-08-22', { hours })
  return <HourList day={day} cells={hourCells(day, presentHour)} />
}

/** The cells, without the dividers between them. */
const cellsOf = (container: ParentNode) => all(container, 'li').filter((item) => textOf(item).includes('°C'))

/** The cell's icons, by their labels. */
const labelsOf = (cell: HTMLElement) =>
  all(cell, '[role=img]').map((icon) => icon.getAttribute('aria-label') ?? '')

test('hours: are list items in the order of the file', async () => {
  const hours = [
    forecastHour(),
    forecastHour({ time: '00:00', temperature: -4, chanceOfRain: 0, windSpeedMph: 43, windGustMph: 60 }),
    forecastHour({ time: '23:00', temperature: 0, chanceOfRain: 100, windSpeedMph: 0 }),
  ]
  const cells = cellsOf(one(await render(hourList(hours)), 'ul'))
  const texts = ['18:00 17°C 20% ', '00:00 −4°C 0% ', '23:00 0°C 100% ']
  assert.equal(
    cells.map(textOf),
    texts.map((text, index) => text + windText(hours[index]!)),
  )
})

test('hours: figures have at most one decimal', async () => {
  const hour = forecastHour({ temperature: 16.6667, chanceOfRain: 33.3333 })
  const cell = one(await render(hourList([hour])), 'li')
  assert.match(textOf(cell), /16\.7°C ?33\.3%/)
})

test('hours: an icon is named by its description', async () => {
  const cell = one(await render(hourList([forecastHour()])), 'li')
  assert.is(labelsOf(cell)[0], 'Sunny Intervals')
})

test('hours: without an icon the description is text', async () => {
  const hour = forecastHour({ weatherType: 77, weatherTypeDescription: 'Raining frogs' })
  const cell = one(await render(hourList([hour])), 'li')
  assert.match(textOf(cell), 'Raining frogs')
  assert.not.ok(labelsOf(cell).includes('Raining frogs'))
})

test('hours: an arrow shows the wind, and says where it is from', async () => {
  const hour = forecastHour({ windGustMph: 30 })
  const cell = one(await render(hourList([hour])), 'li')
  const arrow = all(cell, '[role=img]').at(-1)!
  assert.match(arrow.outerHTML, 'rotate(45 ')
  assert.is(arrow.getAttribute('aria-label'), windName(hour))
  assert.is(textOf(one(cell, '[aria-hidden=true]:not(svg)')), windText(hour), 'said once')
})

test('hours: an unknown wind direction leaves only the speed', async () => {
  const hour = forecastHour({ windDirection: '-99' })
  const cell = one(await render(hourList([hour])), 'li')
  assert.equal(labelsOf(cell), ['Sunny Intervals', 'Chance of rain'])
  const speed = one(cell, 'span:last-child')
  assert.is(textOf(speed), windText(hour))
  assert.is(speed.getAttribute('aria-hidden'), 'false')
})

test('hours: the row is a named tab stop', async () => {
  const list = one(await render(hourList(forecastHours())), 'ul')
  assert.is(list.getAttribute('tabindex'), '0')
  assert.ok(list.getAttribute('aria-label'))
})

test('hours: duplicates are all shown', async () => {
  const hours = [...forecastHours(), ...forecastHours()]
  assert.is(cellsOf(await render(hourList(hours))).length, 48)
})

test('hours: says if there are none', async () => {
  const container = await render(hourList([]))
  assert.match(textOf(container), /no hourly forecast/i)
  assert.is(all(container, 'li').length, 0)
})

test('hours: past, present and future look different', async () => {
  const container = await render(hourList(forecastHours(), '2026-08-22T19'))
  const cells = cellsOf(container)
  const now = one(container, '[aria-current=time]')
  assert.match(textOf(now), /^19:00/)
  const [past, coming] = [cells[0]!, cells.at(-1)!]
  assert.is(new Set([now.className, past.className, coming.className]).size, 3)
})

test('hours: a divider names the date after midnight', async () => {
  const items = all(await render(hourList(forecastHours())), 'li').map(textOf)
  assert.is(items.length, 25)
  assert.is(items.indexOf('Sun 23'), 18)
  assert.match(items[19]!, /^00:00/)
})
