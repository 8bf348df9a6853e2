/** The colour scheme, apart from `stores/theme.ts` because the page's head has no stores. */

import type { Theme } from '../lib/theme'

/** The key of the chosen theme in local storage. */
export const themeKey = 'theme'

/** Matches while the device prefers dark colours. */
export const deviceScheme = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')

/** Marks the page as dark or light. */
export const markTheme = (theme: Theme, deviceIsDark: boolean): void => {
  document.documentElement.classList.toggle('dark', theme === 'dark' || (theme === 'system' && deviceIsDark))
}

/** Marks the page, and gives the browser's own bars its background colour; reading that recalculates styles. */
export const applyTheme = (theme: Theme, deviceIsDark: boolean): void => {
  markTheme(theme, deviceIsDark)
  document
    .querySelector('[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(document.body).backgroundColor)
}
