import { all, one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { HourList } from '../../../src/components/hour-list'
import { hourCells } from '../../../src/lib/hours'
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
    forecastHour({ time: '00:00', temperature: -4, chanceOfRain: 0, windSpeedMph: 43 }),
    forecastHour({ time: '23:00', temperature: 0, chanceOfRain: 100, windSpeedMph: 0 }),
  ]
  const cells = cellsOf(one(await render(hourList(hours)), 'ul'))
  assert.equal(
    cells.map(textOf).map((text) => text.replaceAll(' ', '')),
    ['18:0017°C20%9mph', '00:00−4°C0%43mph', '23:000°C100%0mph'],
  )
})

test('hours: figures have at most one decimal', async () => {
  const hour = forecastHour({ temperature: 16.6667, chanceOfRain: 33.3333, windSpeedMph: 9.32057 })
  const cell = one(await render(hourList([hour])), 'li')
  assert.match(textOf(cell), /16\.7°C ?33\.3% ?9\.3 mph/)
  assert.ok(labelsOf(cell).includes('9.3 miles per hour from the south-west'))
})

test('hours: gusts are shown from 8 mph above the wind', async () => {
  for (const [windGustMph, wind] of [
    [undefined, '9 mph'],
    [16.9, '9 mph'],
    [17, '9 mph, gusts 17'],
    [24.04, '9 mph, gusts 24'],
  ] as const) {
    const hour = forecastHour(windGustMph === undefined ? {} : { windGustMph })
    const cell = one(await render(hourList([hour])), 'li')
    assert.match(textOf(cell), new RegExp(`${wind}$`))
    const label = labelsOf(cell).at(-1)
    assert.is(label, wind.replace('mph', 'miles per hour from the south-west'))
  }
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
  const cell = one(await render(hourList([forecastHour()])), 'li')
  const arrow = all(cell, '[role=img]').at(-1)!
  assert.match(arrow.outerHTML, 'rotate(45 ')
  assert.is(arrow.getAttribute('aria-label'), '9 miles per hour from the south-west')
  assert.is(textOf(one(cell, '[aria-hidden=true]:not(svg)')), '9 mph', 'said once')
})

test('hours: an unknown wind direction leaves only the speed', async () => {
  const cell = one(await render(hourList([forecastHour({ windDirection: '-99' })])), 'li')
  assert.equal(labelsOf(cell), ['Sunny Intervals', 'Chance of rain'])
  const speed = one(cell, 'span:last-child')
  assert.is(textOf(speed), '9 mph')
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
