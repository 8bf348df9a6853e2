import { all, one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import type { DatasetName } from '../../../src/schemas'
import { routes } from '../../../src/routes'
import { evening, forecastDay } from '../../support/files'
import { publish, setNow, statusLine } from '../../support/stores'

const [startDate, endDate] = ['2026-08-22', '2026-08-23']

/** Files that lack content, what their screens say, and the number of elements that then match a selector. */
const empty: [DatasetName, what: string, file: object, says: RegExp, parts: string, count: number][] = [
  ['weather', 'days', { data: [] }, /no forecast/i, 'button', 0],
  ['weather', 'hours', { data: [forecastDay(startDate, { hours: [] })] }, /21°C.*no hourly/i, 'button', 1],
  ['tides', 'days', { dates: [] }, /no tides/i, 'b, button', 0],
  ['tides', 'tides', { dates: [{ date: startDate, tides: [] }] }, /no tides/i, 'button, [role=img]', 1],
  ['locations', 'places', { locations: [] }, /no places/i, 'li', 0],
  ['calendar', 'days', { startDate: endDate, endDate: startDate, events: [] }, /no days\.$/i, 'time', 0],
  ['calendar', 'events', { startDate, endDate, events: [] }, /no events/i, 'time', 2],
]

for (const [name, what, file, says, parts, count] of empty) {
  test(`${name}: says if there are no ${what}`, async () => {
    setNow(evening)
    await publish({ [name]: file })
    const { screen } = routes.find(({ path }) => path === `/${name}`)!
    const container = render(screen)
    assert.is(textOf(one(container, '[role=status]')), statusLine('loaded', 0))
    assert.match(textOf(container), says)
    assert.is(all(container, parts).length, count)
  })
}
