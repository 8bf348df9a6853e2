/** WebKitGTK, through the W3C's WebDriver protocol. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { findProgram } from '../../build/dev/browser'
import { projectFolder } from '../../build/files'
import { until } from '../support/app'
import type { Launch } from './engine'

const windowScript = path.join(projectFolder, 'tests/engines/webkit-window.py')

const findDriver = () => findProgram(process.env['WEBKIT_DRIVER_PATH'], ['WebKitWebDriver'])
const findScreen = () => findProgram(undefined, ['Xvfb'])
const hasBindings = () =>
  spawnSync('/usr/bin/python3', ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0

/** What WebKitGTK lacks to be tested, and how to get it; undefined when it is all there. */
export const missingWebKit = (): string | undefined =>
  findDriver() && findScreen() && hasBindings()
    ? undefined
    : 'WebKit is not tested: get WebKitGTK, on Debian and Ubuntu with "apt-get install webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb", or name a WebKitWebDriver with WEBKIT_DRIVER_PATH'

/** Starts a screen that nobody sees; rejects when it cannot be had. */
const startScreen = async (): Promise<{ process: ChildProcess; display: string }> => {
  const process = spawn(
    findScreen() ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-terminate'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const [number] = await Promise.race([
    once(createInterface(process.stdio[3] as NodeJS.ReadableStream), 'line'),
    once(process, 'exit').then(() => {
      throw new Error('Xvfb has not started')
    }),
  ])
  return { process, display: `:${number}` }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Sends a command; rejects with what the driver says is wrong. */
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

/** The one key of an element's reference, by the protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

const end = async (process: ChildProcess) => {
  if (process.exitCode !== null || process.signalCode !== null) return
  process.kill()
  await once(process, 'exit')
}

export const launchWebKit: Launch = async ({ profile, isDark = false, textScale = 1 }) => {
  const screen = await startScreen()
  const port = await freePort()
  const driver = spawn(findDriver() ?? 'WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
  })
  const host = `http://127.0.0.1:${port}`
  const isReady = () =>
    send('GET', `${host}/status`).then(
      () => true,
      () => false,
    )
  const endAll = async () => {
    await end(driver)
    await end(screen.process)
  }
  const begin = async () => {
    await until(isReady, 'WebKitWebDriver answers')
    const session = await send('POST', `${host}/session`, {
      capabilities: {
        alwaysMatch: {
          // Its own waiting now and then hangs on pages that use pushState.
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': {
            binary: windowScript,
            args: [profile, String(textScale), ...(isDark ? ['dark'] : [])],
          },
        },
      },
    })
    return (session as { sessionId: string }).sessionId
  }
  const sessionId = await begin().catch(async (error: unknown) => {
    await endAll()
    throw error
  })
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
    if (!element) throw new Error(`There is no ${selector}`)
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
      // While one page takes the place of another there is none to be asked.
      const hasLoaded = () =>
        evaluate(() => !document.documentElement.dataset['left'] && document.readyState === 'complete').catch(
          () => false,
        )
      await until(hasLoaded, `${url} has loaded`, 20_000)
    },
    async click(selector) {
      await send('POST', `${await find(selector)}/click`)
    },
    async hasTab(name) {
      const tabs = (await send('POST', `${session}/elements`, {
        using: 'css selector',
        value: 'nav a',
      })) as Record<string, string>[]
      for (const tab of tabs) {
        if ((await send('GET', `${session}/element/${tab[elementKey]}/computedlabel`)) === name) return true
      }
      return false
    },
    async resize(width, height) {
      await send('POST', `${session}/window/rect`, { width, height })
      await until(
        () => evaluate((width) => innerWidth === width, width),
        `the window is ${width} pixels wide`,
      )
    },
    async close() {
      // The window saves what it keeps when it is closed, and not when it is ended.
      await send('DELETE', `${session}/window`).catch(() => {})
      await send('DELETE', session).catch(() => {})
      await endAll()
    },
  }
}
