/** An attribute of the page, because a version in the script would change the hash of its cached compiled code. */
export const version = document.documentElement.dataset['version']
