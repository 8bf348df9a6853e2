/** What a visitor does and sees, in any engine. */
import { until } from '../support/until'
import type { EngineBrowser } from './engine'

const screenText = (browser: EngineBrowser): Promise<string> =>
  browser.evaluate(() => document.querySelector('main > :not([hidden])')?.textContent ?? '')

export const shows = (browser: EngineBrowser, text: string): Promise<void> =>
  until(async () => (await screenText(browser)).includes(text), `the screen shows "${text}"`)

export const untilTrue = (
  browser: EngineBrowser,
  condition: () => boolean | Promise<boolean>,
  what: string,
) => until(() => browser.evaluate(condition), what, 20_000)

export const untilCurrent = (browser: EngineBrowser, name: string): Promise<void> =>
  until(
    async () =>
      (await browser.evaluate(() =>
        [...document.querySelectorAll('nav [aria-current=page]')].map((link) => link.textContent).join(),
      )) === name,
    `the bar marks ${name}`,
  )

export const openScreen = async (browser: EngineBrowser, name: string): Promise<void> => {
  await browser.click(`nav a[href$="/${name.toLowerCase()}"]`)
  await untilCurrent(browser, name)
}

export const cacheNames = (browser: EngineBrowser): Promise<string[]> => browser.evaluate(() => caches.keys())
