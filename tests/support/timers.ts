/** Time under a test's control: `Date` and `setTimeout` stand still until the test moves them. */
import { install } from '@sinonjs/fake-timers'

let clock: ReturnType<typeof install> | undefined

/** Stops time at an instant (ISO or epoch milliseconds). */
export const stopTime = (instant: string | number): void => {
  clock?.uninstall()
  clock = install({ now: +new Date(instant), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
}

/** Lets time pass, and with it the timers that are due. */
export const passTime = (ms: number): void => void clock?.tick(ms)

/** Moves the clock without the timers, as on a phone that slept or whose clock is set. */
export const setClock = (instant: string | number): void => clock?.setSystemTime(+new Date(instant))
