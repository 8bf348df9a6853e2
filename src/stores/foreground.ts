import { signal } from '@preact/signals-react'

/** Whether the page can be seen. Phones stop timers in the background. */
export const inForeground = signal(!document.hidden)

/** Keeps `inForeground` current. */
export const startForeground = (): void =>
  document.addEventListener('visibilitychange', () => {
    inForeground.value = !document.hidden
  })
