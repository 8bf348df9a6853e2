/** An attribute of the page: inside the script, it would change the hash by which Chromium's compile cache finds it. */
export const version = document.documentElement.dataset['version']
