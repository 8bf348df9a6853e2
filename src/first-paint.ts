/** Runs in the page's head, so that the very first paint has the right colours. */
import { readStored } from './lib/storage'
import { applyTheme, deviceScheme, parseTheme, themeKey } from './lib/theme'

applyTheme(parseTheme(readStored(themeKey)), deviceScheme().matches)
