import { signal, type ReadonlySignal } from '@preact/signals-react'
import { readStored, writeStored } from '../device/storage'

/** A text in local storage that the app's open tabs share; null while there is none. */
export interface StoredText {
  text: ReadonlySignal<string | null>
  write: (text: string) => void
}

/** The text stored under a key, kept in step with other tabs. */
export const createStoredText = (key: string): StoredText => {
  const text = signal(readStored(key))
  addEventListener('storage', (event) => {
    // The key is null when all of local storage was cleared.
    if (event.key === key || event.key === null) text.value = event.newValue
  })
  return {
    text,
    write(value) {
      text.value = value
      writeStored(key, value)
    },
  }
}
