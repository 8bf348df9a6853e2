/** A minimal client for the W3C's WebDriver protocol. */
import { until } from '../support/until'
import type { EngineBrowser } from './engine'

/** Sends a command; rejects with the driver's error. */
const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, body: object = {}): Promise<unknown> => {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
  return value
}

/** The key that marks a reference to an element, as the specification defines it. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export const isReady = (host: string): Promise<boolean> =>
  send('GET', `${host}/status`).then(
    () => true,
    () => false,
  )

/** Opens the driver's browser. Closing the browser leaves the driver running. */
export const openSession = async (host: string, capabilities: object): Promise<EngineBrowser> => {
  const { sessionId } = (await send('POST', `${host}/session`, {
    capabilities: {
      alwaysMatch: {
        // WebKit's own wait for a page load sometimes hangs on pages that use pushState.
        pageLoadStrategy: 'none',
        ...capabilities,
      },
    },
  })) as { sessionId: string }
  const session = `${host}/session/${sessionId}`
  const evaluate = async <Arguments extends unknown[], Result>(
    run: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result> => {
    const answer = (await send('POST', `${session}/execute/async`, {
      script: `const [values, done] = arguments
        Promise.resolve().then(() => (${run})(...values)).then(
          (result) => done({ result }),
          (error) => done({ error: String(error) }),
        )`,
      args: [values],
    })) as { result: Result } | { error: string }
    if ('error' in answer) throw new Error(answer.error)
    return answer.result
  }
  const find = async (selector: string): Promise<string> => {
    const found = await send('POST', `${session}/elements`, { using: 'css selector', value: selector })
    const [element] = found as Record<string, string>[]
    if (!element) throw new Error(`${selector}: not found`)
    return `${session}/element/${element[elementKey]}`
  }

  return {
    errors: [],
    evaluate,
    async goto(url) {
      await evaluate(() => {
        document.documentElement.dataset['left'] = 'left'
      })
      await send('POST', `${session}/url`, { url })
      // `evaluate` rejects while one page replaces another.
      const hasLoaded = () =>
        evaluate(() => !document.documentElement.dataset['left'] && document.readyState === 'complete').catch(
          () => false,
        )
      await until(hasLoaded, `${url} has loaded`, 20_000)
    },
    async click(selector) {
      await send('POST', `${await find(selector)}/click`)
    },
    async resize(width, height) {
      await send('POST', `${session}/window/rect`, { width, height })
      await until(
        () => evaluate((width) => innerWidth === width, width),
        `the window is ${width} pixels wide`,
      )
    },
    async close() {
      // Closing the window saves its storage; ending the session does not.
      await send('DELETE', `${session}/window`).catch(() => {})
      await send('DELETE', session).catch(() => {})
    },
  }
}
