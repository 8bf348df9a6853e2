import { readFile, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Page } from 'playwright'
import { allRequested, loaded, openedScreen, openScreen, statusShows } from '../support/page'
import { answerAll, holdAnswers } from '../support/site'
import { expect, test, type Site, type Visit } from './fixtures'
import { cut, silence, type Answer } from '../support/data-host'
import { stopWorkers, untilCached, untilServed, isStored } from '../support/worker'
import { gone } from '../support/hosts'
import { shown } from '../support/shown'
import { evening } from '../support/files'

const routes = [...shown.keys(), 'tides/']

/** A route that Chromium answers from the cache, and two that only the worker can answer. */
const someRoutes = ['calendar', 'tides?from=home-screen', 'tides/']

const escaped = (text: string): string => text.replace(/[^\w ]/g, String.raw`\$&`)

/** Returns the text that a route shows, with or without a trailing slash. */
const textOf = (route: string): string => shown.get(route.replace(/\/$/, ''))!

const openTab = async ({ context }: Visit): Promise<Page> => {
  const tab = await context.newPage()
  await tab.clock.install({ time: evening })
  return tab
}

/** Opens routes in a new tab while both hosts fail; checks that the first frame of each has its data. */
const routesOpen = async (site: Site, visited: Visit, fault: Answer, wanted: string[]) => {
  site.web.intercept = (_, response) => {
    fault(response, response.req)
    return true
  }
  answerAll(site, fault)
  const tab = await openTab(visited)
  await tab.addInitScript(() => {
    // The page is hidden until the script at the end of the body has run.
    new MutationObserver((_, observer) => {
      if (document.documentElement.hidden || !document.querySelector('nav')) return
      observer.disconnect()
      document.documentElement.dataset['firstFrame'] = document.body.innerText
    }).observe(document, { attributes: true, childList: true, subtree: true })
  })
  for (const route of wanted) {
    await tab.goto(site.url + route, { waitUntil: 'commit' })
    await expect(tab.locator('html'), route).toHaveAttribute(
      'data-first-frame',
      new RegExp(escaped(textOf(route))),
    )
  }
  await tab.close()
}

test('offline: the first frame of every route has its data', async ({ site, visit }) => {
  const visited = await visit()
  await untilCached(visited.page)
  await untilIconCached(visited.page)
  site.web.requests.length = 0
  const tab = await openTab(visited)
  await tab.goto(`${site.url}tides`)
  await loaded(tab)
  await untilServed(site, '/sw.js')
  expect([...new Set(site.web.requests)], 'a later start requests only the worker').toEqual(['/sw.js'])
  await routesOpen(site, visited, silence, routes)
  await routesOpen(site, visited, cut, someRoutes)
})

test('first visit: registers the worker after the first file', async ({ site, visit }) => {
  site.data.answers.calendar = silence
  const release = holdAnswers(site)
  const { page } = await visit({ keepsHttpCache: true })
  await statusShows(page, 'loading')
  await allRequested(site)
  expect(site.web.requests, 'no worker before the data').not.toContain('/sw.js')
  release()
  await untilCached(page)
  const pages = site.web.requests.filter((path) => ['/', '/index.html', '/weather'].includes(path))
  expect(pages).toEqual(['/weather'])
  await openScreen(page, 'Calendar')
  await statusShows(page, 'loading')
})

/** Waits for the icon, which the worker caches after the page. */
const untilIconCached = (page: Page): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(async () => Boolean(await caches.match('/icons/icon.svg'))),
      'the icon is cached',
    )
    .toBe(true)

test('worker: leaves other files, paths and origins alone', async ({ site, visit }) => {
  const visited = await visit()
  const { page, context } = visited
  await untilCached(page)
  site.web.intercept = (url, response) => {
    if (!url.startsWith('/booking') && !url.startsWith('/weather/next-camp')) return false
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Booking</title>')
    return true
  }
  const tab = await openTab(visited)
  for (const path of ['booking', 'booking/', 'booking/?from=app', 'weather/next-camp/']) {
    await tab.goto(site.url + path)
    expect(await tab.title(), path).toBe('Booking')
    await expect(tab, 'without a redirect').toHaveURL(site.url + path)
  }
  await tab.goto(`${site.url}robots.txt`)
  expect(await tab.content()).toContain('User-agent')
  const missing = await tab.goto(`${site.url}missing.js`)
  expect(missing?.status()).toBe(404)
  const other = await tab.goto(`${site.data.url}/camp/site/main/data/weather.json`)
  expect(other?.fromServiceWorker(), 'another origin').toBe(false)
  const answerOf = (url: string) =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          (response) => response.text(),
          () => 'a failure',
        ),
      url,
    )
  // On the app's own origin, the worker would serve this path from its cache.
  expect(await answerOf(`${site.data.url}/icons/icon.svg`), 'a cached path on another origin').toBe(
    '404: Not Found',
  )

  site.web.intercept = gone
  expect(await answerOf('/robots.txt'), 'a request for a file does not get the page').toBe('a failure')
  await context.setOffline(true)
  for (const path of ['booking/', 'robots.txt']) {
    await tab.goto(site.url + path)
    await expect(openedScreen(tab).getByText('404 Not Found')).toBeVisible()
  }
  for (const path of ['weather/', 'tides?from=poster']) {
    await tab.goto(site.url + path)
    await expect(tab.getByRole('navigation').locator('[aria-current=page]')).toBeVisible()
  }
})

const dropCaches = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })

