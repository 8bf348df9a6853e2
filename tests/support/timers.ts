/** Fake `Date` and `setTimeout`, which the test advances. */
import { install } from '@sinonjs/fake-timers'

let clock: ReturnType<typeof install> | undefined

/** Stops time at an instant (ISO or epoch milliseconds). */
export const stopTime = (instant: string | number): void => {
  clock?.uninstall()
  clock = install({ now: +new Date(instant), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
}

/** Advances time, and runs the timers that are due. */
export const passTime = (ms: number): void => void clock?.tick(ms)

/** Sets the clock without running timers, as on a phone that slept or whose clock was changed. */
export const setClock = (instant: string | number): void => clock?.setSystemTime(+new Date(instant))
