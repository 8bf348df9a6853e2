import type { Page } from 'playwright'
import { buildMovedSite } from '../../tools/site/moved-site'
import { gone } from '../support/hosts'
import { comeBack, fireOnline, goAway } from '../support/phone'
import { openScreen } from '../support/page'
import { answerAll } from '../support/site'
import { expect, test, type Site, type TestFixtures } from './fixtures'
import { cut } from '../support/data-host'
import { cacheNames, untilCached, untilDropped } from '../support/worker'

const newAddress = `https://new.example/${'a'.repeat(80)}/`

/** Opens the app, waits until it is cached, and creates another app's cache on the same origin. */
const visitInstalled = async (visit: TestFixtures['visit']) => {
  const visited = await visit({ keepsHttpCache: true })
  await untilCached(visited.page)
  await visited.page.evaluate(() => caches.open('another-app'))
  return visited
}

const deployMoved = (site: Site): Promise<void> =>
  buildMovedSite(newAddress, { basePath: '/', dataUrl: '/', buildId: '' }, site.ownFolder())

/** Waits until the app's caches are gone, but not for the worker, which an open app may register again. */
const untilRetired = (page: Page): Promise<void> => untilDropped(page, (name) => name === 'another-app')

/** Checks that the next start shows the new address on three paths, and that the app's worker and cache are gone. */
const assertMoved = async (site: Site, page: Page): Promise<void> => {
  const tab = await page.context().newPage()
  for (const path of ['', 'weather', 'tides?from=home-screen']) {
    await tab.goto(site.url + path)
    await expect(tab.getByRole('link', { name: newAddress })).toBeVisible()
    await expect(tab.getByRole('link')).toHaveAttribute('href', newAddress)
    await expect(tab.getByRole('link')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    expect(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  expect(await tab.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await cacheNames(tab)).toEqual(['another-app'])
}

test('moved: the second start shows the link, even without data', async ({ site, visit }) => {
  const { page, context } = await visitInstalled(visit)
  const [ownCache = ''] = (await cacheNames(page)).filter((name) => name !== 'another-app')
  await page.close()
  await deployMoved(site)
  answerAll(site, cut)
  site.web.intercept = gone
  const launch = await context.newPage()
  await launch.goto(`${site.url}tides`)
  await expect(launch.getByRole('table')).toBeVisible()
  await openScreen(launch, 'Info')
  const saved = launch.getByText(/^Saved on this phone/)
  await expect(saved).toBeVisible()
  site.web.intercept = undefined
  await fireOnline(launch)
  await untilRetired(launch)
  await expect(saved).toBeHidden()
  // Registers the worker again, as the app does when it starts or returns.
  await launch.evaluate(
    async () => void (await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })),
  )
  // As if the browser had been closed before the worker had deleted everything.
  await launch.evaluate((name) => caches.open(name), ownCache)
  await assertMoved(site, launch)
})

test('moved: an open app shows the link after half an hour away', async ({ site, visit }) => {
  const { page } = await visitInstalled(visit)
  await deployMoved(site)
  await goAway(page)
  await page.clock.fastForward('06:00')
  await comeBack(page)
  await untilRetired(page)
  await goAway(page)
  await page.clock.fastForward('30:01')
  await comeBack(page)
  await expect(page.getByRole('link', { name: newAddress })).toBeVisible()
  await assertMoved(site, page)
})
