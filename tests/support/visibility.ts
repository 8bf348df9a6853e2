/** A phone's habit of putting the app in the background, which Chromium without a window lacks. */
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
