import type { Page } from 'playwright'
import { assert } from '#test'
import { camp } from '../../src/camp'
import { forecastDay, place, tide, largeFiles } from '../support/files'
import { fitsAcross } from '../support/look'
import { chosenButton, chosenDay, dayButtons, loaded, openedScreen, openScreen } from '../support/page'
import { publish, siteSuite, visit } from '../support/site'
import { atCamp } from '../support/camp-clock'

const test = siteSuite('screens')

const tideSentence = (page: Page) => page.getByText('The tide is currently')

test('weather: shows a day, its sun and another day', async ({ site }) => {
  const days = ['2026-08-22', '2026-08-23'].map((date, index) =>
    forecastDay(date, { summary: { maximumTemperature: 21 + index, sunrise: '06:06', sunset: '20:15' } }),
  )
  publish(site, { weather: { data: days } })
  const { page } = await visit(site, { clock: atCamp('2026-08-22T13:10:30') })
  await page.getByText('The sun sets in 7hr 5min', { exact: true }).waitFor()
  await page.getByText('21°C').waitFor()
  const sun = page.locator('main .sun-mark')
  const [bar, mark] = await Promise.all([sun.locator('..').boundingBox(), sun.boundingBox()])
  const middle = (mark!.x + mark!.width / 2 - bar!.x) / bar!.width
  assert.ok(Math.abs(middle - 0.5) < 0.01, `at noon the sun is at ${middle}`)
  await page.clock.pauseAt(atCamp('2026-08-22T13:11:01'))
  await page.getByText('The sun sets in 7hr 4min', { exact: true }).waitFor()
  await chosenButton(page).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByText('22°C').waitFor()
  assert.is(await chosenDay(page), 'Sun 23 August')
})

test('tides: shows the next tide, a day and another day', async ({ site }) => {
  const low = tide('Low', '2026-08-22T14:05', -0.1)
  const high = tide('High', '2026-08-22T19:10', 2)
  const next = tide('Low', '2026-08-23T01:15')
  publish(site, {
    tides: {
      dates: [
        { date: '2026-08-22', tides: [low, high] },
        { date: '2026-08-23', tides: [next] },
      ],
    },
  })
  const { page } = await visit(site, { path: 'tides' })
  await page.getByRole('row', { name: '14:05 Low -0.1m' }).waitFor()
  await page.getByRole('row', { name: '19:10 High 2m' }).waitFor()
  const badgeColour = (type: string) =>
    page
      .getByRole('cell')
      .getByText(type, { exact: true })
      .evaluate((badge) => getComputedStyle(badge).backgroundColor)
  assert.is.not(await badgeColour('Low'), await badgeColour('High'))
  await page.clock.pauseAt(atCamp('2026-08-22T19:08:59'))
  assert.match(await tideSentence(page).innerText(), /Rising\. High tide is in 0hr 1min, at 19:10\.$/)
  await page.clock.pauseAt(atCamp('2026-08-22T19:10:01'))
  assert.match(await tideSentence(page).innerText(), /Falling\. Low tide is in 6hr 4min, at 01:15\.$/)
  await page.getByRole('button', { name: 'Sun 23 August' }).click()
  await page.getByRole('row', { name: '01:15 Low 1.5m' }).waitFor()
})

test('locations: shows hostile names as text', async ({ site }) => {
  const names = ['<img src=x onerror="window.hacked=1">', 'شاطئ \u202etxt', 'W'.repeat(10_000)]
  publish(site, { locations: { locations: names.map((name) => place({ name })) } })
  const { page } = await visit(site, { path: 'locations' })
  await loaded(page)
  assert.equal(await page.getByRole('main').getByRole('link').allTextContents(), names)
  assert.ok(await fitsAcross(page))
  assert.not(await page.evaluate(() => 'hacked' in window))
})

test('info: shows help, links and a choice of colours', async ({ site }) => {
  site.data.answers = {}
  const { page } = await visit(site, { path: 'info' })
  const main = page.getByRole('main')
  await main.getByText(/^Version: \d+\.\d+\.\d+ \(0123456\)$/).waitFor()
  await main.getByRole('link', { name: camp.links.bible.name, exact: true }).waitFor()
  await main.getByRole('link', { name: camp.email }).waitFor()
  const choice = page.getByRole('group', { name: 'Colour scheme' })
  assert.is(await choice.getByRole('radio').count(), 3)
})

test('screens: show a year of data', async ({ site }) => {
  publish(site, { ...largeFiles('2026-08-22'), tides: largeFiles('2026-01-01').tides })
  const { page } = await visit(site)
  await loaded(page)
  assert.is(await dayButtons(page).count(), 60)
  await openScreen(page, 'Tides')
  await loaded(page)
  assert.is(await dayButtons(page).count(), 366)
  const box = await chosenButton(page).boundingBox()
  assert.ok(box && box.x >= 0 && box.x + box.width <= 360, 'the chosen day is in sight')
  for (const [name, count] of [
    ['Locations', 500],
    ['Calendar', 366],
  ] as const) {
    await openScreen(page, name)
    await loaded(page)
    assert.is(await openedScreen(page).locator('li').count(), count, name)
    assert.ok(await fitsAcross(page), name)
  }
})

/** Midnight at the camp, when the phone has another date. */
const midnight = Date.parse(atCamp('2026-08-23T00:00'))

test('camp time: counts on a phone in another zone', async ({ site }) => {
  const { page } = await visit(site, {
    path: 'calendar',
    clock: atCamp('2026-08-22T23:58'),
    timezoneId: 'America/Los_Angeles',
  })
  const marked = page.locator('main [aria-current=date]')
  await marked.waitFor()
  await page.clock.pauseAt(midnight - 1000)
  assert.match(await marked.innerText(), /^Sat\s22\sAugust/)
  await page.clock.pauseAt(midnight + 1000)
  assert.match(await marked.innerText(), /^Sun\s23\sAugust/)
  await openScreen(page, 'Weather')
  assert.is(await chosenDay(page), 'Sun 23 August')
  await openScreen(page, 'Tides')
  assert.is(await chosenDay(page), 'Sun 23 August')
  assert.match(await tideSentence(page).innerText(), /in 3hr 9min, at 03:10\.$/)
})
