/** Replaces the worker of an app that has moved (`MOVED_TO`), so that the next start shows the new address. */
import { cachePrefix } from '../src/cache-prefix'
import { worker } from './worker-scope'

worker.addEventListener('install', () => {
  void worker.skipWaiting()
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(retire())
})

// An app that is still open may have registered this worker again, which cancels the first unregistration.
worker.addEventListener('fetch', (event) => {
  event.waitUntil(worker.registration.unregister())
})

async function retire(): Promise<void> {
  await worker.registration.unregister()
  for (const name of await caches.keys()) {
    if (name.startsWith(cachePrefix)) await caches.delete(name)
  }
  // Makes an open app look at the cache again, so that Info stops saying that it is saved.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only a window's method has that argument
  for (const client of await worker.clients.matchAll()) client.postMessage('retired')
}
