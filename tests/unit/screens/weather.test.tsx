import { all, one, render, textOf } from '../../support/render'
import { until } from '../../support/until'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { camp } from '../../../src/camp'
import { WeatherScreen } from '../../../src/screens/weather'
import { forecastSelection } from '../../../src/stores/selection'
import { evening, forecastDay, forecastHours, weatherFile } from '../../support/files'
import { publish, setNow } from '../../support/stores'

const pressed = (container: HTMLElement) => all(container, '[aria-pressed=true]').map(textOf)

test.before.each(async () => {
  setNow(evening)
  await publish({ weather: weatherFile('2026-08-21') })
  // A choice outlives a screen.
  forecastSelection.choose('none')
})

test('Weather: the header has the place name and a link to a weather site', async () => {
  const container = await render(<WeatherScreen />)
  assert.is(textOf(one(container, 'h1')), camp.placeName)
  assert.is(one(container, 'header a').getAttribute('href'), camp.links.weather.url)
})

test('Weather: strip, day, hours, sunrise and sunset stand in this order, for today', async () => {
  const container = await render(<WeatherScreen />)
  assert.is(all(container, '[aria-pressed]').length, 5)
  assert.equal(pressed(container), ['Sat 22 August'])
  assert.is(all(container, 'li').length, 25, 'a day of hours, and the date that begins at midnight')
  const text = textOf(container)
  const places = ['Last updated', 'Sun 23 August', '22°C', '06:00', 'Sunrise 06:06', 'Sunset 20:15'].map(
    (part) => text.indexOf(part),
  )
  assert.not.ok(places.includes(-1), text)
  assert.equal(
    places,
    places.toSorted((a, b) => a - b),
  )
})

test('Weather: clicking a day shows its forecast', async () => {
  const container = await render(<WeatherScreen />)
  all(container, 'button')
    .find((button) => textOf(button) === 'Mon 24 August')
    ?.click()
  await until(() => pressed(container).join() === 'Mon 24 August', 'the day is chosen')
  assert.match(textOf(container), '24°C')
})

test('Weather: the radar map has its place below, also when there are no days', async () => {
  const hasMap = async () => all(await render(<WeatherScreen />), '.radar').length === 1
  assert.ok(await hasMap())
  await publish({ weather: { data: [] } })
  assert.ok(await hasMap())
})

test('Unsorted and doubled days show each date once, without a clash of keys', async () => {
  const hours = [...forecastHours(), ...forecastHours()]
  const dates = ['2026-08-23', '2026-08-22', '2026-08-23', '2026-08-22']
  await publish({ weather: { data: dates.map((date) => forecastDay(date, { hours })) } })
  const container = await render(<WeatherScreen />)
  assert.equal(all(container, 'button').map(textOf), ['Sat 22 August', 'Sun 23 August'])
  assert.is(all(container, 'li').filter((item) => textOf(item).includes('°C')).length, 48)
})

test('Weather: the published maximum is shown, not that of the hours', async () => {
  await publish({ weather: { data: [forecastDay('2026-08-22', { summary: { maximumTemperature: 33 } })] } })
  assert.match(textOf(await render(<WeatherScreen />)), '33°C')
})

test('Now in the hours: before six today’s tab starts at six, and a line tells where the night’s hours are', async () => {
  const night = forecastDay('2026-08-22', {
    hours: forecastHours().map((hour) => ({ ...hour, temperature: 3 })),
  })
  await publish({ weather: { data: [night, forecastDay('2026-08-23')] } })
  setNow('2026-08-23T01:30:00Z')
  const container = await render(<WeatherScreen />)
  assert.equal(pressed(container), ['Sun 23 August'])
  assert.match(textOf(container), "Tonight's hours are under Sat 22 August.")
  assert.is(all(container, '[aria-current=time]').length, 0)
  setNow('2026-08-23T05:00:00Z')
  await until(() => all(container, '[aria-current=time]').length === 1, 'six o’clock is under today')
  assert.not.match(textOf(container), "Tonight's hours")
})

test('Now in the hours: on another day no line tells where the hours of this night are', async () => {
  const day = (date: string, temperature: number) =>
    forecastDay(date, { hours: forecastHours().map((hour) => ({ ...hour, temperature })) })
  await publish({
    // As an instant, the first would be on the day after.
    weather: { data: [day('2026-08-22T23:30Z', 3), day('2026-08-23', 4), day('2026-08-24', 5)] },
  })
  setNow('2026-08-23T01:30:00Z')
  const container = await render(<WeatherScreen />)
  assert.match(textOf(container), "Tonight's hours are under Sat 22 August.")
  all(container, 'button').at(-1)?.click()
  await until(() => pressed(container).join() === 'Mon 24 August', 'another day is chosen')
  assert.not.match(textOf(container), "Tonight's hours")
})

test('Looks: at night today has a night sky, and another chosen day keeps that of its day', async () => {
  await publish({ weather: weatherFile('2026-08-22') })
  setNow('2026-08-22T22:30:00Z')
  const container = await render(<WeatherScreen />)
  const sky = () => one(container, '.sky').getAttribute('style')
  assert.match(sky() ?? '', '--dark-sky')
  all(container, 'button')[1]?.click()
  await until(() => pressed(container).join() === 'Sun 23 August', 'another day is chosen')
  assert.match(sky() ?? '', '--clear')
})

test("Extra keys of a published day's summary reach nobody", async () => {
  const { summary, ...day } = forecastDay('2026-08-22')
  const extra = {
    ...summary,
    text: 'Ha',
    progress: 0.5,
    children: 'Ha',
    className: 'Ha',
    key: 'Ha',
    ref: 'Ha',
  }
  setNow('2026-08-20T12:00:00Z')
  await publish({ weather: { data: [{ ...day, summary: extra }] } })
  const container = await render(<WeatherScreen />)
  assert.not.match(container.innerHTML, 'Ha')
  assert.is(all(container, '.sun-mark').length, 0)
})

test('Light: what comes next is said under today alone', async () => {
  const container = await render(<WeatherScreen />)
  assert.match(textOf(container), 'The sun sets in 1hr 15min')
  all(container, 'button').at(-1)?.click()
  await until(() => !textOf(container).includes('The sun sets in'), 'another day has no present')
})

test('Trust: an old copy follows the clock, so that yesterday is never today', async () => {
  setNow('2026-08-24T09:30:00Z')
  const container = await render(<WeatherScreen />)
  assert.equal(pressed(container), ['Mon 24 August'])
  assert.match(textOf(one(container, '[aria-current=time]')), /^10:00/)
  assert.match(textOf(container), 'Forecast ends tomorrow')
})

test.run()
