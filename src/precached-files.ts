/**
 * Paths, below the base path, of the files that the service worker caches besides the page. If one is missing or its
 * hash differs, the app works offline without it. Files that are not part of the build would need their own cache in
 * `sw/worker.ts`.
 */
export const precachedFiles = ['icons/icon.svg']
