import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import { timeoutMs } from '../../src/device/fetch-json'
import { datasetNames, screenNames } from '../support/app-tables'
import { silence } from '../support/data-host'
import { calendarFile, evening } from '../support/files'
import { allRequested, boxOf, firstHeading, installHint, loaded } from '../support/page'
import { answerAll, publish } from '../support/site'
import { expect, test, type Site } from './fixtures'
import { cacheEntry, dismissedAt } from '../support/stored'
import { atCamp } from '../support/camp-clock'

const copy = { 'cache:calendar': cacheEntry(calendarFile(), atCamp('2026-08-22T18:00')) }
const bar = (page: Page) => page.getByRole('navigation')
const placeholder = (page: Page) => page.getByText('Loading')

/** Makes it seem that a service worker controls every page. */
const pretendWorker = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator.serviceWorker, 'controller', { value: {} })
  })

/** Returns the page's HTML in two parts, split before its last script. */
const splitPage = async (site: Site): Promise<[beginning: string, rest: string]> => {
  const html = await readFile(path.join(site.folder, 'index.html'), 'utf8')
  const script = html.lastIndexOf('<script>')
  return [html.slice(0, script), html.slice(script)]
}

/** Opens the calendar in an empty page without the page's last script, which the returned function then sends. */
const openWithoutScript = async (site: Site, page: Page): Promise<() => void> => {
  const [beginning, rest] = await splitPage(site)
  let complete = () => {}
  site.web.intercept = (url, response) => {
    if (!url.endsWith('/calendar')) return false
    response.setHeader('content-type', 'text/html')
    response.write(beginning)
    complete = () => response.end(rest)
    return true
  }
  await page.goto(`${site.url}calendar`, { waitUntil: 'commit' })
  return () => complete()
}

test('first visit: shell, hint and requests precede the script', async ({ site, phone }) => {
  const { page } = await phone()
  const complete = await openWithoutScript(site, page)
  const links = bar(page).getByRole('link')
  await expect(links).toHaveText(screenNames)
  await expect(placeholder(page)).toBeVisible()
  const boxes = () => Promise.all([links.first(), installHint(page)].map(boxOf))
  const before = await boxes()
  await allRequested(site)
  expect(site.data.requests[0], "the open screen's file comes first").toBe('calendar')
  complete()
  await loaded(page)
  expect(await boxes()).toEqual(before)
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await expect(installHint(page), 'the app is now installed').toHaveCount(0)
  await expect(bar(page)).toHaveCount(1)
  expect(site.data.requests.length).toBe(datasetNames.length)
})

test('first visit: links work before the script arrives', async ({ site, phone }) => {
  const { page } = await phone({ stored: dismissedAt(evening) })
  await openWithoutScript(site, page)
  await expect(placeholder(page)).toBeVisible()
  await expect(installHint(page)).toBeHidden()
  await page.getByRole('link', { name: 'Tides' }).click()
  await expect(firstHeading(page)).toBeVisible()
  await expect(page).toHaveURL(/\/tides$/)
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
test('start: throws no error', async ({ site, phone }) => {
  const { page } = await phone()
  const thrown = await noteThrown(page)
  await page.goto(site.url)
  await loaded(page)
  await page.reload()
  await loaded(page)
  expect(thrown).toEqual([])
})

test('start: shows data where asking for workers throws', async ({ site, phone }) => {
  const { page, errors } = await phone()
  // As in a sandboxed frame.
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('sandboxed', 'SecurityError')
    }
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get })
  })
  await page.goto(site.url)
  await loaded(page)
  expect(errors.splice(0).join()).toContain('sandboxed')
})

const failure = (page: Page) => page.locator('#failure')

for (const hasWorker of [false, true]) {
  test(`return visit: reports a broken script ${hasWorker ? 'with' : 'without'} a worker`, async ({
    site,
    phone,
  }) => {
    const [beginning] = await splitPage(site)
    let isBroken = true
    site.web.intercept = (url, response) => {
      if (!isBroken || !url.endsWith('/calendar')) return false
      // The browser does not run this script, because the policy lacks its hash.
      response.setHeader('content-type', 'text/html').end(`${beginning}<script>}</script></body></html>`)
      return true
    }
    const { page } = await phone({ stored: copy })
    if (hasWorker) await pretendWorker(page)
    await page.goto(`${site.url}calendar`)
    await test.step(`the ${hasWorker ? 'app' : 'shell'} is painted first`, async () => {
      const barOrNone = page.getByRole('navigation', { includeHidden: true })
      await expect(barOrNone).toBeAttached()
      if (hasWorker) {
        await expect(barOrNone).toBeHidden()
        expect(site.data.requests, 'the app makes the requests').toEqual([])
      } else {
        await expect(placeholder(page)).toBeVisible()
        await expect(barOrNone).toBeVisible()
      }
    })
    await page.clock.fastForward(timeoutMs / 2)
    await expect(failure(page)).toBeHidden()
    await page.clock.fastForward(timeoutMs / 2 + 500)
    await expect(failure(page)).toBeVisible()
    await expect(placeholder(page)).toBeHidden()
    await expect(bar(page)).toBeVisible()
    isBroken = false
    await failure(page).getByRole('link').click()
    await expect(firstHeading(page)).toBeVisible()
    await expect(page).toHaveURL(`${site.url}calendar`)
    await expect(page.getByRole('main').getByRole('list')).toBeVisible()
    await loaded(page)
  })
}

test('start: reports that the script in the head fails', async ({ site, phone }) => {
  const { page, errors } = await phone()
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('unsupported')
    }
  })
  await page.goto(site.url)
  await page.clock.fastForward(timeoutMs + 500)
  await expect(failure(page)).toBeVisible()
  expect(errors.splice(0).join()).toContain('unsupported')
})

test('start: reports no failure while the page loads', async ({ site, phone }) => {
  answerAll(site, silence)
  const { page } = await phone()
  // As on iOS, because an installed app in Chromium needs a browser of its own.
  await page.addInitScript(() => {
    Object.assign(navigator, { standalone: true })
    navigator.storage.persist = () => {
      document.documentElement.dataset['persist'] = 'asked'
      return Promise.resolve(true)
    }
  })
  const complete = await openWithoutScript(site, page)
  await allRequested(site)
  await expect(installHint(page), 'the app is installed').toBeHidden()
  await page.clock.fastForward(timeoutMs + 2_000)
  await expect(placeholder(page)).toBeVisible()
  await expect(failure(page)).toBeHidden()
  // The head's requests have timed out by now, so the app repeats them.
  publish(site)
  complete()
  await loaded(page)
  await allRequested(site, 2)
  await test.step('an installed app has no hint, and requests persistent storage', async () => {
    await expect(installHint(page)).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-persist', 'asked')
  })
})

test('start: says that it needs JavaScript', async ({ site, browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${site.url}weather`)
  await expect(page.getByRole('main')).toHaveText('This app needs JavaScript.', { useInnerText: true })
  await page.close()
})
