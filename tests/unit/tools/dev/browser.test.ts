import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { assert, test } from '#test'
import { browsersToTry, launchFirst } from '../../../../tools/dev/browser'
import { UsageError } from '../../../../tools/fail'

const folder = await mkdtemp(path.join(tmpdir(), 'strandline-'))
const program = async (name: string) => {
  await writeFile(path.join(folder, name), '', { mode: 0o755 })
  return { executablePath: path.join(folder, name) }
}
const edge = await program('microsoft-edge')
const chromium = await program('chromium')
const shell = await program('chromium-headless-shell')
test.after(() => rm(folder, { recursive: true }))

const installed = [{ channel: 'chrome' }, { channel: 'msedge' }]

test("Browser: Playwright's own comes first, then the PATH, then Chrome and Edge", () => {
  const environment = { PATH: ['/nowhere', folder].join(path.delimiter) }
  assert.equal(browsersToTry(environment, false), [{}, shell, chromium, edge, ...installed])
  assert.equal(browsersToTry(environment, true), [{ channel: 'chromium' }, chromium, edge, ...installed])
  assert.equal(browsersToTry({}, false), [{}, ...installed])
})

test('Browser: CHROMIUM_PATH is the only one tried', () => {
  assert.equal(browsersToTry({ PATH: folder, CHROMIUM_PATH: edge.executablePath }, false), [edge])
  assert.throws(
    () => browsersToTry({ PATH: folder, CHROMIUM_PATH: '/nowhere/chrome' }, false),
    (error: Error) =>
      error instanceof UsageError && error.message.startsWith('CHROMIUM_PATH is "/nowhere/chrome"'),
  )
})

const launchError = (message: string) => launchFirst(() => Promise.reject(new Error(message))).catch(String)

test('Browser: without one, the message says how to get one', async () => {
  const none = await launchError(
    "browserType.launch: Executable doesn't exist at /root/.cache/ms-playwright/x",
  )
  assert.match(
    none,
    /UsageError: no browser found; install one with "npx playwright install chromium", or set CHROMIUM_PATH/,
  )
  assert.match(await launchError('Chromium sandboxing failed!'), /no browser found; install Chrome, because/)
  assert.is(
    await launchError('browserType.launch: Target closed'),
    'Error: browserType.launch: Target closed',
  )
})

test('Browser: only root goes without the sandbox', async () => {
  const { getuid } = process
  try {
    for (const [userId, chromiumSandbox] of [
      [0, false],
      [1000, true],
    ] as const) {
      process.getuid = () => userId
      const options = await launchFirst((given) => Promise.resolve(given))
      assert.is(options.chromiumSandbox, chromiumSandbox)
      assert.not.ok(options.args?.includes('--no-sandbox'))
    }
  } finally {
    if (getuid) process.getuid = getuid
  }
})
