import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { answerAll, holdAnswers } from '../support/site'
import { expect, test, type Site, type TestFixtures } from './fixtures'
import { comeBack, goAway } from '../support/phone'
import { cacheNames, untilCached, untilDropped, untilServed } from '../support/worker'
import { openScreen, statusShows } from '../support/page'
import { silence } from '../support/data-host'
import { gone } from '../support/hosts'
import { buildId, versionOf } from '../support/shown'

const newBuildId = 'bbbbbbb'
const [oldVersion, newVersion] = [buildId, newBuildId].map(versionOf)

/** Opens the app and waits until a worker has cached the old build. */
const visitOldBuild = async (visit: TestFixtures['visit'], path = 'weather') => {
  const visited = await visit({ keepsHttpCache: true, path })
  await untilCached(visited.page)
  return { ...visited, oldNames: await cacheNames(visited.page) }
}

/** Makes the page check for a new build, as it does on return to the foreground. */
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => {})
  })

const untilInstallIsOver = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          return !registration?.installing && !registration?.waiting
        }),
      'the install is over',
    )
    .toBe(true)

/** Limits the storage of the app's origin, or removes the limit if no size is given. */
const setQuota = async (site: Site, context: BrowserContext, page: Page, quotaSize?: number) => {
  const session = await context.newCDPSession(page)
  const { origin } = new URL(site.url)
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize && { quotaSize }) })
}

const versionShown = async (page: Page): Promise<string | undefined> => {
  await openScreen(page, 'Info')
  return /\(\w+\)/.exec(await page.getByText('Version:').innerText())?.[0]
}

const launch = async (site: Site, context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(`${site.url}tides`)
  return page
}

test('update: the second launch runs the new build', async ({ site, visit }) => {
  const keepLong = (response: ServerResponse) => {
    const writeHead = response.writeHead.bind(response)
    response.writeHead = ((status: number, headers: object) =>
      writeHead(status, { ...headers, 'cache-control': 'max-age=600' })) as typeof response.writeHead
    return false
  }
  site.web.intercept = (url, response) => url !== '/sw.js' && keepLong(response)
  const release = holdAnswers(site)
  const { page, context } = await visit({ keepsHttpCache: true })
  // The HTTP cache must have `/` as well as the open page, because a worker may fetch either.
  await page.evaluate(() => fetch('/').then((response) => response.text()))
  release()
  await untilCached(page)
  const oldNames = await cacheNames(page)
  await page.evaluate(() => caches.open('another-app'))
  await site.deploy(newBuildId)

  answerAll(site, silence)
  site.web.requests.length = 0
  const firstLaunch = await launch(site, context)
  await untilServed(site, '/sw.js')
  await statusShows(firstLaunch, 'loading', 0)
  expect(await versionShown(firstLaunch)).toBe(oldVersion)
  await untilDropped(page, (name) => !oldNames.includes(name))
  expect(await cacheNames(page), 'the caches of other apps are not deleted').toContain('another-app')
  await openScreen(firstLaunch, 'Calendar')
  await expect(firstLaunch.getByRole('main').getByRole('listitem').first()).toBeVisible()
  expect(await versionShown(firstLaunch)).toBe(oldVersion)

  const secondLaunch = await launch(site, context)
  expect(await versionShown(secondLaunch)).toBe(newVersion)
  // The first tab still works, although the second launch runs another build.
  await openScreen(page, 'Tides')
  await expect(page.getByRole('table')).toBeVisible()
})

test('update: after half an hour away, a newer build starts', async ({ site, visit }) => {
  const { page, oldNames } = await visitOldBuild(visit, 'calendar')
  // The new worker takes control in the first seconds, before the data has arrived.
  const release = holdAnswers(site)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Calendar' })).toBeVisible()
  await site.deploy(newBuildId)
  await checkForUpdate(page)
  await untilDropped(page, (name) => !oldNames.includes(name))
  release()

  await goAway(page)
  await page.clock.fastForward('30:01')
  const reloaded = page.waitForEvent('load')
  await comeBack(page)
  await reloaded
  await expect(page).toHaveURL(/\/calendar$/)
  expect(await versionShown(page)).toBe(newVersion)
})

const answer = (response: ServerResponse, status: number, type: string, body: string) => {
  response.writeHead(status, { 'content-type': type })
  response.end(body)
  return true
}

