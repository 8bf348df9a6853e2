/** What the build writes into the worker. */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecachedFile[] }
declare const BASE_PATH: string
declare const ROUTES: string[]

/** The worker's own scope. */
export const worker: ServiceWorkerGlobalScope = self

/** Path that the app lives below, with a slash at both ends. */
export const basePath = BASE_PATH

/** The paths at which the page is the app: each screen's, with a leading slash, and the base path. */
export const appPaths: string[] = [...ROUTES.map((route) => basePath + route.slice(1)), basePath]

/** A file to cache: its address on this origin, and the SHA-256 of its bytes in base64. */
export interface PrecachedFile {
  url: string
  revision: string
}

/** What to cache: the page that holds the whole app, under the address of the base path, and its icon. */
export const files: PrecachedFile[] = self.__WB_MANIFEST
