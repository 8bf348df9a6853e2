/** Read from the page, because a version in the script would invalidate the browser's compiled-code cache. */
export const version = document.documentElement.dataset['version']
