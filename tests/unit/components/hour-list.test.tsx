import { all, one, render, textOf } from '../../support/render'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { HourList } from '../../../src/components/hour-list'
import { forecastHour, forecastHours } from '../../support/files'

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

/** The cell's icons, by their labels. */
const labelsOf = (cell: HTMLElement) =>
  all(cell, '[role=img]').map((icon) => icon.getAttribute('aria-label') ?? '')

test('D hours: each hour is a list item with time, °C, % and mph, in the order of the file', async () => {
  const hours = [
    forecastHour(),
    forecastHour({ time: '00:00', temperature: -4, chanceOfRain: 0, windSpeedMph: 43 }),
    forecastHour({ time: '23:00', temperature: 0, chanceOfRain: 100, windSpeedMph: 0 }),
  ]
  const cells = all(one(await render(<HourList hours={hours} />), 'ul'), 'li')
  assert.equal(
    cells.map(textOf).map((text) => text.replaceAll(' ', '')),
    ['18:0017°C20%9mph', '00:00-4°C0%43mph', '23:000°C100%0mph'],
  )
})

test('§2 Weather: an hour shows the icon of its weather, named by its description', async () => {
  const cell = one(await render(<HourList hours={[forecastHour()]} />), 'li')
  assert.is(labelsOf(cell)[0], 'Sunny Intervals')
})

test('§2 Weather: an hour whose code has no icon shows the description as text', async () => {
  const hour = forecastHour({ weatherType: 77, weatherTypeDescription: 'Raining frogs' })
  const cell = one(await render(<HourList hours={[hour]} />), 'li')
  assert.match(textOf(cell), 'Raining frogs')
  assert.not.ok(labelsOf(cell).includes('Raining frogs'))
})

test('D wind direction: each of the 16 points has an arrow to where the wind blows, that says where it comes from', async () => {
  const hours = Object.keys(compass).map((windDirection) => forecastHour({ windDirection }))
  const cells = all(await render(<HourList hours={hours} />), 'li')
  for (const [index, [point, name]] of Object.entries(compass).entries()) {
    const arrow = all(cells[index]!, '[role=img]').at(-1)!
    assert.match(arrow.getAttribute('aria-label') ?? '', new RegExp(`from the ${name}$`))
    const turn = Number(/rotate\(([\d.]+)/.exec(arrow.outerHTML)?.[1])
    assert.is(turn, (index * 22.5 + 180) % 360, point)
  }
})

test('D wind direction: outside the 16 points there is no arrow, and the speed stays', async () => {
  for (const windDirection of ['-99', '', 'VRB']) {
    const cell = one(await render(<HourList hours={[forecastHour({ windDirection })]} />), 'li')
    assert.equal(labelsOf(cell), ['Sunny Intervals'], windDirection)
    assert.match(textOf(cell), /9 ?mph/)
  }
})

test('D hours: the row scrolls by keyboard too, and has a name', async () => {
  const list = one(await render(<HourList hours={forecastHours()} />), 'ul')
  assert.is(list.getAttribute('tabindex'), '0')
  assert.ok(list.getAttribute('aria-label'))
})

test('Doubled hours are all shown, without a clash of keys', async () => {
  const hours = [...forecastHours(), ...forecastHours()]
  assert.is(all(await render(<HourList hours={hours} />), 'li').length, 48)
})

test('A day without hours says so', async () => {
  const container = await render(<HourList hours={[]} />)
  assert.match(textOf(container), /no hourly forecast/i)
  assert.is(all(container, 'li').length, 0)
})

test.run()
