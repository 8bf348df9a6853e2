/** Adapter of the service worker: registers it, and looks for a new build when the app starts or comes back. */

const longAwayMs = 30 * 60_000

/** Registers the worker, or has the browser look for a newer one. Never rejects: without a worker, the network serves. */
const lookForBuild = async (workers: ServiceWorkerContainer): Promise<void> => {
  try {
    const registration = await workers.register(BASE_PATH + 'sw.js', { updateViaCache: 'none' })
    if (workers.controller) await registration.update()
  } catch {
    // Offline, or workers are refused.
  }
}

/**
 * Keeps the app's worker up to date. A new build is fetched in the background and used at the next start; an app
 * that was away for half an hour or more, with a newer build in charge by now, starts afresh: nobody is in the
 * middle of anything.
 */
export const startUpdates = (): void => {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  // The first worker in charge has this page's build; another one later has another build.
  let ownWorker = workers.controller
  workers.addEventListener('controllerchange', () => {
    ownWorker ??= workers.controller
  })
  let hiddenAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now()
    else if (workers.controller !== ownWorker && Date.now() - hiddenAt >= longAwayMs) location.reload()
    else void lookForBuild(workers)
  })
  void lookForBuild(workers)
}
