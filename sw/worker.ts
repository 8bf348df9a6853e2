/**
 * The service worker: caches the one page that holds the whole app (and its icon), and answers navigations to the app's
 * own paths from the cache, without waiting for the network. The build writes the list of files into it. A new worker
 * takes control as soon as it is installed, since an open page has all of its code and asks for nothing of its old build.
 */
import { appPaths, basePath, files, worker, type PrecachedFile } from './precache-list'

// Other apps, and other camps below other paths, have caches on this origin too.
const cachePrefix = `strandline:${basePath}:`
const cacheName = cachePrefix + files.map(({ revision }) => revision)

const sha256 = async (bytes: ArrayBuffer): Promise<string> =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))))

/**
 * A file as it was built. The window that registers this worker has just fetched the page, so that the browser's HTTP
 * cache is asked first. A response counts only when its hash is the build's: not an error page, a truncated response, or
 * what a captive portal sends in the file's place. Rejects when no source has the file.
 */
const download = async ({ url, revision }: PrecachedFile): Promise<Response> => {
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
      const bytes = await response.arrayBuffer()
      if ((await sha256(bytes)) !== revision) continue
      const headers = new Headers(response.headers)
      // The bytes are the same for everybody, and a cache would compare the request headers that it names.
      headers.delete('vary')
      return new Response(bytes, { headers })
    } catch {
      // The next source may have it.
    }
  }
  throw new Error(url + ' could not be cached: no source returned the bytes that were built')
}

/** Caches all files or none, and the page under each of the app's addresses, where `addRoutes` looks for it. */
const cacheFiles = async (): Promise<void> => {
  const downloads = await Promise.all(files.map(async (file) => ({ file, response: await download(file) })))
  const cache = await caches.open(cacheName)
  try {
    for (const { file, response } of downloads) {
      for (const url of file.url === basePath ? appPaths : [file.url]) await cache.put(url, response.clone())
    }
  } catch (error) {
    await caches.delete(cacheName)
    throw error
  }
}

const dropOldBuilds = async (): Promise<void> => {
  for (const name of await caches.keys()) {
    if (name.startsWith(cachePrefix) && name !== cacheName) await caches.delete(name)
  }
  await worker.clients.claim()
}

/** A cached file; undefined when the browser has evicted it. */
const findCached = (url: string): Promise<Response | undefined> =>
  caches.match(url, { cacheName }).catch(() => undefined)

/** The cached file, or on a cache miss the network's answer. */
const answerFromCache = async (request: Request, url: string): Promise<Response> =>
  (await findCached(url)) ?? fetch(request)

/** Chromium's static routing, which TypeScript does not know yet: https://w3c.github.io/ServiceWorker/#service-worker-static-router */
interface StaticRouting {
  addRoutes?: (rules: object[]) => Promise<void>
}

worker.addEventListener('install', (event: ExtendableEvent & StaticRouting) => {
  void worker.skipWaiting()
  event.waitUntil(cacheFiles())
  // Chromium then opens the app from the cache without starting the worker. An address with a query is left to the
  // worker, because the cache knows addresses as a whole. Where a rule is refused, the worker answers everything.
  event
    .addRoutes?.(
      appPaths.map((pathname) => ({
        condition: { requestMode: 'navigate', urlPattern: { pathname, search: '' } },
        source: { cacheName },
      })),
    )
    .catch(() => {})
})

/** Caches the files again when the browser has evicted them. */
const cacheLostFiles = async (): Promise<void> => {
  const cached = await Promise.all(files.map(({ url }) => findCached(url)))
  if (!cached.every(Boolean)) await cacheFiles().catch(() => {})
}

// A page asks for this when it starts: the worker does not hear of navigations that Chromium answers.
worker.addEventListener('message', (event) => {
  event.waitUntil(cacheLostFiles())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds())
})

/** The network's answer for a path that is not the app's; without a network the cached page, which shows its 404. */
const answerFromNetwork = async ({ request }: FetchEvent): Promise<Response> => {
  try {
    return await fetch(request)
  } catch (error) {
    const cached = await findCached(basePath)
    if (cached) return cached
    throw error
  }
}

worker.addEventListener('fetch', (event) => {
  const { mode, url } = event.request
  const { origin, pathname } = new URL(url)
  const isNavigation = mode === 'navigate'
  // With and without a slash at the end.
  const isApp =
    isNavigation && appPaths.some((path) => pathname.replace(/\/$/, '') === path.replace(/\/$/, ''))
  const wanted = isApp ? basePath : pathname
  if (origin !== location.origin) return
  if (files.some((file) => file.url === wanted)) event.respondWith(answerFromCache(event.request, wanted))
  else if (isNavigation) event.respondWith(answerFromNetwork(event))
})
