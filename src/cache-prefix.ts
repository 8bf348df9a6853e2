declare const BASE_PATH: string

/** Prefix of the names of the app's caches: other apps, and other camps below other paths, share this origin. */
export const cachePrefix = `strandline:${BASE_PATH}:`
