/** Defines a page for unit tests; import this module before any that uses the DOM. */
import { format } from 'node:util'
import { install } from '@sinonjs/fake-timers'
import { Window } from 'happy-dom'

const origin = 'https://camp.example'
const window = new Window({ url: `${origin}/weather` })

for (const name of [
  'window',
  'document',
  'location',
  'history',
  'navigator',
  'localStorage',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'matchMedia',
  'getComputedStyle',
  'scrollTo',
  'HTMLElement',
  'SVGElement',
  'HTMLIFrameElement',
  'Element',
  'Node',
  'Text',
  'Event',
  'MouseEvent',
  'KeyboardEvent',
  'StorageEvent',
  'PopStateEvent',
  'CustomEvent',
  'MutationObserver',
  'requestAnimationFrame',
  'cancelAnimationFrame',
]) {
  const value: unknown = name === 'window' ? window : Reflect.get(window, name)
  Object.defineProperty(globalThis, name, {
    configurable: true,
    writable: true,
    value: typeof value === 'function' && !/^[A-Z]/.test(name) ? value.bind(window) : value,
  })
}
Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => window.scrollY })

// Stands in for the version that the build writes into the page.
window.document.documentElement.dataset['version'] = '1.0.0 (0123456)'

// Happy DOM has no layout: observers never report, and nothing has a size.
class NoObserver {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NoObserver, ResizeObserver: NoObserver })

/** Sets the page's path; loads nothing. */
export const goTo = (path: string): void => window.happyDOM.setURL(origin + path)

/** Sends the page to the background, or brings it back. */
export const setHidden = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

let clock: ReturnType<typeof install> | undefined

/** Stops time, and so the timers, at an instant (ISO or epoch milliseconds). */
export const stopTime = (instant: string | number): void => {
  clock?.uninstall()
  clock = install({ now: +new Date(instant), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
}

/** Advances time, and runs the timers that are due. */
export const passTime = (ms: number): void => void clock?.tick(ms)

/** Sets the clock without running timers, as on a phone that slept or whose clock was changed. */
export const setClock = (instant: string | number): void => clock?.setSystemTime(+new Date(instant))

/** Replaces `fetch`; returns the requested URLs, in order. */
export const stubFetch = (answer: (url: string) => Response | Promise<Response>): string[] => {
  const requests: string[] = []
  globalThis.fetch = async (url) => {
    requests.push(String(url))
    return answer(String(url))
  }
  return requests
}

/** Responds to every request with a file, as JSON; returns the requested URLs, in order. */
export const answerWith = (file: unknown, status = 200): string[] =>
  stubFetch(() => new Response(JSON.stringify(file), { status }))

const loggedErrors: string[] = []

console.error = (...parts: unknown[]) => {
  loggedErrors.push(format(...parts))
}

/** Returns and clears the lines of `console.error`. Lines left at the end fail the test file. */
export const takeErrors = (): string[] => loggedErrors.splice(0)

process.on('exit', () => {
  // An animation frame that is still pending would render without a page.
  void window.happyDOM.abort()
  if (!loggedErrors.length) return
  console.log(`unexpected console.error:\n${loggedErrors.join('\n')}`)
  process.exitCode = 1
})
