/**
 * The service worker of an app that has moved (`MOVED_TO`). It replaces the app's worker on phones that have the app,
 * deletes the app's caches and unregisters itself: the next start then comes from the network, which has the new address.
 */
import { cachePrefix, worker } from './own-caches'

worker.addEventListener('install', () => {
  void worker.skipWaiting()
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(retire())
})

async function retire(): Promise<void> {
  // First: a cache that cannot be deleted must not keep anyone on the old app.
  await worker.registration.unregister()
  for (const name of await caches.keys()) {
    if (name.startsWith(cachePrefix)) await caches.delete(name)
  }
}
