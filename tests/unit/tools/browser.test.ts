import { chmodSync } from 'node:fs'
import path from 'node:path'
import { assert, test } from '#test'
import { browsersToTry, launchFirst } from '../../../tools/browser'
import { UsageError } from '../../../tools/fail'
import { newFolder } from '../../support/folder'

const folder = newFolder({ 'microsoft-edge': '', chromium: '', 'chromium-headless-shell': '' })
const [edge, chromium, shell] = ['microsoft-edge', 'chromium', 'chromium-headless-shell'].map((name) => {
  const executablePath = path.join(folder, name)
  chmodSync(executablePath, 0o755)
  return { executablePath }
})

const installed = [{ channel: 'chrome' }, { channel: 'msedge' }]

test("browser: tries Playwright's, those on PATH, Chrome, Edge", () => {
  const environment = { PATH: ['/nowhere', folder].join(path.delimiter) }
  assert.equal(browsersToTry(environment, false), [{}, shell, chromium, edge, ...installed])
  assert.equal(browsersToTry(environment, true), [{ channel: 'chromium' }, chromium, edge, ...installed])
  assert.equal(browsersToTry({}, false), [{}, ...installed])
})

test('browser: tries only CHROMIUM_PATH if that is set', () => {
  assert.equal(browsersToTry({ PATH: folder, CHROMIUM_PATH: edge!.executablePath }, false), [edge])
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
  ['browserType.launch: Target closed', /^Error: browserType\.launch: Target closed$/],
]

test('browser: if none is found, says how to install one', async () => {
  for (const [reason, message] of launchErrors) {
    assert.match(await launchFirst(() => Promise.reject(new Error(reason))).catch(String), message)
  }
})

test('browser: runs without a sandbox only as root', async () => {
  const { getuid } = process
  try {
    for (const userId of [0, 1000]) {
      process.getuid = () => userId
      const { chromiumSandbox, args } = await launchFirst((options) => Promise.resolve(options))
      assert.is(chromiumSandbox, userId !== 0)
      assert.not.ok(args?.includes('--no-sandbox'))
    }
  } finally {
    if (getuid) process.getuid = getuid
  }
})
