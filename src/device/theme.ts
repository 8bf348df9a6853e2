/** Separate from `stores/theme.ts`, because the script in the page's head loads no stores. */

import type { Theme } from '../lib/theme'

export const themeKey = 'theme'

export const deviceScheme = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')

/** Takes the stored text, too: any other than `light` or `dark` counts as `system`, as in `parseTheme`. */
export const markTheme = (theme: string | null, deviceIsDark: boolean): void => {
  document.documentElement.classList.toggle('dark', theme === 'dark' || (theme !== 'light' && deviceIsDark))
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
