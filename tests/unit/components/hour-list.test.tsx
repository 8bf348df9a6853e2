import { all, one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { HourList } from '../../../src/components/hour-list'
import { hourCells } from '../../../src/lib/hours'
import type { ForecastHour } from '../../../src/schemas'
import { forecastDay, forecastHour, forecastHours } from '../../support/files'

/** Points of the compass, clockwise from north, and their names. */
const compass = {
  N: 'north',
  NNE: 'north-north-east',
  NE: 'north-east',
  ENE: 'east-north-east',
  E: 'east',
  ESE: 'east-south-east',
  SE: 'south-east',
  SSE: 'south-south-east',
  S: 'south',
  SSW: 'south-south-west',
  SW: 'south-west',
  WSW: 'west-south-west',
  W: 'west',
  WNW: 'west-north-west',
  NW: 'north-west',
  NNW: 'north-north-west',
}

/** The hours of 22 August 2026, at an hour of the camp. */
const hourList = (hours: ForecastHour[], presentHour = '2026-08-21T12') => {
  const day = forecastDay('2026-08-22', { hours })
  return <HourList day={day} cells={hourCells(day, presentHour)} />
}

/** The cells, without the dividers between them. */
const cellsOf = (container: ParentNode) => all(container, 'li').filter((item) => textOf(item).includes('°C'))

/** The cell's icons, by their labels. */
const labelsOf = (cell: HTMLElement) =>
  all(cell, '[role=img]').map((icon) => icon.getAttribute('aria-label') ?? '')

test('Hours: each hour is a list item with time, °C, % and mph, in the order of the file', async () => {
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

test('hours: figures have at most one decimal, also when heard', async () => {
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

test('Weather: an hour shows the icon of its weather, named by its description', async () => {
  const cell = one(await render(hourList([forecastHour()])), 'li')
  assert.is(labelsOf(cell)[0], 'Sunny Intervals')
})

test('Weather: an hour whose code has no icon shows the description as text', async () => {
  const hour = forecastHour({ weatherType: 77, weatherTypeDescription: 'Raining frogs' })
  const cell = one(await render(hourList([hour])), 'li')
  assert.match(textOf(cell), 'Raining frogs')
  assert.not.ok(labelsOf(cell).includes('Raining frogs'))
})

test('Wind direction: each of the 16 points has an arrow to where the wind blows, that says where it comes from', async () => {
  const hours = Object.keys(compass).map((windDirection) => forecastHour({ windDirection }))
  const cells = all(await render(hourList(hours)), 'li')
  for (const [index, [point, name]] of Object.entries(compass).entries()) {
    const arrow = all(cells[index]!, '[role=img]').at(-1)!
    assert.match(arrow.getAttribute('aria-label') ?? '', new RegExp(`^9 miles per hour from the ${name}$`))
    const turn = Number(/rotate\(([\d.]+)/.exec(arrow.outerHTML)?.[1])
    assert.is(turn, (index * 22.5 + 180) % 360, point)
  }
})

test('Wind direction: outside the 16 points there is no arrow, and the speed stays', async () => {
  for (const windDirection of ['-99', '', 'VRB']) {
    const cell = one(await render(hourList([forecastHour({ windDirection })])), 'li')
    assert.equal(labelsOf(cell), ['Sunny Intervals', 'Chance of rain'], windDirection)
    assert.match(textOf(cell), /9 ?mph/)
  }
})

test('Hours: the row scrolls by keyboard too, and has a name', async () => {
  const list = one(await render(hourList(forecastHours())), 'ul')
  assert.is(list.getAttribute('tabindex'), '0')
  assert.ok(list.getAttribute('aria-label'))
})

test('Doubled hours are all shown, without a clash of keys', async () => {
  const hours = [...forecastHours(), ...forecastHours()]
  assert.is(cellsOf(await render(hourList(hours))).length, 48)
})

test('A day without hours says so', async () => {
  const container = await render(hourList([]))
  assert.match(textOf(container), /no hourly forecast/i)
  assert.is(all(container, 'li').length, 0)
})

test('Now in the hours: the present hour is marked for every reader, past and coming ones look different', async () => {
  const container = await render(hourList(forecastHours(), '2026-08-22T19'))
  const cells = cellsOf(container)
  const now = one(container, '[aria-current=time]')
  assert.match(textOf(now), /^19:00/)
  const [past, coming] = [cells[0]!, cells.at(-1)!]
  assert.is(new Set([now.className, past.className, coming.className]).size, 3)
})

test('Now in the hours: a divider names the next day where the row passes midnight, and has no time in it', async () => {
  const items = all(await render(hourList(forecastHours())), 'li').map(textOf)
  assert.is(items.length, 25)
  assert.is(items.indexOf('Sun 23'), 18)
  assert.match(items[19]!, /^00:00/)
})

test('Wind: what is heard is one sentence, and of an unknown direction the speed that is seen', async () => {
  const heard = (windDirection: string) => render(hourList([forecastHour({ windDirection })]))
  assert.is(textOf(one(await heard('SW'), 'li > [aria-hidden=true]:not(svg)')), '9 mph')
  assert.is(one(await heard('-99'), 'li > span:last-child').getAttribute('aria-hidden'), 'false')
})
