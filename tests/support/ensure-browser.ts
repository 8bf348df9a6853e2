import { spawnSync } from 'node:child_process'
import { chromium } from 'playwright'
import { launchFirst } from '../../tools/browser'
import { UsageError } from '../../tools/fail'

/** Downloads Chromium if no browser is found and `CHROMIUM_PATH` is not set. Only `npm test` downloads a browser. */
export async function ensureBrowser(): Promise<void> {
  try {
    await tryBrowser()
  } catch (error) {
    if (!(error instanceof UsageError) || process.env['CHROMIUM_PATH']) throw error
    console.log('no browser found: running npx playwright install chromium')
    spawnSync('npx playwright install chromium', { shell: true, stdio: 'inherit' })
    await tryBrowser()
  }
}

async function tryBrowser(): Promise<void> {
  const browser = await launchFirst((options) => chromium.launch(options))
  await browser.close()
}