test('worker: the next start recovers lost data, caches and worker', async ({ site, visit }) => {
  const { page } = await visit()
  await untilCached(page)
  site.web.requests.length = 0

  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await loaded(page)
  expect(site.web.requests, 'the page is cached').not.toContain('/weather')
  await isStored(page, 'cache:weather')

  await dropCaches(page)
  await page.evaluate(async () => {
    const headers = { 'content-type': 'text/html' }
    const cache = await caches.open('another-app')
    await cache.put('/', new Response('<!doctype html><title>Another app</title>', { headers }))
  })
  // Chromium's static routing answers URLs without a query; the worker answers those with one.
  for (const path of ['?from=home-screen', '']) {
    await page.goto(site.url + path)
    expect(await page.title(), 'not the cache of another app').not.toContain('Another app')
    await loaded(page)
  }
  await untilCached(page)

  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister()
  })
  await page.reload()
  await untilCached(page)

  // With neither copies nor a data host, the app starts without data.
  await page.evaluate(() => localStorage.clear())
  answerAll(site, cut)
  await page.reload()
  await statusShows(page, 'error')
})

test('eviction: Info notices it, and its repair', async ({ site, visit }) => {
  const { page } = await visit({ path: 'info' })
  await untilCached(page)
  await expect(page.getByText(/^Saved on this phone/)).toBeVisible()
  await openScreen(page, 'Weather')
  // The worker cannot repair the cache meanwhile.
  const held: ServerResponse[] = []
  site.web.intercept = (url, response) => url === '/' && held.push(response) > 0
  await dropCaches(page)
  await openScreen(page, 'Info')
  await expect(page.getByText(/^Keep the app open/)).toBeVisible()

  // The next start repairs it.
  await page.reload()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await expect(page.getByText(/^Keep the app open/)).toBeVisible()
  const html = await readFile(path.join(site.folder, 'index.html'))
  for (const response of held) response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  await expect(page.getByText(/^Saved on this phone/)).toBeVisible()
})

test('worker: tolerates a stalled icon and Vary headers', async ({ site, visit }) => {
  site.web.intercept = (url, response) => {
    response.setHeader('vary', 'Accept, Accept-Language, Cookie, Origin, User-Agent, Sec-Fetch-Mode')
    return url === '/icons/icon.svg'
  }
  const visited = await visit()
  const { page } = visited
  await untilCached(page)
  site.web.intercept = undefined
  site.web.requests.length = 0
  await page.reload()
  await untilIconCached(page)
  expect(site.web.requests, 'the page is cached already').not.toContain('/')
  await routesOpen(site, visited, cut, someRoutes)
})

/** Prepends code to the worker; must be called before the visit that installs the worker. */
const changeWorker = async (site: Site, line: string) => {
  const file = path.join(site.ownFolder(), 'sw.js')
  await writeFile(file, line + (await readFile(file, 'utf8')))
}

test('static routing: Chromium opens screens without the worker', async ({ site, visit }) => {
  await changeWorker(
    site,
    `addEventListener('fetch', (event) => {
      if (event.request.mode !== 'navigate') return
      event.stopImmediatePropagation()
      event.respondWith(new Response('<p>From the worker', { headers: { 'content-type': 'text/html' } }))
    });`,
  )
  const visited = await visit()
  await untilCached(visited.page)
  const tab = await openTab(visited)
  for (const route of routes) {
    await tab.goto(site.url + route)
    // Static routes match only exact paths without a query; the worker answers the others.
    const text = /[?]|.[/]/.test(route) ? 'From the worker' : textOf(route)
    await expect(tab.getByText(text).first()).toBeVisible()
  }
})

for (const [what, change] of [
  ['rejects rules', "ExtendableEvent.prototype.addRoutes = () => Promise.reject(new TypeError('refused'))"],
  ['lacks it', 'delete InstallEvent.prototype.addRoutes'],
]) {
  test(`static routing: the worker serves if Chromium ${what}`, async ({ site, visit }) => {
    await changeWorker(
      site,
      `if (typeof InstallEvent !== 'undefined') delete InstallEvent.prototype.addRoutes; ${change};`,
    )
    const visited = await visit()
    await untilCached(visited.page)
    await routesOpen(site, visited, cut, ['', ...someRoutes])
  })
}

test('worker: completes an install that the browser stopped halfway', async ({ site, visit }) => {
  await changeWorker(
    site,
    `const { put } = Cache.prototype;
    Cache.prototype.put = async function (address, response) {
      if (address.endsWith('calendar') && !(await caches.has('stopped'))) {
        await caches.open('stopped');
        await new Promise(() => {});
      }
      return put.call(this, address, response);
    };`,
  )
  const visited = await visit()
  await expect.poll(() => visited.page.evaluate(() => caches.has('stopped')), 'the install hangs').toBe(true)
  await stopWorkers(visited.page)
  await visited.page.reload()
  await untilCached(visited.page)
  await routesOpen(site, visited, cut, someRoutes)
})

test('worker: keeps the page when there is no room for the icon', async ({ site, visit }) => {
  await changeWorker(
    site,
    `const { put } = Cache.prototype;
    Cache.prototype.put = async function (address, response) {
      if (!address.endsWith('.svg')) return put.call(this, address, response);
      // Any cache operation that the worker starts after this one ends after it.
      setTimeout(() => caches.open('refused'));
      throw new DOMException('no room', 'QuotaExceededError');
    };`,
  )
  const visited = await visit()
  await expect
    .poll(() => visited.page.evaluate(() => caches.has('refused')), 'the icon is refused')
    .toBe(true)
  await untilCached(visited.page)
  await routesOpen(site, visited, cut, someRoutes)
})

test('worker: falls back to the network when its cache fails', async ({ site, visit }) => {
  await changeWorker(site, `caches.match = () => Promise.reject(new Error('broken'));`)
  const { page } = await visit()
  await untilCached(page)
  await page.reload()
  await loaded(page)
  await page.goto(`${site.url}tides`)
  await loaded(page)
})
