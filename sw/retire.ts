/** Replaces the worker of an app that has moved (`MOVED_TO`), so that the next start shows the new address. */
import { cachePrefix } from '../src/cache-prefix'
import { worker } from './worker-scope'

worker.addEventListener('install', () => {
  void worker.skipWaiting()
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(retire())
})

// The browser may have been closed before all was removed, or an app that is still open may have registered this worker
// again, which cancels the first unregistration.
worker.addEventListener('fetch', (event) => {
  event.waitUntil(retire())
})

/** Unregisters the worker last, because an engine may stop one that nothing uses any more. */
async function retire(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(cachePrefix)) await caches.delete(name)
  }
  await worker.registration.unregister()
  // Makes an open app look at the cache again, so that Info stops saying that it is saved.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only a window's method has that argument
  for (const client of await worker.clients.matchAll()) client.postMessage('retired')
}
