/** Finds and starts the browser of tools and tests. Never installs one. */
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import type { Browser, LaunchOptions } from 'playwright'
import { UsageError } from './fail'

/** Calls `use` with a headless browser, then closes it. Rejects with a UsageError if there is none, or if it fails. */
export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  // Imported only here, because it loads for 0.5 s, and a command may have to report a mistake instead.
  const { chromium } = await import('playwright')
  const browser = await launchFirst((options) => chromium.launch(options))
  try {
    return await use(browser)
  } catch (error) {
    throw asUsageError(error)
  } finally {
    await browser.close()
  }
}

/** Returns a UsageError if the browser did not start or crashed; else the error. */
function asUsageError(error: unknown): unknown {
  const [line] = browserFailure.exec(error instanceof Error ? error.message : '') ?? []
  return line ? new UsageError(`the browser failed (${line}); try again`) : error
}

/** What Playwright's messages say in their first line. The call's name says nothing: a page's own error begins with it, too. */
const browserFailure = /^.*(?:Failed to launch|Target (?:.* )?(?:closed|crashed)|Protocol error).*/

/**
 * Calls `launch` with the options for one browser after another until one starts. `needsWindow` leaves out
 * browsers that cannot show a window. Rejects with a UsageError if there is no browser.
 */
export async function launchFirst<Launched>(
  launch: (options: LaunchOptions) => Promise<Launched>,
  needsWindow = false,
): Promise<Launched> {
  let hint =
    'install one with "npx playwright install chromium", or set CHROMIUM_PATH to Chromium, Chrome or Edge'
  for (const browser of browsersToTry(process.env, needsWindow)) {
    try {
      return await launch({ ...browser, args: browserFlags, chromiumSandbox: canSandbox(process.getuid?.()) })
    } catch (error) {
      const { message } = error as Error
      // Ubuntu allows the sandbox only for browsers with an AppArmor profile, such as Chrome; the next one may have one.
      if (/sandboxing failed|no usable sandbox/i.test(message)) {
        hint = 'install Chrome, because the system denies the installed browser its sandbox'
      } else if (!/executable doesn't exist|is not found at/i.test(message)) throw asUsageError(error)
    }
  }
  throw new UsageError(`no browser found; ${hint}`)
}

/** As root, Chromium does not start with its sandbox. Windows has no user ids. */
export const canSandbox = (userId: number | undefined): boolean => userId !== 0

/** Returns the browser in `CHROMIUM_PATH`, or else Playwright's, Linux's packages of Chromium, Chrome and Edge. */
export function browsersToTry(
  environment: Record<string, string | undefined>,
  needsWindow: boolean,
): Pick<LaunchOptions, 'channel' | 'executablePath'>[] {
  const chosen = environment['CHROMIUM_PATH']
  if (chosen && !isExecutable(chosen)) {
    throw new UsageError(
      `CHROMIUM_PATH: not an executable ("${chosen}"); give the path of Chromium, Chrome or Edge`,
    )
  }
  if (chosen) return [{ executablePath: chosen }]
  // The headless shell comes first, because it opens a page in a third of the time.
  const names = [...(needsWindow ? [] : ['chromium-headless-shell']), 'chromium', 'chromium-browser']
  return [
    needsWindow ? { channel: 'chromium' } : {},
    ...findOnPath(names, environment).map((executablePath) => ({ executablePath })),
    { channel: 'chrome' },
    { channel: 'msedge' },
  ]
}

/** Flags that turn off what the tools do not need, such as updates and synchronisation. */
const browserFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Returns the paths of the executables with these names on the PATH. */
export function findOnPath(names: string[], environment: Record<string, string | undefined>): string[] {
  const folders = (environment['PATH'] ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).filter(isExecutable)
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
