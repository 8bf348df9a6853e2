/**
 * From an attribute of the page: a version inside the script would change the hash by which Chromium finds its compiled
 * code.
 */
export const version = document.documentElement.dataset['version']
