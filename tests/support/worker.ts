/** The service worker and its caches, as the page sees them. */
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import type { Site } from './hosts'

export const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys())

/** Runs in the page: returns whether a worker controls it and has cached the app. */
export const isCached = async (): Promise<boolean> => {
  if (navigator.serviceWorker.controller?.state !== 'activated') return false
  for (const name of await caches.keys()) {
    if (name.startsWith('strandline:') && (await (await caches.open(name)).keys()).length > 0) return true
  }
  return false
}

export const isStored = (page: Page, key: string): Promise<void> =>
  expect.poll(() => page.evaluate((key) => localStorage.getItem(key), key), `${key} is stored`).not.toBeNull()

/** Waits until a worker controls the page and has cached the app. */
export const untilCached = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(isCached), 'a worker has cached the app').toBe(true)

/** Waits until the web host has received a request for a path. */
export const untilServed = ({ web }: Site, path: string): Promise<void> =>
  expect.poll(() => web.requests, 'the requested paths').toContain(path)

/**
 * Waits until only the caches that `isKept` accepts are left, as a new worker deletes the others when it takes over.
 * Playwright sometimes keeps the old worker busy, so that the new one stays waiting; if it still waits after 3 s, stops
 * all workers, as a browser stops idle ones.
 */
export const untilDropped = (page: Page, isKept: (name: string) => boolean): Promise<void> => {
  const patientUntil = performance.now() + 3_000
  return expect
    .poll(
      async () => {
        if (performance.now() > patientUntil && (await page.evaluate(isWaiting))) await stopWorkers(page)
        return (await cacheNames(page)).filter((name) => !isKept(name))
      },
      { message: 'old caches', timeout: 30_000 },
    )
    .toEqual([])
}

const isWaiting = async (): Promise<boolean> =>
  Boolean((await navigator.serviceWorker.getRegistration())?.waiting)

export const stopWorkers = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}
