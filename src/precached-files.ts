/**
 * What the service worker caches besides the page, as paths below the base path: best effort, each pinned by its hash.
 * Files that are not part of the build would need their own cache in `sw/worker.ts`.
 */
export const precachedFiles = ['icons/icon.svg']
