import type { Page } from 'playwright'
import type { DatasetName, TidesFile } from '../../src/schemas'
import { datasetNames } from '../support/app-tables'
import { corsHeaders, json, type Answer } from '../support/data-host'
import { campFiles, tide } from '../support/files'
import { allLoaded, allRequested, loaded, statusShows } from '../support/page'
import { comeBack, fireOnline, goAway } from '../support/phone'
import { answerAll, complaints } from '../support/site'
import { expect, test } from './fixtures'
import { cacheEntry } from '../support/stored'
import { untilCached } from '../support/worker'
import { atCamp } from '../support/camp-clock'

const singleTide = (heightInMetres: number): TidesFile => ({
  dates: [{ date: '2026-08-22', tides: [tide('Low', '2026-08-22T23:00', heightInMetres)] }],
})
const newTides = singleTide(4.4)
const stored = { 'cache:tides': cacheEntry(singleTide(3.3), atCamp('2026-08-22T16:00')) }

const tideHeight = (page: Page) => page.getByRole('cell').last()
const storedCopy = (page: Page) => page.evaluate(() => localStorage.getItem('cache:tides') ?? '')

const redirect =
  (location: string): Answer =>
  (response) =>
    response.writeHead(302, { ...corsHeaders, location, 'cache-control': 'no-store' }).end()

/** Failures that occur only in a browser. Where possible, the response has a valid file, which must be ignored. */
const failures: Record<string, Answer> = {
  'a response without CORS': (response) => response.end(JSON.stringify(newTides)),
  'a redirect to a portal': (response, request) =>
    request.url?.endsWith('portal')
      ? response.end(JSON.stringify(newTides))
      : redirect(`http://${request.headers.host}/portal`)(response, request),
  'a redirect loop': redirect('/camp/site/main/data/tides.json'),
}

test('failed request: keeps data and stored copy until online', async ({ site, visit }) => {
  answerAll(site, json(null))
  const visited = await visit({ path: 'tides', stored })
  const { page, context } = visited
  const lines = () => complaints(visited).filter((line) => line.startsWith('tides.json: '))
  await expect.poll(lines, 'the first failure').toHaveLength(1)
  for (const [what, answer] of Object.entries(failures)) {
    const before = lines().length
    site.data.answers.tides = answer
    await fireOnline(page)
    await expect.poll(() => lines().length, `${what} is logged`).toBeGreaterThan(before)
    await statusShows(page, 'error', 180)
    await expect(tideHeight(page), what).toHaveText('3.3 m')
    expect(await storedCopy(page), what).toBe(stored['cache:tides'])
  }
  await test.step('so does a phone that is offline', async () => {
    site.data.answers.tides = json(newTides)
    await context.setOffline(true)
    await goAway(page)
    await page.clock.fastForward('01:00:00')
    await comeBack(page)
    await statusShows(page, 'error', 240)
    await expect(tideHeight(page)).toHaveText('3.3 m')
  })
  await context.setOffline(false)
  await expect(tideHeight(page)).toHaveText('4.4 m')
})

test('refresh: revalidates what the browser has cached', async ({ site, visit }) => {
  const asked: string[] = []
  const cacheable =
    (file: object): Answer =>
    (response, { headers }) => {
      asked.push(headers['if-none-match'] ?? '')
      response.writeHead(headers['if-none-match'] ? 304 : 200, {
        ...corsHeaders,
        'cache-control': 'max-age=300',
        etag: '"1"',
      })
      response.end(headers['if-none-match'] ? undefined : JSON.stringify(file))
    }
  for (const [name, file] of Object.entries(campFiles('2026-08-22'))) {
    site.data.answers[name as DatasetName] = cacheable(file)
  }
  const { page } = await visit({ path: 'tides', keepsHttpCache: true })
  const count = datasetNames.length
  await expect.poll(() => asked, 'the first request for each file').toHaveLength(count)
  await loaded(page)
  await page.reload()
  await expect.poll(() => asked, 'a second request for each file').toHaveLength(2 * count)
  expect(new Set(asked.slice(count))).toEqual(new Set(['"1"']))
  await loaded(page)
})

test('start: a page in the background also requests its data', async ({ site, visit }) => {
  const { page } = await visit()
  await allLoaded(page)
  // With a worker and stored copies, the head's script leaves the requests to the app.
  await untilCached(page)
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    window.requestAnimationFrame = () => 0
  })
  await page.reload()
  await allRequested(site, 2)
})

test('later start: requests data once the screen is whole', async ({ site, visit }) => {
  const { page } = await visit()
  await allLoaded(page)
  await untilCached(page)
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = (...request) => {
      const shown = document.querySelectorAll('[aria-label=Hours] > li')
      document.documentElement.dataset['hours'] ??= String(shown.length)
      return fetch(...request)
    }
  })
  await page.goto(site.url)
  // 24 hours, and the date at midnight.
  await expect(page.locator('html')).toHaveAttribute('data-hours', '25')
})
