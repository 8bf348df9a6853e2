import { chmodSync } from 'node:fs'
import path from 'node:path'
import { assert, test } from '#test'
import { browsersToTry, canSandbox, launchFirst } from '../../../tools/browser'
import { UsageError } from '../../../tools/fail'
import { newFolder } from '../../support/folder'

const folder = newFolder({ 'chromium-browser': '', chromium: '', 'chromium-headless-shell': '' })
const [other, chromium, shell] = ['chromium-browser', 'chromium', 'chromium-headless-shell'].map((name) => {
  const executablePath = path.join(folder, name)
  chmodSync(executablePath, 0o755)
  return { executablePath }
})

const installed = [{ channel: 'chrome' }, { channel: 'msedge' }]

test("browser: tries Playwright's, those on PATH, Chrome, Edge", () => {
  const environment = { PATH: ['/nowhere', folder].join(path.delimiter) }
  assert.equal(browsersToTry(environment, false), [{}, shell, chromium, other, ...installed])
  assert.equal(browsersToTry(environment, true), [{ channel: 'chromium' }, chromium, other, ...installed])
  assert.equal(browsersToTry({}, false), [{}, ...installed])
})

test('browser: tries only CHROMIUM_PATH if that is set', () => {
  assert.equal(browsersToTry({ PATH: folder, CHROMIUM_PATH: other!.executablePath }, false), [other])
  assert.throws(
    () => browsersToTry({ PATH: folder, CHROMIUM_PATH: '/nowhere/chrome' }, false),
    (error: Error) =>
      error instanceof UsageError &&
      error.message.startsWith('CHROMIUM_PATH: not an executable ("/nowhere/chrome")'),
  )
})

const launchErrors: [reason: string, message: RegExp][] = [
  [
    "browserType.launch: Executable doesn't exist at /root/.cache/ms-playwright/x",
    /^UsageError: no browser found; install one with "npx playwright install chromium", or set CHROMIUM_PATH/,
  ],
  ['Chromium sandboxing failed!', /no browser found; install Chrome, because/],
  [
    'browserType.launch: Target closed\nCall log:',
    /^UsageError: the browser failed \(browserType\.launch: Target closed\); try again$/,
  ],
  ['browserType.launch: Failed to launch: Error: spawn EAGAIN', /^UsageError: the browser failed/],
  ['page.screenshot: Target page, context or browser has been closed', /^UsageError: the browser failed/],
  ['locator.evaluate: Target crashed', /^UsageError: the browser failed/],
  ['page.pdf: Protocol error (Page.printToPDF): Printing failed', /^UsageError: the browser failed/],
  ['page.evaluate: Error: this dialog was closed', /^Error: page\.evaluate: Error: this dialog was closed/],
  ['page.evaluate: ReferenceError: fill is not defined', /^Error: page\.evaluate: ReferenceError: fill is/],
  ['no such thing', /^Error: no such thing$/],
]

test('browser: says what failed, or how to install one', async () => {
  for (const [reason, message] of launchErrors) {
    assert.match(await launchFirst(() => Promise.reject(new Error(reason))).catch(String), message)
  }
})

test('browser: runs without a sandbox only as root', async () => {
  assert.equal([0, 1000, undefined].map(canSandbox), [false, true, true])
  const { chromiumSandbox, args } = await launchFirst((options) => Promise.resolve(options))
  assert.is(chromiumSandbox, canSandbox(process.getuid?.()))
  assert.not(args?.includes('--no-sandbox'))
})
