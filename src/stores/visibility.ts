import { signal } from '@preact/signals-react'

/** An object, because a boolean would stay the same in browsers that report only the return to the foreground. */
export const visibility = signal({ isVisible: !document.hidden })

export const followVisibility = (): void =>
  document.addEventListener('visibilitychange', () => {
    visibility.value = { isVisible: !document.hidden }
  })
