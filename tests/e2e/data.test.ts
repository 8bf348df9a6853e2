import type { Page } from 'playwright'
import { assert } from '#test'
import type { DatasetName, TidesFile } from '../../src/schemas'
import { datasetNames } from '../support/app-tables'
import { corsHeaders, json, type Answer } from '../support/data-host'
import { campFiles, tide } from '../support/files'
import { allLoaded, loaded, statusShows } from '../support/page'
import { comeBack, fireOnline, goAway } from '../support/phone'
import { allRequested, answerAll, complaints, siteSuite, visit } from '../support/site'
import { cacheEntry } from '../support/stored'
import { until } from '../support/until'
import { untilCached } from '../support/worker'
import { atCamp } from '../support/camp-clock'

const test = siteSuite('data')

const singleTide = (heightInMetres: number): TidesFile => ({
  dates: [{ date: '2026-08-22', tides: [tide('Low', '2026-08-22T23:00', heightInMetres)] }],
})
const newTides = singleTide(4.4)
const stored = { 'cache:tides': cacheEntry(singleTide(3.3), atCamp('2026-08-22T16:00')) }

const tideHeight = async (page: Page) => parseFloat(await page.getByRole('cell').last().innerText())
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

test('failed request: keeps data and stored copy, logs why', async ({ site }) => {
  answerAll(site, json(null))
  const visited = await visit(site, { path: 'tides', stored })
  const { page } = visited
  const lines = () => complaints(visited).filter((line) => line.startsWith('tides.json: '))
  await until(() => lines().length === 1, 'a failure')
  for (const [what, answer] of Object.entries(failures)) {
    const before = lines().length
    site.data.answers.tides = answer
    await fireOnline(page)
    await until(
      () => lines().length > before,
      () => `${what} is logged`,
    )
    await statusShows(page, 'error', 180)
    assert.is(await tideHeight(page), 3.3, what)
    assert.is(await storedCopy(page), stored['cache:tides'], what)
  }
  site.data.answers.tides = json(newTides)
  await fireOnline(page)
  await page.getByRole('cell').filter({ hasText: '4.4' }).waitFor()
})

test('refresh: shows an error offline, and data once online again', async ({ site }) => {
  const { page, context } = await visit(site, { path: 'tides' })
  await allRequested(site)
  await loaded(page)
  await context.setOffline(true)
  await goAway(page)
  await page.clock.fastForward('01:00:00')
  await comeBack(page)
  await statusShows(page, 'error', 60)
  assert.is(await page.locator('tbody tr').count(), 4)
  await context.setOffline(false)
  await allLoaded(page)
})

test('refresh: revalidates what the browser has cached', async ({ site }) => {
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
  const { page } = await visit(site, { path: 'tides', keepsHttpCache: true })
  const count = datasetNames.length
  await until(() => asked.length === count, 'the first request for each file')
  await loaded(page)
  await page.reload()
  await until(() => asked.length === 2 * count, 'a second request for each file')
  assert.equal(new Set(asked.slice(count)), new Set(['"1"']))
  await loaded(page)
})

test('start: a page in the background also requests its data', async ({ site }) => {
  const { page } = await visit(site)
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
