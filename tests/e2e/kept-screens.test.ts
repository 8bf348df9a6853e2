import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { screenNames } from '../support/app-tables'
import { dateStrip, firstHourInSight, loaded, nextFrame, openScreen, rowOfHours } from '../support/page'
import { holdAnswers, publish, siteSuite, visit } from '../support/site'
import { cachedFiles } from '../support/stored'
import { until } from '../support/until'
import { addDays } from '../../src/lib/camp-time'
import { campFiles, forecastDay, weatherFile } from '../support/files'
import { comeBack } from '../support/phone'

const test = siteSuite('kept screens')

const presentHour = (page: Page) => rowOfHours(page).locator('[aria-current=time]')
const day = (page: Page, name: RegExp) => page.getByRole('button', { name })

/** Time of the row's first hour in sight, once the row has come to rest. */
const firstHour = async (page: Page): Promise<string> => {
  await nextFrame(page)
  return firstHourInSight(page)
}

test('Kept screens: what is opened again is what was left, and only the open screen is shown', async ({
  site,
}) => {
  const { page } = await visit(site)
  const heading = page.locator('h1:visible')
  for (const round of [1, 2]) {
    for (const name of screenNames) {
      await openScreen(page, name)
      assert.is(await page.locator('main').count(), 1)
      assert.is(await heading.count(), 1)
      const seen = await heading.evaluate((element) => {
        const before = element.dataset['seen']
        element.dataset['seen'] = document.title
        return before
      })
      assert.is(seen, round === 1 ? undefined : await page.title())
    }
  }
})

test('Kept screens: none is made before it is opened', async ({ site }) => {
  const { page } = await visit(site)
  await loaded(page)
  assert.is(await page.locator('h1').count(), 1)
  await openScreen(page, 'Info')
  assert.is(await page.locator('h1').count(), 2)
})

test('Kept screens: data and time go on while another screen is open', async ({ site }) => {
  const { page } = await visit(site, { clock: '2026-08-22T18:58:00Z' })
  await presentHour(page).getByText('19:00').waitFor()
  await openScreen(page, 'Tides')
  const { data } = weatherFile('2026-08-22')
  const [first] = data
  const hotter = { ...first!, summary: { ...first!.summary, maximumTemperature: 71 } }
  publish(site, { weather: { data: [hotter, ...data.slice(1)] } })
  await page.clock.fastForward('06:00')
  await comeBack(page)
  await loaded(page)
  await openScreen(page, 'Weather')
  await page.getByText('71°C').waitFor()
  await presentHour(page).getByText('20:00').waitFor()
})

test('Now in the hours: the row begins with the present hour whenever its screen or its day is opened, and stays while the hour passes', async ({
  site,
}) => {
  const { page } = await visit(site, { clock: '2026-08-22T18:58:00Z' })
  await presentHour(page).waitFor()
  assert.is(await firstHour(page), '19:00')
  await page.clock.runFor(180_000)
  await presentHour(page).getByText('20:00').waitFor()
  assert.is(await firstHour(page), '19:00', 'nothing moves under the thumb')
  await rowOfHours(page).evaluate((row) => row.scrollTo(0, 0))
  assert.is(await firstHour(page), '06:00')
  for (const name of ['Tides', 'Weather']) await openScreen(page, name)
  assert.is(await firstHour(page), '20:00', 'its screen is opened again')
  await day(page, /23/).click()
  assert.is(await firstHour(page), '06:00', 'another day begins with its first hour')
  await day(page, /22/).click()
  assert.is(await firstHour(page), '20:00', 'its day is opened again')
})

