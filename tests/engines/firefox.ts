/** Firefox, through WebDriver BiDi. */
import { launch } from 'puppeteer-core'
import { UsageError } from '../../tools/fail'
import type { Launch } from './engine'
import { findProgram } from './find-program'

const wellKnownPaths = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** Returns the path of Firefox: `FIREFOX_PATH`, or an installed one. Throws a UsageError if there is none. */
export const getFirefox = (): string => {
  const firefox = findProgram(process.env['FIREFOX_PATH'], ['firefox', 'firefox-esr'], wellKnownPaths)
  if (firefox) return firefox
  throw new UsageError(
    'Firefox: not found; install it (Debian, Ubuntu: apt-get install firefox-esr) or set FIREFOX_PATH',
  )
}

/** Blocks requests to other machines: the proxy is a closed port. */
const closedProxy = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
}

export const launchFirefox: Launch = async ({ profile, isDark = false, textScale = 1 }) => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: getFirefox(),
    userDataDir: profile,
    protocolTimeout: 30_000,
    extraPrefsFirefox: {
      ...closedProxy,
      'ui.systemUsesDarkTheme': Number(isDark),
      // Has the effect of Firefox's "Zoom text only".
      'browser.display.os-zoom-behavior': 2,
      'ui.textScaleFactor': 100 * textScale,
    },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(10_000)
  const errors: string[] = []
  page.on('pageerror', (error) => {
    // Firefox also reports failed requests as page errors, but without a stack.
    const isThrown = error instanceof Error && error.stack?.includes('\n')
    if (isThrown || String(error).includes('Content-Security-Policy')) errors.push(String(error))
  })
  return {
    errors,
    async goto(url) {
      // Retries, because Firefox sometimes rejects a navigation while the previous one is ending.
      await page.goto(url).catch(() => page.goto(url))
    },
    evaluate: async (run, ...values) =>
      (await page.evaluate(run as (...values: unknown[]) => unknown, ...values)) as Awaited<
        ReturnType<typeof run>
      >,
    click: (selector) => page.click(selector),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  }
}
