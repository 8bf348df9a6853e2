/** Adapter of the service worker: registers it, and looks for a new build when the app starts or comes back. */

const longAwayMs = 30 * 60_000

/**
 * Keeps the app's worker up to date. A new build is fetched in the background and used at the next start; an app
 * that was away for half an hour or more, with a newer build in charge by now, starts afresh: nobody is in the
 * middle of anything. Returns what has the worker registered when that has failed so far. Without a worker, the network
 * serves.
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
      // Fills the worker's cache again, if the browser has lost it.
      registration.active?.postMessage('keep')
      if (workers.controller) await registration.update()
    } catch {
      // Offline, or workers are refused.
    }
  }
  const registerIfMissing = () => {
    if (!isRegistered) void lookForBuild()
  }

  // The first worker in charge has this page's build; another one later has another build.
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
