import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { datasetNames, screenNames } from '../support/app-tables'
import { allAskedFor, answerAll, siteSuite, visit, type Site } from '../support/site'
import { loaded } from '../support/page'
import { cacheEntry } from '../support/stored'
import { silence } from '../support/data-host'
import { campFiles, evening } from '../support/files'

const test = siteSuite('first paint')

/** The page's HTML up to its last script, and the rest. */
const splitPage = async (site: Site): Promise<[beginning: string, rest: string]> => {
  const html = await readFile(path.join(site.folder, 'index.html'), 'utf8')
  const script = html.lastIndexOf('<script>')
  return [html.slice(0, script), html.slice(script)]
}

/** An empty page on a phone with something in its storage. */
const openPhone = async (
  site: Site,
  stored: Record<string, string>,
  look: (page: Page) => Promise<void>,
): Promise<void> => {
  const context = await site.browser.newContext({ viewport: { width: 360, height: 740 } })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    await context.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value)
    }, Object.entries(stored))
    await look(page)
  } finally {
    await context.close()
  }
}

/** Opens a page of which all has arrived but its last script, and lets that come when it is told to. */
const withoutScript = async (
  site: Site,
  { route, stored = {} }: { route: string; stored?: Record<string, string> },
  look: (page: Page, complete: () => void) => Promise<void>,
): Promise<void> => {
  const [beginning, rest] = await splitPage(site)
  let complete = () => {}
  site.web.intercept = (url, response) => {
    if (!url.endsWith(route)) return false
    response.setHeader('content-type', 'text/html')
    response.write(beginning)
    complete = () => response.end(rest)
    return true
  }
  await openPhone(site, stored, async (page) => {
    await page.goto(site.url + route, { waitUntil: 'commit' })
    await look(page, () => complete())
  })
}

test('First paint: the bar and "Loading ..." are there before the script has arrived', async ({ site }) => {
  await withoutScript(site, { route: 'weather' }, async (page, complete) => {
    const links = page.getByRole('navigation').getByRole('link')
    await links.last().waitFor()
    assert.equal(await links.allInnerTexts(), screenNames)
    assert.ok(await page.getByRole('main').getByText('Loading ...').isVisible())
    const before = await links.first().boundingBox()
    complete()
    await page.locator('h1').waitFor()
    assert.is(await page.getByRole('navigation').count(), 1)
    assert.is(await page.getByRole('main').count(), 1)
    assert.equal(await links.first().boundingBox(), before, 'the bar stays where it is')
  })
})

/** Notes every error that is thrown in the page, caught or not. */
const noteThrown = async (page: Page): Promise<string[]> => {
  const thrown: string[] = []
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Debugger.paused', ({ data }) => {
    thrown.push(String(data?.['description']))
    // The page may have been left meanwhile.
    devtools.send('Debugger.resume').catch(() => {})
  })
  await devtools.send('Debugger.enable')
  await devtools.send('Debugger.setPauseOnExceptions', { state: 'all' })
  return thrown
}

test('First paint: no start throws an error, not even one that is caught, since the first holds a slow phone up', async ({
  site,
}) => {
  await openPhone(site, {}, async (page) => {
    const thrown = await noteThrown(page)
    await page.goto(site.url)
    await loaded(page)
    await page.reload()
    await loaded(page)
    assert.equal(thrown, [])
  })
})

test('First paint: its links lead to their screens, also before the script has arrived', async ({ site }) => {
  await withoutScript(site, { route: 'weather' }, async (page) => {
    await page.getByRole('link', { name: 'Tides' }).click()
    await page.locator('h1').waitFor()
    assert.match(page.url(), /\/tides$/)
  })
})

test("First visit: all four files are asked for once, the open screen's first, before the script has arrived", async ({
  site,
}) => {
  await withoutScript(site, { route: 'calendar' }, async (page, complete) => {
    await allAskedFor(site)
    assert.is(site.data.requests[0], 'calendar')
    complete()
    await page.getByText('Last updated less than a minute ago').waitFor()
    assert.is(site.data.requests.length, datasetNames.length)
  })
})

for (const name of datasetNames) {
  test(`Later starts: with a copy of ${name} nothing is painted and nothing asked for before the app is`, async ({
    site,
  }) => {
    answerAll(site, silence)
    const file = campFiles('2026-08-22')[name]
    const stored = { [`cache:${name}`]: cacheEntry(file, '2026-08-22T17:00:00Z') }
    await withoutScript(site, { route: name, stored }, async (page, complete) => {
      await page.locator('nav').waitFor({ state: 'attached' })
      assert.not(await page.locator('nav').isVisible())
      assert.equal(site.data.requests, [])
      complete()
      await page.getByRole('navigation').waitFor()
      await allAskedFor(site)
    })
  })
}

const failure = 'The app could not start. Load the page again'

for (const kept of [false, true]) {
  test(`The script does not run: after ten seconds the page says so${kept ? ', also where data are kept,' : ''} and offers a reload`, async ({
    site,
  }) => {
    const [beginning] = await splitPage(site)
    let isBroken = true
    site.web.intercept = (url, response) => {
      if (!isBroken || !url.endsWith('/tides')) return false
      // What has come does not fit its hash, so that the browser refuses to run it.
      response.setHeader('content-type', 'text/html').end(`${beginning}<script>}</script></body></html>`)
      return true
    }
    const file = campFiles('2026-08-22').tides
    const stored: Record<string, string> = kept
      ? { 'cache:tides': cacheEntry(file, '2026-08-22T17:00:00Z') }
      : {}
    await openPhone(site, stored, async (page) => {
      await page.clock.install({ time: evening })
      await page.goto(`${site.url}tides`)
      await page.clock.fastForward(9_000)
      assert.not(await page.getByText(failure).isVisible())
      await page.clock.fastForward(1_500)
      await page.getByText(failure).waitFor()
      assert.not(await page.getByText('Loading ...').isVisible())
      await page.getByRole('navigation').waitFor()
      isBroken = false
      await page.getByRole('link', { name: 'Load the page again' }).click()
      await page.locator('h1').waitFor()
      assert.is(page.url(), `${site.url}tides`)
    })
  })
}

test('The script runs: nothing is said of a failure, however long the data take', async ({ site }) => {
  answerAll(site, silence)
  const { page } = await visit(site)
  await page.clock.fastForward(11_000)
  await page.getByText('Error', { exact: true }).waitFor()
  assert.is(await page.getByText(failure).count(), 0)
})

test('Without JavaScript one sentence says what is missing, and nothing is loading', async ({ site }) => {
  const context = await site.browser.newContext({ javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    await page.goto(`${site.url}weather`)
    assert.is((await page.getByRole('main').innerText()).trim(), 'This app needs JavaScript.')
  } finally {
    await context.close()
  }
})

test.run()
