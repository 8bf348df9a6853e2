/**
 * The project's version and the build id, `1.0.0 (0b0d5b2)`, from an attribute of the page: inside the script they would
 * change its hash, by which Chromium's compile cache finds it, with every build.
 */
export const version = document.documentElement.dataset['version']
