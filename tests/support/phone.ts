/** Simulates what headless Chromium lacks: switching apps, coming online, safe areas. */
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

/** Dispatches `online` without changing the actual connection. */
export const fireOnline = (page: Page): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new Event('online')))

/** Sets the safe area insets, in pixels, as for a notch or home indicator. */
export async function coverEdges(
  page: Page,
  insets: { top?: number; left?: number; bottom?: number; right?: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}
