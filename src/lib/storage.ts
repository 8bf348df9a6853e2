/** Adapter of local storage. A browser may refuse it, or have it full: then the app works from memory. */

/** The text stored under a key; null when there is none or storage is refused. */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export const writeStored = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Nothing is lost but the next start's head start.
  }
}
