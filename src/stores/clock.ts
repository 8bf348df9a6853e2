import { computed, signal } from '@preact/signals-react'
import { campDate } from '../lib/camp-time'

/** The present, in epoch milliseconds, to the second. */
export const now = signal(Date.now())

/** The date at the camp, `YYYY-MM-DD`. */
export const today = computed(() => campDate(now.value))

/** Lets time pass. A phone stops timers in the background, so a return to the foreground ticks at once. */
export const startClock = (): void => {
  const tick = () => {
    now.value = Date.now()
  }
  setInterval(tick, 1000)
  document.addEventListener('visibilitychange', tick)
}
