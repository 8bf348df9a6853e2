/** Waiting for the service worker's doings. */
import type { Page } from 'playwright'
import type { Camp } from './app'

/** Names of the app's caches. */
export const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys())

const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    if (navigator.serviceWorker.controller?.state !== 'activated') return false
    for (const name of await caches.keys()) {
      if (name.startsWith('strandline:') && (await (await caches.open(name)).keys()).length === 2) return true
    }
    return false
  })

/** Polls until a condition holds; the machines that run this are slow. */
export const poll = async (condition: () => boolean | Promise<boolean>, what: string): Promise<void> => {
  const end = performance.now() + 20_000
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`never: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Waits until local storage has a key. */
export const untilStored = (page: Page, key: string): Promise<void> =>
  poll(() => page.evaluate((key) => localStorage.getItem(key) !== null, key), `${key} is stored`)

/** Waits until a worker is in charge of the page and has kept the app. */
export const untilKept = (page: Page): Promise<void> => poll(() => isKept(page), 'a worker has kept the app')

/** Waits until the host was asked for a path so many times. */
export const untilServed = (camp: Camp, path: string, times = 1): Promise<void> =>
  poll(() => camp.web.requests.filter((request) => request === path).length >= times, `${path} is asked for`)
