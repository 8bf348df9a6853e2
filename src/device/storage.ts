/** Local storage. A browser may refuse it, or have no room left: then the app works from memory. */

/** The text stored under a key; null when there is none or storage is refused. */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text under a key, where the browser allows it. */
export const writeStored = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text)
  } catch {
    // The app goes on from memory; the next start has to wait for the network.
  }
}
