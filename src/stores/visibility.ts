import { signal } from '@preact/signals-react'

/** Each event sets a new object, because some browsers report only the return to the foreground. */
export const visibility = signal({ isVisible: !document.hidden })

export const followVisibility = (): void =>
  document.addEventListener('visibilitychange', () => {
    visibility.value = { isVisible: !document.hidden }
  })
