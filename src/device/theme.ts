/** Separate from `stores/theme.ts`, because the script in the page's head loads no stores. */

import type { Theme } from '../lib/theme'

export const themeKey = 'theme'

export const deviceScheme = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')

export const markTheme = (theme: Theme, deviceIsDark: boolean): void => {
  document.documentElement.classList.toggle('dark', theme === 'dark' || (theme === 'system' && deviceIsDark))
}

/**
 * Marks the page as light or dark, and gives the browser's bars the page's colour. Reading that colour forces a style
 * recalculation.
 */
export const applyTheme = (theme: Theme, deviceIsDark: boolean): void => {
  markTheme(theme, deviceIsDark)
  document
    .querySelector('[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(document.body).backgroundColor)
}
