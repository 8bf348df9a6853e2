import { signal } from '@preact/signals-react'

/** What the device says of its connection; only a "no" can be relied on. */
export const online = signal(navigator.onLine)

export const startConnection = (): void => {
  const update = () => {
    online.value = navigator.onLine
  }
  addEventListener('online', update)
  addEventListener('offline', update)
}

/** Whether the visitor asked the browser to save data. Not all browsers can tell. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
