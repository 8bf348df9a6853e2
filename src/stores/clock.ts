import { computed, signal } from '@preact/signals-react'
import { campDateTime, isRepeatedTime } from '../lib/camp-time'
import { msPerMinute } from '../lib/durations'
import { visibility } from './visibility'

/** The current time in epoch milliseconds, as of the last tick. */
export const now = signal(Date.now())

/** The start of the current minute, in epoch milliseconds. */
export const presentMinute = computed(() => now.value - (now.value % msPerMinute))

/** The date and time at the camp: `2026-08-22T19:05`. */
const campMinute = computed(() => campDateTime(presentMinute.value))

/** The date at the camp, `YYYY-MM-DD`. */
export const today = computed(() => campMinute.value.slice(0, 10))

/** The time at the camp: `19:05`. */
export const clockTime = computed(() => campMinute.value.slice(11))

/** The current hour at the camp, such as `2026-08-22T19`. */
export const presentHour = computed(() => campMinute.value.slice(0, 13))

/** Whether the camp's clock shows the current hour for the second time, after the change to winter time. */
export const isRepeatedHour = computed(() => isRepeatedTime(presentMinute.value))

/** Functions that return an instant to count minutes from or to, in epoch milliseconds; 0 is for the clock's minutes. */
const origins = [() => 0]

/** Makes `now` also tick at whole minutes before and after an instant (epoch milliseconds; NaN for none). */
export const countMinutesFrom = (origin: () => number): void => void origins.push(origin)

/** The seconds of the minute at which to tick, as text. Changes when a file has an instant at another second. */
const tickSeconds = computed(() =>
  [...new Set(origins.map((origin) => Math.ceil(((origin() || 0) % msPerMinute) / 1000)))].join(),
)

/**
 * Rounds the tick up to a whole second, so that the ages of files fetched in the same second change together. After a
 * tick exactly on the minute, ticks again 0.1 s later: a countdown changes only after the minute, and browsers may round
 * the time to 0.1 s.
 */
const msUntilNextTick = (time: number): number => {
  const waits = origins.map(
    (origin) => (msPerMinute - ((time - (origin() || 0)) % msPerMinute)) % msPerMinute,
  )
  const wait = Math.min(...waits)
  return wait ? Math.ceil((time + wait) / 1000) * 1000 - time : 100
}

/** Keeps `now` current in the foreground. Ticks only when a text may change; no text shows seconds. */
export const startClock = (): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    const { isVisible } = visibility.value
    if (isVisible) now.value = Date.now()
    // Setting `now` may have changed the instants, and so have called this function.
    clearTimeout(timer)
    if (isVisible) timer = setTimeout(tick, msUntilNextTick(now.value))
  }
  visibility.subscribe(tick)
  tickSeconds.subscribe(tick)
}
