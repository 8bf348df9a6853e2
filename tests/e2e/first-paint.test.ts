import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import { assert } from '#test'
import { timeoutMs } from '../../src/device/fetch-json'
import { datasetNames, screenNames } from '../support/app-tables'
import { silence } from '../support/data-host'
import { calendarFile, evening } from '../support/files'
import { installHint, loaded } from '../support/page'
import {
  allRequested,
  answerAll,
  openPhone,
  publish,
  siteSuite,
  type Site,
  type VisitOptions,
} from '../support/site'
import { cacheEntry, dismissedAt } from '../support/stored'
import { atCamp } from '../support/camp-clock'

const test = siteSuite('first paint')

const copy = { 'cache:calendar': cacheEntry(calendarFile(), atCamp('2026-08-22T18:00')) }
const bar = (page: Page) => page.getByRole('navigation')

/** Opens an empty page on a phone. With `hasWorker`, a service worker seems to control every page. */
const emptyPage = async (site: Site, options: VisitOptions, hasWorker = false): Promise<Page> => {
  const { page } = await openPhone(site, options)
  if (hasWorker) {
    await page.addInitScript(() => {
      Object.defineProperty(navigator.serviceWorker, 'controller', { value: {} })
    })
  }
  return page
}

/** Returns the page's HTML in two parts, split before its last script. */
const splitPage = async (site: Site): Promise<[beginning: string, rest: string]> => {
  const html = await readFile(path.join(site.folder, 'index.html'), 'utf8')
  const script = html.lastIndexOf('<script>')
  return [html.slice(0, script), html.slice(script)]
}

/** Opens the calendar without the page's last script, which `complete` then sends. */
const openWithoutScript = async (site: Site, options: VisitOptions = {}, hasWorker = false) => {
  const [beginning, rest] = await splitPage(site)
  let complete = () => {}
  site.web.intercept = (url, response) => {
    if (!url.endsWith('/calendar')) return false
    response.setHeader('content-type', 'text/html')
    response.write(beginning)
    complete = () => response.end(rest)
    return true
  }
  const page = await emptyPage(site, options, hasWorker)
  await page.goto(`${site.url}calendar`, { waitUntil: 'commit' })
  return { page, complete: () => complete() }
}

test('first visit: shell, hint and requests precede the script', async ({ site }) => {
  const { page, complete } = await openWithoutScript(site)
  const links = bar(page).getByRole('link')
  await links.last().waitFor()
  assert.equal(await links.allInnerTexts(), screenNames)
  assert.ok(await page.locator('#loading').isVisible())
  const boxes = () => Promise.all([links.first(), installHint(page)].map((element) => element.boundingBox()))
  const before = await boxes()
  await allRequested(site)
  assert.is(site.data.requests[0], 'calendar', "the open screen's file comes first")
  complete()
  await loaded(page)
  assert.equal(await boxes(), before)
  assert.is(await bar(page).count(), 1)
  assert.is(site.data.requests.length, datasetNames.length)
})

test('first visit: links work before the script arrives', async ({ site }) => {
  const { page } = await openWithoutScript(site, { stored: dismissedAt(evening) })
  await page.locator('#loading').waitFor()
  assert.not(await installHint(page).isVisible())
  await page.getByRole('link', { name: 'Tides' }).click()
  await page.locator('h1').waitFor()
  assert.match(page.url(), /\/tides$/)
})

test('return visit: with a worker, the app is painted first', async ({ site }) => {
  answerAll(site, silence)
  const { page, complete } = await openWithoutScript(site, { stored: copy }, true)
  await page.locator('nav').waitFor({ state: 'attached' })
  assert.not(await page.locator('nav').isVisible())
  assert.equal(site.data.requests, [])
  complete()
  await bar(page).waitFor()
  await allRequested(site)
})

test('return visit: without a worker, the shell is painted first', async ({ site }) => {
  const { page, complete } = await openWithoutScript(site, { stored: copy })
  await page.locator('#loading').waitFor()
  assert.ok(await bar(page).isVisible())
  complete()
  await page.getByRole('main').getByRole('list').waitFor()
})

/** Records every error that is thrown in the page, caught or not. */
const noteThrown = async (page: Page): Promise<string[]> => {
  const thrown: string[] = []
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Debugger.paused', ({ data }) => {
    thrown.push(String(data?.['description']))
    // The page may have navigated in the meantime.
    devtools.send('Debugger.resume').catch(() => {})
  })
  await devtools.send('Debugger.enable')
  await devtools.send('Debugger.setPauseOnExceptions', { state: 'all' })
  return thrown
}

// A page's first exception, even a caught one, delays a slow phone.
test('start: throws no error', async ({ site }) => {
  const page = await emptyPage(site, {})
  const thrown = await noteThrown(page)
  await page.goto(site.url)
  await loaded(page)
  await page.reload()
  await loaded(page)
  assert.equal(thrown, [])
})

const failure = (page: Page) => page.locator('#failure')

for (const hasWorker of [false, true]) {
  test(`start: reports a broken script ${hasWorker ? 'with' : 'without'} a worker`, async ({ site }) => {
    const [beginning] = await splitPage(site)
    let isBroken = true
    site.web.intercept = (url, response) => {
      if (!isBroken || !url.endsWith('/calendar')) return false
      // The browser does not run this script, because the policy lacks its hash.
      response.setHeader('content-type', 'text/html').end(`${beginning}<script>}</script></body></html>`)
      return true
    }
    const page = await emptyPage(site, { stored: copy }, hasWorker)
    await page.goto(`${site.url}calendar`)
    await page.clock.fastForward(timeoutMs / 2)
    assert.not(await failure(page).isVisible())
    await page.clock.fastForward(timeoutMs / 2 + 500)
    await failure(page).waitFor()
    assert.not(await page.locator('#loading').isVisible())
    await bar(page).waitFor()
    isBroken = false
    await failure(page).getByRole('link').click()
    await page.locator('h1').waitFor()
    assert.is(page.url(), `${site.url}calendar`)
  })
}

test('start: reports no failure while the page loads', async ({ site }) => {
  answerAll(site, silence)
  const { page, complete } = await openWithoutScript(site)
  await allRequested(site)
  await page.clock.fastForward(timeoutMs + 2_000)
  assert.ok(await page.locator('#loading').isVisible())
  assert.not(await failure(page).isVisible())
  // The head's requests have timed out by now, so the app repeats them.
  publish(site)
  complete()
  await loaded(page)
  await allRequested(site, 2)
})

test('start: says that it needs JavaScript', async ({ site }) => {
  const context = await site.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}weather`)
  assert.is((await page.getByRole('main').innerText()).trim(), 'This app needs JavaScript.')
  await context.close()
})