/** Bad responses to an install's request for the page, as from a broken deploy or a captive portal. */
const pageFaults: [name: string, fault: (response: ServerResponse, page: string) => boolean][] = [
  ['a missing page', (response) => answer(response, 404, 'text/html', 'Not Found')],
  ['a failing host', (response) => answer(response, 500, 'text/html', 'Internal Server Error')],
  [
    "a network's login page",
    (response) => answer(response, 200, 'text/html', '<h1>Welcome to Camp WiFi</h1>'),
  ],
  ['JSON instead of the page', (response) => answer(response, 200, 'application/json', '{}')],
  [
    'half of the page',
    (response, page) => answer(response, 200, 'text/html', page.slice(0, page.length / 2)),
  ],
  ['the page as a missing one', (response, page) => answer(response, 404, 'text/html', page)],
  ['the page as text', (response, page) => answer(response, 200, 'text/plain', page)],
  [
    'a redirect to the page',
    (response) => {
      // Not to the open screen, whose address the next install would find in the HTTP cache.
      response.writeHead(302, { location: '/tides' })
      response.end()
      return true
    },
  ],
  [
    'a redirect',
    (response) => {
      response.writeHead(302, { location: '/robots.txt' })
      response.end()
      return true
    },
  ],
  [
    'a connection lost midway',
    (response, page) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length })
      response.write(page.slice(0, 1000), () => response.destroy())
      return true
    },
  ],
]

const workerFaults: [name: string, change: (file: string) => Promise<void>][] = [
  ['sw.js gone', (file) => rm(file)],
  ['a web page instead of sw.js', (file) => writeFile(file, '<!doctype html><h1>Hello</h1>')],
  ['a syntax error in sw.js', (file) => writeFile(file, 'const = ;')],
]

/** Makes the page check for a new build, and waits until its install is over. Callers check that the install failed. */
const failInstall = async (site: Site, page: Page, requested: string) => {
  site.web.requests.length = 0
  await checkForUpdate(page)
  await untilServed(site, requested)
  await untilInstallIsOver(page)
}

/** Checks that the old build still starts, online and offline. */
const assertOldBuildStarts = async (site: Site, context: BrowserContext) => {
  for (const intercept of [undefined, gone]) {
    site.web.intercept = intercept
    const page = await launch(site, context)
    expect(await versionShown(page)).toBe(oldVersion)
    await page.close()
  }
}

test('update: a failed install keeps the old build', async ({ site, visit }) => {
  const { page, context, oldNames } = await visitOldBuild(visit)
  const cachedPages = () =>
    page.evaluate(async () => {
      const responses = await Promise.all(['/', '/tides'].map((url) => caches.match(url)))
      return Promise.all(responses.map((response) => response!.text()))
    })
  const oldPages = await cachedPages()
  const assertOldBuildIsCached = async (fault: string) => {
    expect(await cacheNames(page), fault).toEqual(oldNames)
    expect(await cachedPages(), fault).toEqual(oldPages)
  }
  await site.deploy(newBuildId)
  const newPage = await readFile(path.join(site.folder, 'index.html'), 'utf8')
  for (const [name, fault] of pageFaults) {
    site.web.intercept = (url, response) => url === '/' && fault(response, newPage)
    await failInstall(site, page, '/')
    await assertOldBuildIsCached(name)
  }
  site.web.intercept = undefined
  const workerFile = path.join(site.ownFolder(), 'sw.js')
  for (const [name, change] of workerFaults) {
    await change(workerFile)
    await failInstall(site, page, '/sw.js')
    await assertOldBuildIsCached(name)
  }
  await site.deploy(newBuildId)
  await setQuota(site, context, page, 1)
  await failInstall(site, page, '/')
  await assertOldBuildIsCached('full storage')
  await assertOldBuildStarts(site, context)
})

test('update: a failed install keeps a cache that workers share', async ({ site, visit }) => {
  const { page, context, oldNames } = await visitOldBuild(visit)
  // Changes only the worker's code, so that both builds have the same cache.
  await appendFile(path.join(site.ownFolder(), 'sw.js'), '// changed')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/')
  })
  await setQuota(site, context, page, 1)
  await failInstall(site, page, '/sw.js')
  expect(await cacheNames(page)).toEqual(oldNames)
  await assertOldBuildStarts(site, context)
})

test('update: retries a first install that failed for lack of space', async ({ site, visit }) => {
  const release = holdAnswers(site)
  const { page, context } = await visit()
  await setQuota(site, context, page, 1)
  release()
  await untilServed(site, '/')
  await expect
    .poll(
      () => page.evaluate(async () => !(await navigator.serviceWorker.getRegistration())),
      'the browser drops the registration',
    )
    .toBe(true)
  await setQuota(site, context, page)
  await page.clock.fastForward('01:00:00')
  await untilCached(page)
})
