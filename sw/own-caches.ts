/** Shared by `worker.ts` and `retire.ts`. */
declare const self: ServiceWorkerGlobalScope
declare const BASE_PATH: string

export const worker: ServiceWorkerGlobalScope = self

/** The app's base path, with a slash at both ends. */
export const basePath = BASE_PATH

/** Prefix of the app's cache names: other apps, and other camps below other paths, share this origin. */
export const cachePrefix = `strandline:${basePath}:`
