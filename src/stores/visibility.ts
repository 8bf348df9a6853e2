import { signal } from '@preact/signals-react'

/** A new object for each event, because some browsers report only the return to the foreground. */
export const visibility = signal({ isVisible: !document.hidden })

export const followVisibility = (): void =>
  document.addEventListener('visibilitychange', () => {
    visibility.value = { isVisible: !document.hidden }
  })
