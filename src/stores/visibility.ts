import { signal } from '@preact/signals-react'

/** Whether the page can be seen: a new object for each event, since some browsers report a return only. */
export const visibility = signal({ isVisible: !document.hidden })

/** Keeps `visibility` current. */
export const followVisibility = (): void =>
  document.addEventListener('visibilitychange', () => {
    visibility.value = { isVisible: !document.hidden }
  })
