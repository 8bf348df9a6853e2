/**
 * The service worker. Caches the page, which is the entire app, and the few files listed in `src/precached-files.ts`,
 * and serves them from the cache. A new worker takes control immediately: an open page already has all of its code, so
 * it does not need its own build's cache.
 */
import { cachePrefix } from '../src/cache-prefix'
import { basePath, worker } from './worker-scope'
import { appPaths, files, type PrecachedFile } from './build-values'

// Builds with the same files share a cache, even if the worker's code differs.
const cacheName = cachePrefix + files.map(({ revision }) => revision)

/**
 * Chromium's static routing, which TypeScript has no types for yet:
 * https://w3c.github.io/ServiceWorker/#service-worker-static-router
 */
interface StaticRouting {
  addRoutes?: (rules: object[]) => Promise<void>
}

worker.addEventListener('install', (event: ExtendableEvent & StaticRouting) => {
  void worker.skipWaiting()
  event.waitUntil(cacheFiles())
  // Chromium then opens the app without starting the worker. URLs with a query are left out: they would miss the cache.
  event
    .addRoutes?.(
      appPaths.map((pathname) => ({
        condition: { requestMode: 'navigate', urlPattern: { pathname, search: '' } },
        source: { cacheName },
      })),
    )
    .catch(() => {})
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds())
})

// A page sends a message when files are missing. The worker might not notice, because it does not see navigations that
// static routes answer.
worker.addEventListener('message', (event) => {
  const reply = () => event.source?.postMessage('cached')
  event.waitUntil(cacheFiles().then(reply, () => {}))
})

worker.addEventListener('fetch', (event) => {
  const { mode, url } = event.request
  const { origin, pathname } = new URL(url)
  // A trailing slash does not matter.
  const isScreen = appPaths.includes(pathname.replace(/\/$/, ''))
  const wanted = isScreen ? basePath : pathname
  if (origin !== location.origin) return
  if (files.some((file) => file.url === wanted)) event.respondWith(answerFromCache(event.request, wanted))
  else if (mode === 'navigate') event.respondWith(answerFromNetwork(event))
})

/** Caches the files that are missing. Rejects when the page cannot be cached. */
async function cacheFiles(): Promise<void> {
  const isPage = ({ url }: PrecachedFile) => url === basePath
  for (const page of files.filter(isPage)) await cacheFile(page, appPaths)
  // Best effort and not awaited: a missing or slow file must not prevent offline use.
  for (const file of files.filter((file) => !isPage(file))) cacheFile(file, [file.url]).catch(() => {})
}

/** Caches a file under the given addresses. Its own URL must come last: if that is cached, so are the others. */
async function cacheFile(file: PrecachedFile, addresses: string[]): Promise<void> {
  if (await findCached(file.url)) return
  const response = await download(file)
  const isNew = !(await caches.has(cacheName))
  const cache = await caches.open(cacheName)
  try {
    for (const address of addresses) await cache.put(address, response.clone())
  } catch (error) {
    if (isNew) await caches.delete(cacheName)
    throw error
  }
}

/**
 * Returns a file exactly as built. Tries the HTTP cache first, because the window that registers this worker has just
 * fetched the page. The hash rejects truncated responses and captive portals. Throws if no source matches.
 */
async function download({ url, revision }: PrecachedFile): Promise<Response> {
  const windows = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  const sources: [url: string, options: RequestInit][] = [
    ...windows.map((window): [string, RequestInit] => [
      window.url,
      { cache: 'only-if-cached', mode: 'same-origin' },
    ]),
    [url, { cache: 'no-cache' }],
  ]
  for (const [source, options] of sources) {
    try {
      const response = await fetch(source, options)
      if (!isUsable(response, url)) continue
      const bytes = await response.arrayBuffer()
      if ((await sha256(bytes)) !== revision) continue
      const headers = new Headers(response.headers)
      // With Vary, the cache would compare request headers, but the bytes are the same for everyone.
      headers.delete('vary')
      return new Response(bytes, { headers })
    } catch {
      // Try the next source.
    }
  }
  throw new Error(url + ': cannot be cached; no source returned the file as built')
}

/**
 * Even with the right bytes, an error or a redirect is a broken deploy, and a page of another type would be shown as text
 * or downloaded at each later start.
 */
function isUsable({ status, redirected, headers }: Response, url: string): boolean {
  const isHtml = /^text\/html\b/i.test(headers.get('content-type') ?? '')
  return status === 200 && !redirected && (isHtml || url !== basePath)
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))))
}

async function dropOldBuilds(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(cachePrefix) && name !== cacheName) await caches.delete(name)
  }
  await worker.clients.claim()
}

/** Resolves to undefined if the file is not cached, such as after an eviction, or if the cache fails. */
function findCached(url: string): Promise<Response | undefined> {
  return caches.match(url, { cacheName }).catch(() => undefined)
}

async function answerFromCache(request: Request, url: string): Promise<Response> {
  return (await findCached(url)) ?? fetch(request)
}

/** Fetches a path outside the app; offline, returns the cached page, which shows `404 Not Found`. */
async function answerFromNetwork({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const cached = await findCached(basePath)
    if (cached) return cached
    throw error
  }
}
