import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { camp } from '../../src/camp'
import type { DatasetName } from '../../src/schemas'
import { dataScreens, datasetNames, screenNames } from '../support/app-tables'
import { corsHeaders, cut, held, json, silence, type Answer } from '../support/data-host'
import { campFiles, evening, singleTide } from '../support/files'
import {
  allLoaded,
  loaded,
  openedScreen,
  openScreen,
  statusShows,
  tideHeights,
  wordsOf,
} from '../support/page'
import { comeBack, fireOnline, goAway } from '../support/phone'
import { allAskedFor, answerAll, siteSuite, visit } from '../support/site'
import { cacheEntry, storedCopy } from '../support/stored'
import { until } from '../support/until'

const test = siteSuite('data loading')

const threeHoursEarlier = '2026-08-22T15:00:00.000Z'

const oldTides = singleTide(3.3)

const newTides = singleTide(4.4)

/** The heads of the screens that have another one than their name. */
const heads: Record<string, string> = {
  Weather: `${camp.placeName} ${camp.links.weather.name}`,
  Tides: `${camp.bayName} ${camp.links.tides.name}`,
}

/** Fails unless each data screen shows its heading, a status and nothing else. */
const showsOnlyStatus = async (page: Page, status: string) => {
  for (const name of dataScreens) {
    await openScreen(page, name)
    await statusShows(page, status)
    assert.equal(await wordsOf(page.getByRole('main')), [`${heads[name] ?? name} ${status}`])
    const more = page.locator('main :is(button, table, iframe, ul, ol, input, [role=img])')
    assert.is(await more.count(), 0, name)
  }
}

test('Data loading: until a file is there, each data screen has its heading and "Loading ...", and nothing else', async ({
  site,
}) => {
  answerAll(site, silence)
  const { page } = await visit(site)
  await showsOnlyStatus(page, 'Loading ...')
})

test('Data loading: with a cached copy, each data screen says "Error (showing data from 3 hours ago)"', async ({
  site,
}) => {
  const { page } = await visit(site)
  await allAskedFor(site)
  await allLoaded(page)
  answerAll(site, cut)
  await page.clock.fastForward('03:00:00')
  await comeBack(page)
  for (const name of dataScreens) {
    await openScreen(page, name)
    await statusShows(page, 'Error (showing data from 3 hours ago)')
    assert.is(await openedScreen(page).locator(':is(table, ul)').count(), 1, `${name} keeps its data`)
  }
})

test('Status line: each data screen has one, a polite one; the others have none', async ({ site }) => {
  const { page } = await visit(site)
  for (const name of dataScreens) {
    await openScreen(page, name)
    const line = page.getByRole('status')
    assert.is(await line.count(), 1, name)
    assert.ok([null, 'polite'].includes(await line.getAttribute('aria-live')), name)
  }
  for (const name of screenNames.filter((name) => !dataScreens.includes(name))) {
    await openScreen(page, name)
    assert.is(await page.getByRole('status').count(), 0, name)
  }
})

test('Data loading: a cached copy is shown at once while the fetch hangs, and replaced when it succeeds', async ({
  site,
}) => {
  const { answer, release } = held(json(newTides))
  site.data.answers.tides = answer
  const stored = { 'cache:tides': cacheEntry(oldTides, threeHoursEarlier) }
  const { page } = await visit(site, { path: 'tides', stored })
  await statusShows(page, 'Last updated 3 hours ago')
  assert.equal(await tideHeights(page), ['3.3m'])
  const icon = page.getByRole('status').locator('svg')
  const workingIcon = await icon.innerHTML()
  release()
  await loaded(page)
  assert.equal(await tideHeights(page), ['4.4m'])
  assert.is.not(await icon.innerHTML(), workingIcon, 'the icon says that the work is done')
  const { lastUpdatedUtc, data } = JSON.parse(await storedCopy(page, 'tides'))
  assert.equal(data, newTides)
  assert.ok(Date.parse(lastUpdatedUtc) >= Date.parse(evening), 'with the time of this fetch')
})

test("Data sets: all four files are fetched once at every start, the open screen's first", async ({
  site,
}) => {
  const { page } = await visit(site)
  await allAskedFor(site)
  const requests: string[] = []
  page.on('request', (request) => {
    const name = /main\/data\/(\w+)\.json$/.exec(request.url())?.[1]
    if (name) requests.push(name)
  })
  for (const path of [...datasetNames, 'info', 'no-such-screen']) {
    requests.length = 0
    await page.goto(site.url + path)
    await until(
      () => requests.length >= datasetNames.length,
      () => `a request for each file on ${path}, not ${requests}`,
    )
    assert.equal([...requests].sort(), [...datasetNames].sort(), path)
    if (datasetNames.includes(path as DatasetName)) assert.is(requests[0], path)
  }
})

test('Data sets: opened in the background, where there are no frames, the app asks for all four as well', async ({
  site,
}) => {
  const { page } = await visit(site)
  await allLoaded(page)
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    window.requestAnimationFrame = () => 0
  })
  site.data.requests.length = 0
  await page.reload()
  await allAskedFor(site)
})

test("Last updated: the browser's own cache is asked about, so that what is called updated was confirmed by the host", async ({
  site,
}) => {
  const asked: string[] = []
  const answer =
    (file: object): Answer =>
    (response, request) => {
      const { 'if-none-match': etag } = request.headers
      asked.push(etag === '"1"' ? 'again' : 'anew')
      const headers = { ...corsHeaders, 'cache-control': 'max-age=300', etag: '"1"' }
      if (etag === '"1"') response.writeHead(304, headers).end()
      else response.writeHead(200, headers).end(JSON.stringify(file))
    }
  for (const [name, file] of Object.entries(campFiles('2026-08-22'))) {
    site.data.answers[name as DatasetName] = answer(file)
  }
  const { page, context } = await visit(site, { path: 'tides', keepsHttpCache: true })
  await loaded(page)
  const count = datasetNames.length
  await until(() => asked.length === count, 'a request for each file')
  await page.reload()
  await until(() => asked.length === 2 * count, 'one more for each')
  assert.equal(new Set(asked.slice(count)), new Set(['again']))
  await loaded(page)
  await context.setOffline(true)
  await fireOnline(page)
  await page.clock.fastForward('00:30')
  await goAway(page)
  await page.clock.fastForward('06:00')
  await comeBack(page)
  await statusShows(page, 'Error (showing data from 6 minutes ago)')
})

test.run()
