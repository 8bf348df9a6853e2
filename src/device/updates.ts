/** Adapter of the service worker: registers it, finds new builds, and repairs its cache. */

/** As often as data are refreshed on a return to the foreground (`stores/datasets.ts`). */
const lookAgainMs = 5 * 60_000
const longAwayMs = 30 * 60_000

/**
 * Remembers the worker in control, so call it as early as possible. Returns a function that registers the worker or looks
 * for a new build; call it whenever data have come. `online` and a return to the foreground do the same. A new build is
 * installed in the background and used at the next start. A page that returns after half an hour or more to the worker of
 * a newer build reloads: after so long nobody is in the middle of anything. Without workers the app uses the network.
 */
export const startUpdates = (): (() => void) => {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return () => {}
  const lookForBuild = createLook(workers)

  // If none is in control at the start, the first one belongs to the page's own build.
  let ownWorker = workers.controller
  workers.addEventListener('controllerchange', () => {
    ownWorker ??= workers.controller
  })
  let hiddenAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now()
    else if (workers.controller !== ownWorker && Date.now() - hiddenAt >= longAwayMs) location.reload()
    else lookForBuild()
  })
  addEventListener('online', lookForBuild)
  return lookForBuild
}

/** Creates the look for a new build: at most every five minutes, unless the last look or the install has failed. */
function createLook(workers: ServiceWorkerContainer): () => void {
  let lookedAt = 0
  let found: ServiceWorker | null = null
  const onFailure = () => {
    lookedAt = 0
  }

  const look = async () => {
    const registration = await workers.register(BASE_PATH + 'sw.js', { updateViaCache: 'none' })
    // The first registration has just downloaded the newest worker.
    if (workers.controller) await registration.update().catch(onFailure)
    found = registration.installing
    // An install caches all files itself; in Chromium the new worker waits while the old one handles a message.
    if (!found) await cacheLostFiles(registration)
  }

  return () => {
    const hasFailedToInstall = found?.state === 'redundant'
    // The absolute difference: after the clock is set back, stored times lie in the future.
    if (!hasFailedToInstall && Math.abs(Date.now() - lookedAt) < lookAgainMs) return
    lookedAt = Date.now()
    // Fails offline, and where workers are refused.
    look().catch(onFailure)
  }
}

/** Has the worker cache the files that the browser has evicted, or that its install could not download. */
async function cacheLostFiles(registration: ServiceWorkerRegistration): Promise<void> {
  const isComplete = (await isPageCached()) && (await isCached('icons/icon.svg'))
  if (!isComplete) registration.active?.postMessage('cache')
}

/** Whether a build's cache holds the page: once a worker controls the page, the app then opens without a connection. */
export const isPageCached = (): Promise<boolean> => isCached('')

/** Whether one of the app's own caches holds a file, given by its path below the base path. */
async function isCached(path: string): Promise<boolean> {
  for (const cacheName of await caches.keys()) {
    const isOwn = cacheName.startsWith(`strandline:${BASE_PATH}:`)
    if (isOwn && (await caches.match(BASE_PATH + path, { cacheName }))) return true
  }
  return false
}
