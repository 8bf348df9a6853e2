/** Local storage that never throws: when it is blocked or full, the app works from memory. */

/** Returns the text stored under a key; null if there is none or storage is blocked. */
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
    // Best effort: without stored data, the next start waits for the network.
  }
}
