/** WebKitGTK, in a window on a virtual screen. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { projectFolder } from '../../tools/files'
import { freePort } from '../support/local-server'
import { until } from '../support/until'
import type { Launch } from './engine'
import { findProgram } from './find-program'
import { isReady, openSession } from './web-driver'

const windowScript = path.join(projectFolder, 'tests/engines/webkit-window.py')

const findDriver = () => findProgram(process.env['WEBKIT_DRIVER_PATH'], ['WebKitWebDriver'])
const findScreen = () => findProgram(undefined, ['Xvfb'])
const hasBindings = () =>
  spawnSync('/usr/bin/python3', ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0

/** Returns a message that says what to install, or undefined if WebKit can be tested. */
export const missingWebKit = (): string | undefined =>
  findDriver() && findScreen() && hasBindings()
    ? undefined
    : 'WebKit: driver, Python bindings or Xvfb not found; install all three (Debian, Ubuntu: apt-get install ' +
      'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb), or set WEBKIT_DRIVER_PATH for a driver elsewhere'

const startScreen = async (): Promise<{ process: ChildProcess; display: string }> => {
  const process = spawn(
    findScreen() ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-terminate'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const [number] = await Promise.race([
    once(createInterface(process.stdio[3] as NodeJS.ReadableStream), 'line'),
    once(process, 'exit').then(() => {
      throw new Error('Xvfb: ended before it was ready')
    }),
  ])
  return { process, display: `:${number}` }
}

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
  const endAll = async () => {
    await end(driver)
    await end(screen.process)
  }
  try {
    await until(() => isReady(host), 'WebKitWebDriver answers')
    const browser = await openSession(host, {
      'webkitgtk:browserOptions': {
        binary: windowScript,
        args: [profile, String(textScale), ...(isDark ? ['dark'] : [])],
      },
    })
    return {
      ...browser,
      async close() {
        await browser.close()
        await endAll()
      },
    }
  } catch (error) {
    await endAll()
    throw error
  }
}
