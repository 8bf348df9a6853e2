/** Adapter of the service worker: registers it, and looks for a new build when the app starts or comes back. */

const longAwayMs = 30 * 60_000

/**
 * Registers the service worker and looks for newer ones. A new build is fetched in the background and used at the next
 * start. A page that returns after half an hour or more, with the worker of a newer build in control, is loaded again:
 * after so long nobody is in the middle of anything. Returns a function that registers the worker if that has failed so
 * far. Where workers are refused, the app works from the network.
 */
export const startUpdates = (): (() => void) => {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return () => {}
  let isRegistered = false

  /** Registers the worker, or has the browser look for a newer one. Never rejects. */
  const lookForBuild = async () => {
    try {
      const registration = await workers.register(BASE_PATH + 'sw.js', { updateViaCache: 'none' })
      isRegistered = true
      if (workers.controller) await registration.update().catch(() => {})
      // Fills the worker's cache again, if the browser has lost it. While a new build is installed there is no need, and
      // Chromium would let the new worker wait until the old one has long been idle.
      if (!registration.installing) registration.active?.postMessage('cache')
    } catch {
      // Offline, or workers are refused.
    }
  }
  const registerIfMissing = () => {
    if (!isRegistered) void lookForBuild()
  }

  // The first worker that controls the page has the page's build; any later one has another build.
  let ownWorker = workers.controller
  workers.addEventListener('controllerchange', () => {
    ownWorker ??= workers.controller
  })
  let hiddenAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now()
    else if (workers.controller !== ownWorker && Date.now() - hiddenAt >= longAwayMs) location.reload()
    else void lookForBuild()
  })
  addEventListener('online', registerIfMissing)
  return registerIfMissing
}
