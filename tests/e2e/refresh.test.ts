import type { BrowserContext, Page, Request } from 'playwright'
import * as assert from 'uvu/assert'
import { allScreensShow, loaded, openScreen, statusShows } from '../support/page'
import { allAskedFor, publish, siteSuite, visit } from '../support/site'
import { until } from '../support/until'
import { cut, held, silence, text } from '../support/data-host'
import { comeBack, fireOnline, goAway } from '../support/phone'
import { datasetNames } from '../support/app-tables'

const test = siteSuite('refresh')
const all = datasetNames.toSorted()

/** Waits until all data screens have a status, and comes back to the first. */
const allShow = async (page: Page, status: string) => {
  await allScreensShow(page, status)
  await openScreen(page, 'Weather')
}

/** Names of the data files that the app asks for in answer to something. */
const askedFor = async (page: Page, action: () => Promise<unknown>): Promise<string[]> => {
  const names: string[] = []
  const note = (request: Request) => {
    const name = /main\/data\/(\w+)\.json/.exec(request.url())?.[1]
    if (name) names.push(name)
  }
  page.on('request', note)
  await action()
  // Requests are reported in order: when this one has its answer, the app's were all reported.
  await page.evaluate(async () => {
    await fetch('/robots.txt')
  })
  page.off('request', note)
  return names.sort()
}

/** Leaves the app and returns to it. */
const lookAway = async (page: Page) => {
  await goAway(page)
  await comeBack(page)
}

/** Takes the phone's connection away and gives it back; resolves after the `online` event. */
const reconnect = async (context: BrowserContext, page: Page) => {
  await context.setOffline(true)
  const online = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true })),
  )
  await context.setOffline(false)
  await online
}

test('Refresh: on the online event, the data sets in error are fetched at once, the others not', async ({
  site,
}) => {
  site.data.answers.tides = cut
  site.data.answers.calendar = text('busy', 429)
  const { page, context } = await visit(site, { path: 'calendar' })
  await statusShows(page, 'Error')
  await openScreen(page, 'Tides')
  await statusShows(page, 'Error')
  await openScreen(page, 'Weather')
  await loaded(page)
  await page.clock.fastForward('00:20')
  publish(site)
  assert.equal(await askedFor(page, () => reconnect(context, page)), ['calendar', 'tides'])
  for (const name of ['Tides', 'Calendar']) {
    await openScreen(page, name)
    await loaded(page)
  }
})

test('Reliability: offline, a refresh ends in the error state, and the data come as soon as there is a connection', async ({
  site,
}) => {
  const { page, context } = await visit(site, { path: 'tides' })
  await loaded(page)
  await context.setOffline(true)
  await page.clock.fastForward('01:00:00')
  await lookAway(page)
  await statusShows(page, 'Error (showing data from 1 hour ago)')
  assert.is(site.data.requests.length, datasetNames.length, 'nothing reached the host')
  await context.setOffline(false)
  await allShow(page, 'Last updated less than a minute ago')
})

test('Refresh: on return to the foreground, data older than 5 minutes are fetched, younger ones not', async ({
  site,
}) => {
  const { page } = await visit(site)
  await allShow(page, 'Last updated less than a minute ago')
  await page.clock.fastForward('04:45')
  assert.equal(await askedFor(page, () => lookAway(page)), [])
  await page.clock.fastForward('00:20')
  assert.equal(await askedFor(page, () => goAway(page)), [], 'the way to the background')
  await statusShows(page, 'Last updated 5 minutes ago')
  assert.equal(await askedFor(page, () => comeBack(page)), all)
  await allShow(page, 'Last updated less than a minute ago')
  assert.equal(await askedFor(page, () => lookAway(page)), [], 'fresh again')
})

test('Refresh: a request that the phone slept through is given up on return, and the file asked for anew', async ({
  site,
}) => {
  site.data.answers.tides = silence
  const { page } = await visit(site, { path: 'tides' })
  await allAskedFor(site)
  await goAway(page)
  // A phone that sleeps stops its timers: time passes, and none of them runs.
  await page.clock.setSystemTime('2026-08-22T20:00:00Z')
  publish(site)
  await comeBack(page)
  await loaded(page)
  assert.is(site.data.requests.filter((name) => name === 'tides').length, 2)
})

test('Refresh: after a time-out, the data set can be fetched again', async ({ site }) => {
  site.data.answers.tides = silence
  const { page } = await visit(site, { path: 'tides' })
  await statusShows(page, 'Loading ...')
  await page.clock.fastForward('00:10')
  await statusShows(page, 'Error')
  publish(site)
  await page.clock.fastForward('00:30')
  await lookAway(page)
  await loaded(page)
  await page.clock.runFor('00:11')
  await loaded(page)
})

test('Status line: while a refresh runs over shown data, the text stays and the icon shows the work', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'tides' })
  await loaded(page)
  const icon = page.getByRole('status').locator('svg')
  const restingIcon = await icon.innerHTML()
  await page.clock.fastForward('06:00')
  const { answer, release } = held(cut)
  site.data.answers.tides = answer
  await lookAway(page)
  await until(() => site.data.requests.filter((name) => name === 'tides').length === 2, 'a second request')
  await statusShows(page, 'Last updated 6 minutes ago')
  const workingIcon = await icon.innerHTML()
  assert.is.not(workingIcon, restingIcon)
  assert.is(await page.locator('tbody tr').count(), 4, 'the data stay')
  release()
  await statusShows(page, 'Error (showing data from 6 minutes ago)')
  const errorIcon = await icon.innerHTML()
  assert.is.not(errorIcon, workingIcon)
  assert.is.not(errorIcon, restingIcon)

  // Over data that are shown with an error, too.
  site.data.answers.tides = silence
  await fireOnline(page)
  await statusShows(page, 'Last updated 6 minutes ago')
  assert.is(await icon.innerHTML(), workingIcon)
})

test.run()
