import { all, one, render, textOf } from '../../support/render'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { CalendarScreen } from '../../../src/screens/calendar'
import { LocationsScreen } from '../../../src/screens/locations'
import { TidesScreen } from '../../../src/screens/tides'
import { WeatherScreen } from '../../../src/screens/weather'
import { evening, forecastDay } from '../../support/files'
import { publish, setNow } from '../../support/stores'

test.before(() => setNow(evening))

const isLoaded = (container: HTMLElement) => {
  assert.match(textOf(one(container, '[role=status]')), /^Last updated/)
}

test('Without forecast days Weather says so', async () => {
  await publish({ weather: { data: [] } })
  const container = await render(<WeatherScreen />)
  isLoaded(container)
  assert.match(textOf(container), /no forecast/i)
  assert.is(all(container, 'button').length, 0)
})

test('Without hours Weather shows the day, and says that its hours are missing', async () => {
  await publish({ weather: { data: [forecastDay('2026-08-22', { hours: [] })] } })
  const text = textOf(await render(<WeatherScreen />))
  assert.match(text, /21°C/)
  assert.match(text, /no hourly forecast/i)
})

test('Without tide days Tides says so', async () => {
  await publish({ tides: { dates: [] } })
  const container = await render(<TidesScreen />)
  isLoaded(container)
  assert.match(textOf(container), /no tides/i)
  assert.not.match(textOf(container), /currently/)
})

test('Without tides on the day Tides shows the strip, and says that they are missing', async () => {
  await publish({ tides: { dates: [{ date: '2026-08-22', tides: [] }] } })
  const container = await render(<TidesScreen />)
  assert.is(all(container, 'button').length, 1)
  assert.match(textOf(container), /no tides/i)
})

test('Without places Locations says so', async () => {
  await publish({ locations: { locations: [] } })
  const container = await render(<LocationsScreen />)
  isLoaded(container)
  assert.match(textOf(container), /no places/i)
})

test('Without days, its end before its start, Calendar says so', async () => {
  await publish({ calendar: { startDate: '2026-08-22', endDate: '2026-08-21', events: [] } })
  const container = await render(<CalendarScreen />)
  isLoaded(container)
  assert.match(textOf(container), /no days/i)
})

test('Without events Calendar shows the days, and says that there are no events', async () => {
  await publish({ calendar: { startDate: '2026-08-22', endDate: '2026-08-23', events: [] } })
  const container = await render(<CalendarScreen />)
  assert.is(all(container, 'time').length, 2)
  assert.match(textOf(container), /no events/i)
})

test.run()
