import { signal, type ReadonlySignal } from '@preact/signals-react'
import { readStored, writeStored } from '../lib/storage'

/** A text in local storage that the app's open tabs share; null while there is none. */
export interface StoredText {
  text: ReadonlySignal<string | null>
  write: (text: string) => void
}

export const createStoredText = (key: string): StoredText => {
  const text = signal(readStored(key))
  addEventListener('storage', (event) => {
    // A key of null says that everything was cleared.
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
