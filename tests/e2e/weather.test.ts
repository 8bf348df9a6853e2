import * as assert from 'uvu/assert'
import { forecastDay, weatherFile } from '../support/files'
import { chosenButton, chosenDay, dayButtons, openedScreen, wordsOf } from '../support/page'
import { publish, siteSuite, visit } from '../support/site'

const test = siteSuite('weather')

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

test('Weather: a day chosen in the strip is shown, by touch and by keyboard', async ({ site }) => {
  const { page } = await visit(site)
  await dayButtons(page).nth(2).click()
  await page.getByText('23°C').waitFor()
  assert.is(await chosenDay(page), 'Mon 24 August')
  await page.keyboard.press('ArrowRight')
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
