import type { Page } from 'playwright'
import type { Site } from './site'
import { until } from './until'

/** Names of the app's caches. */
export const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys())

/** Runs in the page: whether a worker controls it and has cached the app. */
export const isCached = async (): Promise<boolean> => {
  if (navigator.serviceWorker.controller?.state !== 'activated') return false
  for (const name of await caches.keys()) {
    if (name.startsWith('strandline:') && (await (await caches.open(name)).keys()).length > 0) return true
  }
  return false
}

/** Waits for a worker, which is slow on slow machines. */
export const poll = (condition: () => boolean | Promise<boolean>, what: string): Promise<void> =>
  until(condition, what, 20_000)

/** Waits until local storage has a key. */
export const untilStored = (page: Page, key: string): Promise<void> =>
  poll(() => page.evaluate((key) => localStorage.getItem(key) !== null, key), `${key} is stored`)

/** Waits until a worker controls the page and has cached the app. */
export const untilCached = (page: Page): Promise<void> =>
  poll(() => page.evaluate(isCached), 'a worker has cached the app')

/** Waits until a path has been requested from the host a number of times. */
export const untilServed = (site: Site, path: string, times = 1): Promise<void> =>
  poll(() => site.web.requests.filter((request) => request === path).length >= times, `${path} is requested`)
