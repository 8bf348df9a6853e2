import { signal } from '@preact/signals-react'

/** Whether the device says that it is online; only `false` can be relied on. */
export const online = signal(navigator.onLine)

/** Keeps `online` current. */
export const startConnection = (): void => {
  const update = () => {
    online.value = navigator.onLine
  }
  addEventListener('online', update)
  addEventListener('offline', update)
}

/** Whether the visitor asked the browser to save data; false in browsers that cannot tell. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
