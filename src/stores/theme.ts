import { computed, effect, signal } from '@preact/signals-react'
import { applyTheme, deviceScheme, themeKey } from '../device/theme'
import { parseTheme, type Theme } from '../lib/theme'
import { createStoredText } from './stored-text'

const stored = createStoredText(themeKey)

/** The chosen colour scheme. */
export const theme = computed(() => parseTheme(stored.text.value))

/** Chooses a colour scheme, and stores the choice. */
export const chooseTheme = (choice: Theme): void => stored.write(choice)

/** Keeps the page's colours in step with the choice, made in any tab, and with the device. */
export const startTheme = (): void => {
  const scheme = deviceScheme()
  const deviceIsDark = signal(scheme.matches)
  scheme.addEventListener('change', () => {
    deviceIsDark.value = scheme.matches
  })
  effect(() => applyTheme(theme.value, deviceIsDark.value))
}
