import { computed, signal } from '@preact/signals-react'
import { campDate, campDateTime } from '../lib/camp-time'

/** The present, in epoch milliseconds, to the second. */
export const now = signal(Date.now())

/** The date at the camp, `YYYY-MM-DD`. */
export const today = computed(() => campDate(now.value))

/** The present minute, in epoch milliseconds. */
export const minute = computed(() => now.value - (now.value % 60_000))

/** The camp's clock: `19:05`. */
export const clockTime = computed(() => campDateTime(minute.value).slice(11))

/** The present hour at the camp: `2026-08-22T19`. */
export const presentHour = computed(() => campDateTime(now.value).slice(0, 13))

/** Keeps `now` current while the page can be seen; a return to the foreground updates it at once. */
export const startClock = (): void => {
  const tick = () => {
    now.value = Date.now()
  }
  let timer: ReturnType<typeof setInterval> | undefined
  const follow = () => {
    clearInterval(timer)
    if (document.hidden) return
    tick()
    timer = setInterval(tick, 1000)
  }
  follow()
  document.addEventListener('visibilitychange', follow)
}
