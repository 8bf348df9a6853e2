import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import { assert } from '#test'
import { tabs, type ScreenName } from '../../src/tabs'
import { openedScreen, statusShows } from '../support/page'
import { allAskedFor, answerAll, holdAnswers, siteSuite, visit, type Site } from '../support/site'
import { cut, silence, type Answer } from '../support/data-host'
import { untilCached, untilServed, untilStored } from '../support/worker'
import { until } from '../support/until'
import { gone } from '../support/hosts'
import { atCamp } from '../support/camp-clock'

const test = siteSuite('offline')
test.before.each(({ site }) => site.deploy('0123456789abcdef'))

/** A text of each screen that has its data. */
const shownBy: Partial<Record<ScreenName, string>> = {
  weather: '21°C',
  tides: '16:40',
  locations: 'Chalk Stacks',
  calendar: 'Family Camp 2 (5/5)',
  info: '(0123456)',
}

const shown: [path: string, text: string][] = [
  ['', '21°C'],
  ...tabs.map(({ path, title }): [string, string] => {
    const name = path.slice(1)
    return [name, shownBy[name as ScreenName] ?? title]
  }),
  ['tides?from=home-screen', '16:40'],
  ['tides/', '16:40'],
]

/** A route from the cache, and one that only the worker can serve. */
const twoRoutes = shown.filter(([path]) => path.startsWith('tides?') || path === 'calendar')

const routesOpen = async (site: Site, fault: Answer, routes = shown) => {
  await visit(site, {}, async ({ page, context }) => {
    await untilCached(page)
    site.web.intercept = (_, response) => {
      fault(response, response.req)
      return true
    }
    answerAll(site, fault)
    for (const [path, text] of routes) {
      const tab = await context.newPage()
      await tab.clock.install({ time: atCamp('2026-08-22T19:10') })
      await tab.goto(site.url + path, { waitUntil: 'commit' })
      await tab.getByText(text).first().waitFor()
      await tab.close()
    }
  })
}

test('offline: every route opens with its data', async ({ site }) => {
  await routesOpen(site, cut)
})

test('offline: a silent network delays nothing', async ({ site }) => {
  await routesOpen(site, silence, twoRoutes)
})

test('offline: the first frame has the data', async ({ site }) => {
  const { page } = await visit(site)
  await untilCached(page)
  answerAll(site, silence)
  await page.addInitScript(() => {
    // The page is hidden until the script at the end of the body has run.
    new MutationObserver((_, observer) => {
      if (document.documentElement.hidden || !document.querySelector('nav')) return
      observer.disconnect()
      document.documentElement.dataset['firstFrame'] = document.body.innerText
    }).observe(document, { attributes: true, childList: true, subtree: true })
  })
  await page.reload({ waitUntil: 'commit' })
  await page.locator('html[data-first-frame]').waitFor({ state: 'attached' })
  const firstFrame = await page.locator('html').getAttribute('data-first-frame')
  assert.ok(firstFrame?.includes('21°C'), firstFrame ?? '')
})

test('first visit: the worker waits for the data', async ({ site }) => {
  const release = holdAnswers(site)
  const { page } = await visit(site, { keepsHttpCache: true })
  await page.getByText('Loading ...').waitFor()
  await allAskedFor(site)
  assert.not(site.web.requests.includes('/sw.js'), 'the worker waits for the data')
  release()
  await untilCached(page)
  const pages = site.web.requests.filter((path) => ['/', '/index.html', '/weather'].includes(path))
  assert.equal(pages, ['/weather'])
})

/** The worker caches the icon after the page. */
const untilIconCached = (page: Page): Promise<void> =>
  until(() => page.evaluate(async () => Boolean(await caches.match('/icons/icon.svg'))), 'the icon is cached')

test('later start: requests only sw.js from the host', async ({ site }) => {
  const { page, context } = await visit(site)
  await untilCached(page)
  await untilIconCached(page)
  site.web.requests.length = 0
  const tab = await context.newPage()
  await tab.clock.install({ time: atCamp('2026-08-22T19:10') })
  await tab.goto(`${site.url}tides`)
  await tab.getByText('16:40').first().waitFor()
  await untilServed(site, '/sw.js')
  assert.equal([...new Set(site.web.requests)], ['/sw.js'])
})

test('worker: leaves files, other origins and paths alone', async ({ site }) => {
  const { page, context } = await visit(site)
  await untilCached(page)
  site.web.intercept = (url, response) => {
    if (!url.startsWith('/booking') && !url.startsWith('/weather/next-camp')) return false
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Booking</title>')
    return true
  }
  const tab = await context.newPage()
  for (const path of ['booking', 'booking/', 'booking/?from=app', 'weather/next-camp/']) {
    await tab.goto(site.url + path)
    assert.is(await tab.title(), 'Booking', path)
    assert.is(tab.url(), site.url + path, 'without a redirect')
  }
  await tab.goto(`${site.url}robots.txt`)
  assert.match(await tab.content(), 'User-agent')
  const missing = await tab.goto(`${site.url}missing.js`)
  assert.is(missing?.status(), 404)
  const other = await tab.goto(`${site.data.url}/camp/site/main/data/weather.json`)
  assert.is(other?.fromServiceWorker(), false, 'another origin')
  // The worker caches this path of the app's own origin.
  const icon = await page.evaluate(
    async (url) => (await fetch(url)).text(),
    `${site.data.url}/icons/icon.svg`,
  )
  assert.is(icon, '404: Not Found', 'a cached path on another origin')
})

