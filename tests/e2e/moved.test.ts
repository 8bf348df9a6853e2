import type { Page } from 'playwright'
import { assert } from '#test'
import { buildMovedSite } from '../../tools/site/moved-site'
import { gone } from '../support/hosts'
import { comeBack, fireOnline, goAway } from '../support/phone'
import { answerAll, siteSuite, visit, type Site } from '../support/site'
import { cut } from '../support/data-host'
import { cacheNames, untilCached, untilReplaced } from '../support/worker'

const test = siteSuite('moved')
test.before.each(({ site }) => site.deploy())

const newAddress = 'https://new.example/'

/** Opens the app, waits until it is cached, and creates another app's cache on the same origin. */
const visitInstalled = async (site: Site) => {
  const visited = await visit(site, { keepsHttpCache: true })
  await untilCached(visited.page)
  await visited.page.evaluate(() => caches.open('another-app'))
  return visited
}

const deployMoved = (site: Site): Promise<void> =>
  buildMovedSite(newAddress, { basePath: '/', dataUrl: '/', buildId: '' }, site.folder)

/** Waits until the app's caches are gone, but not for the worker, which an open app may register again. */
const untilRetired = (page: Page): Promise<void> =>
  untilReplaced(
    page,
    async () => (await cacheNames(page)).join() === 'another-app',
    'only caches of other apps are left',
  )

/** Checks that the next start shows the new address on three paths, and that the app's worker and cache are gone. */
const assertMoved = async (site: Site, page: Page): Promise<void> => {
  const tab = await page.context().newPage()
  for (const path of ['', 'weather', 'tides?from=home-screen']) {
    await tab.goto(site.url + path)
    await tab.getByRole('link', { name: newAddress }).waitFor()
    assert.is(await tab.getByRole('link').getAttribute('href'), newAddress)
  }
  assert.is(await tab.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0)
  assert.equal(await cacheNames(tab), ['another-app'])
}

test('moved: the second start shows the link, even without data', async ({ site }) => {
  const { page, context } = await visitInstalled(site)
  await page.close()
  await deployMoved(site)
  answerAll(site, cut)
  site.web.intercept = gone
  const launch = await context.newPage()
  await launch.goto(`${site.url}tides`)
  await launch.getByRole('table').waitFor()
  site.web.intercept = undefined
  await fireOnline(launch)
  await untilRetired(launch)
  // Registers the worker again, as the app does when it starts or returns.
  await launch.evaluate(
    async () => void (await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })),
  )
  await assertMoved(site, launch)
})

test('moved: an open app shows the link after half an hour away', async ({ site }) => {
  const { page } = await visitInstalled(site)
  await deployMoved(site)
  await goAway(page)
  await page.clock.fastForward('06:00')
  await comeBack(page)
  await untilRetired(page)
  await goAway(page)
  await page.clock.fastForward('30:01')
  await comeBack(page)
  await page.getByRole('link', { name: newAddress }).waitFor()
  await assertMoved(site, page)
})
