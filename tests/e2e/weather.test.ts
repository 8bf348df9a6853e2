import * as assert from 'uvu/assert'
import { camp } from '../../src/camp'
import { forecastDay, weatherFile } from '../support/files'
import {
  chosenButton,
  chosenDay,
  dayButtons,
  loaded,
  openedScreen,
  rowOfHours,
  wordsOf,
} from '../support/page'
import { comeBack } from '../support/phone'
import { publish, siteSuite, visit } from '../support/site'

const test = siteSuite('weather')

test('Weather: the header has the place name and a link to a weather site', async ({ site }) => {
  const { page } = await visit(site)
  assert.equal(await wordsOf(page.getByRole('heading', { level: 1 })), [camp.placeName])
  const link = page.getByRole('main').getByRole('link')
  assert.equal(await wordsOf(link), [camp.links.weather.name])
  assert.is(await link.getAttribute('href'), camp.links.weather.url)
})

test('Weather: the strip has a button a day, with weekday, day number and month name; today is chosen', async ({
  site,
}) => {
  publish(site, { weather: weatherFile('2026-08-30') })
  const { page } = await visit(site, { clock: '2026-08-31T12:00:00Z' })
  await chosenButton(page).waitFor()
  assert.equal(await wordsOf(dayButtons(page)), [
    'Sun 30 August',
    'Mon 31 August',
    'Tue 1 September',
    'Wed 2 September',
    'Thu 3 September',
  ])
  assert.is(await chosenDay(page), 'Mon 31 August')
  assert.is(await openedScreen(page).locator('button[aria-pressed=false]').count(), 4)
})

test('Weather: without today, the last day is chosen, though all have passed', async ({ site }) => {
  const { page } = await visit(site, { clock: '2027-03-10T12:00:00Z' })
  assert.is(await chosenDay(page), 'Wed 26 August')
})

test('Weather: a day chosen in the strip is shown, by touch and by keyboard', async ({ site }) => {
  const { page } = await visit(site)
  await dayButtons(page).nth(2).click()
  await page.getByText('23°C').waitFor()
  assert.is(await chosenDay(page), 'Mon 24 August')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('24°C').waitFor()
  assert.is(await chosenDay(page), 'Tue 25 August')
})

test('Weather: the summary has the icon, maximum and minimum in °C and the description', async ({ site }) => {
  const summary = {
    description: 'A clear sky & <b>light</b> winds',
    weatherType: 1,
    maximumTemperature: 3,
    minimumTemperature: -4,
  }
  publish(site, { weather: { data: [forecastDay('2026-08-22', { summary, hours: [] })] } })
  const { page } = await visit(site)
  const description = page.getByText(summary.description, { exact: true })
  await description.waitFor()
  assert.is(await page.getByRole('img', { name: summary.description }).count(), 1)
  const [temperatures] = await wordsOf(page.getByText('°C').first().locator('..'))
  assert.equal(temperatures!.match(/-?\d+ ?°C/g), ['3°C', '-4°C'])
  assert.is(await page.getByRole('img', { name: /max/i }).count(), 1)
  assert.is(await page.getByRole('img', { name: /min/i }).count(), 1)
})

test('Weather: sunrise and sunset are shown as the file writes them, with a gradient bar', async ({
  site,
}) => {
  const summary = { sunrise: '05:59', sunset: '20.17 <i>' }
  publish(site, { weather: { data: [forecastDay('2026-08-22', { summary })] } })
  const { page } = await visit(site)
  await page.getByText('Sunrise 05:59', { exact: true }).waitFor()
  await page.getByText('Sunset 20.17 <i>', { exact: true }).waitFor()
  const gradients = await page
    .locator('main *')
    .evaluateAll(
      (all) => all.filter((each) => getComputedStyle(each).backgroundImage.includes('gradient')).length,
    )
  assert.is(gradients, 2, 'the light of the day, and the sky')
})

test('Reliability: a day without hours and a file without days are valid, and the screen says what is missing', async ({
  site,
}) => {
  publish(site, { weather: { data: [forecastDay('2026-08-22', { hours: [] })] } })
  const { page } = await visit(site)
  await page.getByText('There is no hourly forecast for this day.').waitFor()
  await page.getByText('21°C').waitFor()
  assert.is(await rowOfHours(page).count(), 0)
  publish(site, { weather: { data: [] } })
  await page.clock.fastForward('06:00')
  await comeBack(page)
  await page.getByText('There is no forecast.').waitFor()
  await loaded(page)
  assert.is(await dayButtons(page).count(), 0)
  await page.getByTitle('Radar map').waitFor()
})

test('Reliability: unsorted and doubled dates give one button a day, in order, and each shows its day', async ({
  site,
}) => {
  const dates = ['2026-08-24', '2026-08-22', '2026-08-23', '2026-08-22', '2026-08-24']
  publish(site, {
    weather: {
      data: dates.map((date, index) => forecastDay(date, { summary: { maximumTemperature: 30 + index } })),
    },
  })
  const { page, logged } = await visit(site)
  await chosenButton(page).waitFor()
  assert.equal(await wordsOf(dayButtons(page)), ['Sat 22 August', 'Sun 23 August', 'Mon 24 August'])
  for (const [index, temperature] of ['31°C', '32°C', '30°C'].entries()) {
    await dayButtons(page).nth(index).click()
    await page.getByText(temperature).waitFor()
  }
  assert.equal(logged, [])
})

test('Light: the sun stands on its bar by day, and its next rise or set is counted down to', async ({
  site,
}) => {
  const { page } = await visit(site, { clock: '2026-08-22T12:10:30Z' })
  await page.getByText('The sun sets in 7hr 5min', { exact: true }).waitFor()
  const sun = page.locator('main [style*="left"]')
  const [bar, mark] = await Promise.all([sun.locator('..').boundingBox(), sun.boundingBox()])
  const middle = (mark!.x + mark!.width / 2 - bar!.x) / bar!.width
  assert.ok(Math.abs(middle - 0.5) < 0.01, `${middle}`)
  await page.clock.pauseAt('2026-08-22T12:11:01Z')
  await page.getByText('The sun sets in 7hr 4min', { exact: true }).waitFor()
  await page.clock.pauseAt('2026-08-22T20:00:00Z')
  await page.getByText('The sun rises in 9hr 6min', { exact: true }).waitFor()
  assert.is(await sun.count(), 0)
})

test.run()
