import type { Browser } from 'playwright'
import { launchBrowser } from '../../tools/browser'

let launched: Promise<Browser> | undefined

/** Returns the browser that all test files in this process share; it closes when the runner disconnects. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await (launched ??= launch())
  if (browser.isConnected()) return browser
  launched = undefined
  return sharedBrowser()
}

async function launch(): Promise<Browser> {
  const browser = await launchBrowser()
  process.once('disconnect', () => browser.close())
  return browser
}
