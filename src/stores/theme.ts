import { computed, effect, signal } from '@preact/signals-react'
import { applyTheme, deviceScheme, themeKey } from '../device/theme'
import { parseTheme, type Theme } from '../lib/theme'
import { createStoredText } from './stored-text'

const stored = createStoredText(themeKey)

export const theme = computed(() => parseTheme(stored.text.value))

export const chooseTheme = (choice: Theme): void => stored.write(choice)

/** Keeps the page's theme up to date with the visitor's choice, in any tab, and with the device's scheme. */
export const startTheme = (): void => {
  const scheme = deviceScheme()
  const deviceIsDark = signal(scheme.matches)
  scheme.addEventListener('change', () => {
    deviceIsDark.value = scheme.matches
  })
  effect(() => applyTheme(theme.value, deviceIsDark.value))
}
