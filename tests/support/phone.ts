/** What a phone does to the app, and Chromium without a window does not: other apps come to the front, connections return. */
import type { Page } from 'playwright'

const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: hidden ? 'hidden' : 'visible',
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

export const goAway = (page: Page): Promise<void> => setHidden(page, true)
export const comeBack = (page: Page): Promise<void> => setHidden(page, false)

/** Tells the app that there is a connection again; whether there is one stays as it was. */
export const fireOnline = (page: Page): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new Event('online')))

/** Has the screen's edges covered by a notch, a rounded corner or a home indicator, in pixels. */
export async function coverEdges(
  page: Page,
  insets: { top?: number; left?: number; bottom?: number; right?: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}
