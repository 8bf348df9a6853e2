import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { camp } from '../../src/camp'
import { loaded, nextFrame, openScreen, rowOfHours } from '../support/page'
import { holdAnswers, siteSuite, visit } from '../support/site'
import { cachedFiles } from '../support/stored'
import { until } from '../support/until'

const test = siteSuite('radar map')

const mapOrigin = 'https://embed.windy.com'

/** A phone so low that the map is far below. */
const lowScreen = { width: 360, height: 240 }

const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

/** Resolves when the browser has told every observer what comes near the screen. */
const observersHaveLooked = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(() => resolve()).observe(document.body)
      }),
  )

test('Radar map: the frame is created only when it comes near the screen', async ({ site }) => {
  const { page, origins } = await visit(site, { viewport: lowScreen })
  await page.getByText('Sunrise').waitFor()
  await observersHaveLooked(page)
  assert.is(await page.locator('iframe').count(), 0)
  assert.is(origins.has(mapOrigin), false)
  await scrollToEnd(page)
  await page.locator('iframe').waitFor()
  assert.is(await page.locator('iframe').count(), 1)
  await page.waitForRequest((request) => request.url().startsWith(mapOrigin)).catch(() => {})
  assert.ok(origins.has(mapOrigin))
})

test("The radar map is centred on the camp, with the radar overlay and ECMWF's model", async ({ site }) => {
  const { page } = await visit(site)
  await page.getByText('Sunrise').waitFor()
  await scrollToEnd(page)
  await page.locator('iframe').waitFor()
  const url = new URL((await page.locator('iframe').getAttribute('src')) ?? '')
  assert.is(url.origin, mapOrigin)
  const { latitude, longitude, zoom } = camp.map
  for (const [name, value] of Object.entries({
    lat: latitude,
    lon: longitude,
    zoom,
    overlay: 'radar',
    product: 'ecmwf',
  }))
    assert.is(url.searchParams.get(name), String(value), name)
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

test('Below everything stands the radar map', async ({ site }) => {
  const { page } = await visit(site)
  const frame = page.locator('iframe')
  await frame.scrollIntoViewIfNeeded()
  const [map, sunset] = await Promise.all([frame.boundingBox(), page.getByText('Sunset').boundingBox()])
  assert.ok(map!.y > sunset!.y + sunset!.height)
})

test.run()
