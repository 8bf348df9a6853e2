/** Adapter of the colour scheme: what is stored, what the device wants, and the page's marker. */

export const themeKey = 'theme'

export type Theme = 'light' | 'system' | 'dark'

/** The theme that a stored text names; System when it names none. */
export const parseTheme = (text: string | null): Theme =>
  text === 'light' || text === 'dark' ? text : 'system'

export const deviceScheme = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')

/** Marks the page as dark or light. */
export const markTheme = (theme: Theme, deviceIsDark: boolean): void => {
  document.documentElement.classList.toggle('dark', theme === 'dark' || (theme === 'system' && deviceIsDark))
}

/** Marks the page, and has the browser's own bars follow; which takes a reckoning of styles. */
export const applyTheme = (theme: Theme, deviceIsDark: boolean): void => {
  markTheme(theme, deviceIsDark)
  document
    .querySelector('[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(document.body).backgroundColor)
}
