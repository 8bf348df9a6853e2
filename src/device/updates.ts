/** Registers the service worker, finds new builds and repairs the cache. */
import { cachePrefix } from '../cache-prefix'
import { msPerMinute } from '../lib/durations'
import { precachedFiles } from '../precached-files'
import { cacheKey, datasetNames, staleOnReturnMs } from './data-files'
import { msSince } from './ms-since'
import { readStored } from './storage'

const longAwayMs = 30 * msPerMinute

/**
 * Returns a function that registers the worker, or checks for a new build and an evicted cache. A new build is used
 * from the next start, or when the visitor returns after half an hour, unless the page or its data would be lost. Calls
 * `report` with whether the app opens without a connection, unless workers are blocked.
 */
export const startUpdates = (report: (opensOffline: boolean) => void): (() => void) => {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return () => {}
  const checkForBuild = createCheck(workers, report)
  const reportCache = async () => {
    if (workers.controller) report(await isPageCached())
  }
  const check = () => {
    void reportCache()
    checkForBuild()
  }

  // If there is no controller at the start, the first one belongs to the page's own build.
  let ownWorker = workers.controller
  workers.addEventListener('controllerchange', () => {
    ownWorker ??= workers.controller
    void reportCache()
  })
  // The worker has cached files that were missing, or, if the app has moved, deleted them all.
  workers.addEventListener('message', reportCache)
  let hiddenAt = Date.now()
  document.addEventListener('visibilitychange', async () => {
    if (document.hidden) hiddenAt = Date.now()
    else if (workers.controller === ownWorker || msSince(hiddenAt) < longAwayMs) check()
    // A network without the internet counts as online.
    else if (isDataStored() && (navigator.onLine || (await isPageCached()))) location.reload()
  })
  addEventListener('online', check)
  return check
}

/**
 * Returns a function that checks for a new build, unless the last check is recent and neither it nor its install has
 * failed.
 */
function createCheck(workers: ServiceWorkerContainer, report: (opensOffline: boolean) => void): () => void {
  let checkedAt = 0
  let found: ServiceWorker | null = null
  const onFailure = () => {
    checkedAt = 0
  }

  const check = async () => {
    const registration = await workers.register(BASE_PATH + 'sw.js', { updateViaCache: 'none' })
    // The first registration has just downloaded the newest worker. After a forced reload, no worker is in control.
    if (workers.controller) await registration.update().catch(onFailure)
    else report(registration.active !== null && (await isPageCached()))
    found = registration.installing
    // During an install, a message to the old worker would only delay the new one, which caches everything itself:
    // Chromium waits until the old worker has handled the message.
    if (found) return
    const cached = await Promise.all(['', ...precachedFiles].map(isCached))
    // Tells the worker to cache files that were evicted, or that could not be downloaded during its install.
    if (cached.includes(false)) registration.active?.postMessage('cache')
  }

  return () => {
    const hasFailedToInstall = found?.state === 'redundant'
    if (!hasFailedToInstall && msSince(checkedAt) < staleOnReturnMs) return
    checkedAt = Date.now()
    // Rejects where workers are blocked, and offline if no worker is registered yet.
    check().catch(onFailure)
  }
}

/** If storage is blocked or full, the page may show data that is nowhere else. */
const isDataStored = () => datasetNames().every((name) => readStored(cacheKey(name)))

/** Resolves with false where caches are blocked. */
export const isPageCached = (): Promise<boolean> => isCached('').catch(() => false)

async function isCached(path: string): Promise<boolean> {
  for (const cacheName of await caches.keys()) {
    const isOwn = cacheName.startsWith(cachePrefix)
    if (isOwn && (await caches.match(BASE_PATH + path, { cacheName }))) return true
  }
  return false
}