test('Date strip: one of many days begins with the chosen one when its screen is opened, and stays when another is chosen', async ({
  site,
}) => {
  const data = Array.from({ length: 30 }, (_, index) => forecastDay(addDays('2026-08-02', index)))
  publish(site, { ...campFiles('2026-08-22'), weather: { data } })
  const { page } = await visit(site)
  const strip = dateStrip(page)
  const chosenAt = async () => {
    await nextFrame(page)
    const [row, chosen] = await Promise.all([
      strip.boundingBox(),
      strip.locator('[aria-pressed=true]').boundingBox(),
    ])
    return Math.round(chosen!.x - row!.x)
  }
  await strip.waitFor()
  assert.is(await chosenAt(), 0)
  await day(page, /24/).click()
  assert.ok((await chosenAt()) > 0, 'nothing moves under the thumb')
  for (const name of ['Tides', 'Weather']) await openScreen(page, name)
  assert.is(await chosenAt(), 0)
})

test('Radar map: it is asked for when the visitor first comes near it, and lives on while other screens are open', async ({
  site,
}) => {
  const { page } = await visit(site, { viewport: { width: 740, height: 300 } })
  const frame = page.locator('iframe')
  await rowOfHours(page).waitFor()
  await nextFrame(page)
  assert.is(await frame.count(), 0)
  const loaded = page.waitForResponse('https://embed.windy.com/**')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await loaded
  let loads = 0
  page.on('request', (request) => {
    if (request.url().startsWith('https://embed.windy.com')) loads++
  })
  const shown = await frame.elementHandle()
  for (const name of ['Tides', 'Info', 'Weather']) await openScreen(page, name)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await frame.waitFor()
  assert.ok(await shown.evaluate((element) => element.isConnected))
  assert.is(loads, 0)
})

test('Kept screens: with Data Saver switched on meanwhile, there is a link when Weather is rendered again', async ({
  site,
}) => {
  const { page } = await visit(site)
  await page.locator('iframe').waitFor()
  await openScreen(page, 'Tides')
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.clock.runFor(60_000)
  await openScreen(page, 'Weather')
  await page.getByRole('link', { name: 'Radar map' }).waitFor()
  assert.is(await page.locator('iframe').count(), 0)
})

test('Kept screens: when the one that the visit began with throws later, the heading takes the focus', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'locations' })
  await page.getByRole('link', { name: 'Cove Stores' }).waitFor()
  for (const name of ['Tides', 'Locations']) await openScreen(page, name)
  await page.evaluate(() => {
    window.encodeURIComponent = () => {
      throw new Error('Made up')
    }
  })
  // The age of the data changes, and the screen is rendered again.
  await page.clock.fastForward('02:00')
  await page.getByText('Made up').waitFor()
  await page.waitForFunction(
    () => document.activeElement === document.querySelector('main > :not([hidden]) h1'),
  )
})

test('Kept screens: one that throws while another is open leaves that one and its focus alone, and is tried again when it is opened', async ({
  site,
}) => {
  const { page, logged } = await visit(site, { path: 'locations' })
  await page.getByRole('link', { name: 'Cove Stores' }).waitFor()
  await openScreen(page, 'Info')
  const focused = page.getByRole('radio', { name: 'System' })
  await focused.focus()
  await page.evaluate(() => {
    const { encodeURIComponent } = window
    window.encodeURIComponent = (text) => {
      if (document.title.startsWith('Info')) throw new Error('Made up')
      return encodeURIComponent(text)
    }
  })
  await page.clock.fastForward('02:00')
  await until(() => /Made up/.test(logged.join()), 'the error is logged')
  assert.is(await page.getByText('Made up').count(), 0)
  assert.ok(await focused.evaluate((element) => element === document.activeElement))
  await openScreen(page, 'Locations')
  await page.getByRole('link', { name: 'Cove Stores' }).waitFor()
})

test('Radar map: at a start with kept data it waits until the four requests are over', async ({ site }) => {
  const stored = cachedFiles('2026-08-22', '2026-08-22T17:00:00Z')
  const release = holdAnswers(site, ['calendar'])
  const { page, origins } = await visit(site, { stored, viewport: { width: 360, height: 1400 } })
  await loaded(page)
  await nextFrame(page)
  assert.is(await page.locator('iframe').count(), 0)
  release()
  await page.locator('iframe').waitFor()
  await until(() => origins.has('https://embed.windy.com'), 'the map is asked for')
})

test.run()
