/**
 * The first 7 characters of the build id, from an attribute of the page: inside the script they would change its hash, by
 * which Chromium's compile cache finds it, with every build.
 */
export const version = document.documentElement.dataset['version']
