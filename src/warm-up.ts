import { mainOf } from './kept-screens'
import { routes } from './routes'

/**
 * Makes the screens that are not open, and goes once through what a first tap would be the first time for: code is
 * compiled, words are measured. One screen at a time while the phone has nothing else to do, each of which leaves the
 * page as it was.
 */
export const warmUp = (): void => {
  const whenIdle = window.requestIdleCallback ?? setTimeout
  // What listens to taps finds no link here.
  whenIdle(() => document.body.click())
  for (const route of routes) {
    whenIdle(() => {
      const main = mainOf(route)
      if (main.isConnected) return
      document.body.append(main)
      // Has the browser reckon styles and layout, never to be painted.
      main.getBoundingClientRect()
      main.remove()
    })
  }
}