test("worker: shows the app's 404 for another path offline", async ({ site }) => {
  const { page, context } = await visit(site)
  await untilCached(page)
  await context.setOffline(true)
  site.web.intercept = gone
  for (const path of ['booking/', 'robots.txt']) {
    await page.goto(site.url + path)
    await openedScreen(page).getByText('404 Not Found').waitFor()
  }
  for (const path of ['', 'weather', 'weather/', 'tides?from=poster', 'info/']) {
    await page.goto(site.url + path)
    await page.locator('nav [aria-current=page]').waitFor()
  }
})

test('worker: never answers a failed file with the page', async ({ site }) => {
  const { page } = await visit(site)
  await untilCached(page)
  site.web.intercept = gone
  const answer = await page.evaluate(() =>
    fetch('/robots.txt').then(
      ({ status }) => `status ${status}`,
      () => 'a failure',
    ),
  )
  assert.is(answer, 'a failure')
})

test("worker: does not serve another app's cache", async ({ site }) => {
  const { page } = await visit(site)
  await untilCached(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    const headers = { 'content-type': 'text/html' }
    const cache = await caches.open('another-app')
    await cache.put('/', new Response('<!doctype html><title>Another app</title>', { headers }))
  })
  // Chromium's static routing serves addresses without a query, the worker the others.
  for (const path of ['?from=home-screen', '']) {
    await page.goto(site.url + path)
    assert.not.match(await page.title(), 'Another app')
    await page.getByText('21°C').first().waitFor()
  }
})

test('worker: the next start fills a lost cache again', async ({ site }) => {
  const { page } = await visit(site)
  await untilCached(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.reload()
  await page.getByText('21°C').first().waitFor()
  await untilCached(page)
})

test('worker: a missing icon is tolerated and cached later', async ({ site }) => {
  site.web.intercept = (url) => url === '/icons/icon.svg'
  const { page } = await visit(site)
  await untilCached(page)
  site.web.intercept = undefined
  site.web.requests.length = 0
  await page.reload()
  await untilIconCached(page)
  assert.not(site.web.requests.includes('/'), 'the page is cached already')
})

/** Prepends code to the worker before the visit that installs it. */
const changeWorker = async (site: Site, line: string) => {
  const file = path.join(site.folder, 'sw.js')
  await writeFile(file, line + (await readFile(file, 'utf8')))
}

test('static routing: Chromium opens screens without the worker', async ({ site }) => {
  await changeWorker(
    site,
    `addEventListener('fetch', (event) => {
      if (event.request.mode !== 'navigate') return
      event.stopImmediatePropagation()
      event.respondWith(new Response('<p>From the worker', { headers: { 'content-type': 'text/html' } }))
    });`,
  )
  const { page, context } = await visit(site)
  await untilCached(page)
  const tab = await context.newPage()
  await tab.clock.install({ time: atCamp('2026-08-22T19:10') })
  for (const [path, text] of shown.filter(([path]) => !/[?]|.[/]/.test(path))) {
    await tab.goto(site.url + path)
    await tab.getByText(text).first().waitFor()
  }
  // The cache matches whole addresses only.
  for (const path of ['tides?from=home-screen', 'tides/']) {
    await tab.goto(site.url + path)
    await tab.getByText('From the worker').waitFor()
  }
})

for (const { name, change, routes } of [
  {
    name: 'refuses rules',
    change: "ExtendableEvent.prototype.addRoutes = () => Promise.reject(new TypeError('refused'))",
    routes: twoRoutes,
  },
  { name: 'lacks it', change: 'delete InstallEvent.prototype.addRoutes', routes: shown },
]) {
  test(`static routing: the worker serves where Chromium ${name}`, async ({ site }) => {
    await changeWorker(
      site,
      `if (typeof InstallEvent !== 'undefined') delete InstallEvent.prototype.addRoutes; ${change};`,
    )
    await routesOpen(site, cut, routes)
  })
}

test('worker: caches responses that vary', async ({ site }) => {
  site.web.intercept = (_, response) => {
    response.setHeader('vary', 'Accept, Accept-Language, Cookie, Origin, User-Agent, Sec-Fetch-Mode')
    return false
  }
  await routesOpen(site, cut, twoRoutes)
})

test('worker: a cached page fetches lost data', async ({ site }) => {
  const { page } = await visit(site)
  await untilCached(page)
  await page.evaluate(() => localStorage.clear())
  site.web.requests.length = 0
  await page.reload()
  await page.getByText('21°C').first().waitFor()
  assert.not(site.web.requests.includes('/weather'), 'the page is cached')
  await untilStored(page, 'cache:weather')

  // Without a network the app starts without data.
  await page.evaluate(() => localStorage.clear())
  answerAll(site, cut)
  await page.reload()
  await statusShows(page, 'Error')
})

test('worker: a lost worker is registered again', async ({ site }) => {
  const { page } = await visit(site)
  await untilCached(page)
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister()
  })
  await page.reload()
  await untilCached(page)
})
