import type { Page } from 'playwright'
import type { Site } from './site'
import { until } from './until'

export const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys())

/** Runs in the page: returns whether a worker controls it and has cached the app. */
export const isCached = async (): Promise<boolean> => {
  if (navigator.serviceWorker.controller?.state !== 'activated') return false
  for (const name of await caches.keys()) {
    if (name.startsWith('strandline:') && (await (await caches.open(name)).keys()).length > 0) return true
  }
  return false
}

export const untilStored = (page: Page, key: string): Promise<void> =>
  until(() => page.evaluate((key) => localStorage.getItem(key) !== null, key), `${key} is stored`)

/** Waits until a worker controls the page and has cached the app. */
export const untilCached = (page: Page): Promise<void> =>
  until(() => page.evaluate(isCached), 'a worker has cached the app')

/** Waits until the web host has received at least `times` requests for a path. */
export const untilServed = (site: Site, path: string, times = 1): Promise<void> =>
  until(() => site.web.requests.filter((request) => request === path).length >= times, `${path} is requested`)

/**
 * Waits until `isDone` says that a new worker has taken over. Playwright sometimes keeps the old worker busy, so that
 * the new one stays waiting; if it still waits after 3 s, stops all workers, as a browser stops idle ones.
 */
export const untilReplaced = (page: Page, isDone: () => Promise<boolean>, what: string): Promise<void> => {
  const patientUntil = performance.now() + 3_000
  return until(async () => {
    if (performance.now() > patientUntil && (await page.evaluate(isWaiting))) await stopWorkers(page)
    return isDone()
  }, what)
}

/** Waits until a new build's worker has deleted the given caches. */
export const untilDropped = (page: Page, oldNames: string[]): Promise<void> =>
  untilReplaced(
    page,
    async () => (await cacheNames(page)).every((name) => !oldNames.includes(name)),
    'the old caches are deleted',
  )

const isWaiting = async (): Promise<boolean> =>
  Boolean((await navigator.serviceWorker.getRegistration())?.waiting)

export const stopWorkers = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}
