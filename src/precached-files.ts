/**
 * Paths, below the base path, of the files that the service worker caches besides the page. If the host does not serve
 * such a file exactly as built, the app works offline without it. Files that are not part of the build would need their
 * own cache in `sw/worker.ts`.
 */
export const precachedFiles = ['icons/icon.svg']
