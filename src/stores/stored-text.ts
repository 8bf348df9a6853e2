import { signal, type ReadonlySignal } from '@preact/signals-react'
import { readStored, writeStored } from '../device/storage'

/** A string in local storage, kept in sync between open tabs; null if there is none. */
interface StoredText {
  text: ReadonlySignal<string | null>
  write: (text: string) => void
}

export const createStoredText = (key: string): StoredText => {
  const text = signal(readStored(key))
  addEventListener('storage', (event) => {
    // The key is null after localStorage.clear().
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
