/**
 * The first 7 characters of the build id. They are an attribute of the page, because the browser's compile cache keys a
 * script by its hash, which the id would change with every build.
 */
export const version = document.documentElement.dataset['version']
