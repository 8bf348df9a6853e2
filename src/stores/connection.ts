import { signal } from '@preact/signals-react'

/** Whether the device says that it is online; only `false` is reliable. */
export const online = signal(navigator.onLine)

export const startConnection = (): void => {
  const update = () => {
    online.value = navigator.onLine
  }
  addEventListener('online', update)
  addEventListener('offline', update)
}

/** Returns whether Data Saver is on; false in browsers that do not report it. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
