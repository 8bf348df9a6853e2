/**
 * Finds the Chromium that tests and pictures use, or gets one. Debian's `chromium-headless-shell` opens a page in a
 * third of the time that the browser with windows takes, and is preferred where no window is needed.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { UsageError } from '../fail'

const headlessCommands = ['chromium-headless-shell']

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
]

const wellKnownPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const findOnPath = (names: string[]): string | undefined =>
  names
    .flatMap((name) =>
      (process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
    )
    .find(isExecutable)

/**
 * The path of a program: the chosen one if there is one, else one of these names on the PATH, else one of these paths;
 * undefined when there is none.
 */
export const findProgram = (
  chosen: string | undefined,
  names: string[],
  paths: string[] = [],
): string | undefined =>
  chosen ? [chosen].find(isExecutable) : (findOnPath(names) ?? paths.find(isExecutable))

/** `CHROMIUM_PATH`, Playwright's own, or the system's; undefined when there is none. Throws a UsageError. */
const findBrowser = (needsWindow: boolean): string | undefined => {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen && !isExecutable(chosen)) {
    throw new UsageError(
      `CHROMIUM_PATH is "${chosen}": there is no program; give the path of Chromium, Chrome or Edge`,
    )
  }
  return (
    chosen ||
    (needsWindow ? undefined : findOnPath(headlessCommands)) ||
    [chromium.executablePath(), ...wellKnownPaths].find(isExecutable) ||
    findOnPath(commands)
  )
}

const run = (command: string, ...commandArguments: string[]): boolean => {
  console.log(`No browser found: running ${[command, ...commandArguments].join(' ')}`)
  return (
    spawnSync(command, commandArguments, { stdio: 'ignore', shell: process.platform === 'win32' }).status ===
    0
  )
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/**
 * The path of a browser, of one with windows if need be; downloads or installs one when there is none. Throws a
 * UsageError.
 */
export const getBrowser = (needsWindow = false): string => {
  const attempts: (() => boolean)[] = [
    () => true,
    () => run('npx', 'playwright', 'install', 'chromium'),
    () =>
      isRootOnDebian() &&
      run('apt-get', 'update') &&
      run('apt-get', 'install', '-y', 'chromium', ...headlessCommands),
  ]
  for (const attempt of attempts) {
    const browser = attempt() && findBrowser(needsWindow)
    if (browser) return browser
  }
  throw new UsageError(
    'No browser found, and none could be fetched: install one with "npx playwright install chromium", or name one with CHROMIUM_PATH',
  )
}

/** Flags that keep a browser from anything but its pages. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: getBrowser(), args: browserFlags })
