/**
 * Runs before the first paint: sets the colour scheme and requests the data while the rest of the page loads. With a
 * worker and a stored copy of any data file, it hides the page until the app renders the stored data, and leaves the
 * requests to the app.
 */
import { cacheKey, datasetNames, requestFile } from './device/data-files'
import { timeoutMs } from './device/fetch-json'
import { installHintKey, isInstalled } from './device/installed'
import { readStored } from './device/storage'
import { deviceScheme, markTheme, themeKey } from './device/theme'
import { parseTheme } from './lib/theme'

const root = document.documentElement

const showFailure = () => {
  // Elements of the shell (`tools/page/shell-markup.tsx`), which the app replaces.
  const [loading, failure] = ['loading', 'failure'].map((id) => document.getElementById(id))
  if (!loading || !failure) return
  root.hidden = false
  loading.hidden = true
  failure.hidden = false
}
// First, because what follows may fail.
setTimeout(() => {
  // The app's script may still be loading.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showFailure)
  else showFailure()
}, timeoutMs)

const names = datasetNames()

markTheme(parseTheme(readStored(themeKey)), deviceScheme().matches)
// Even an expired dismissal hides the install hint here; the app then shows it again.
root.classList.toggle('no-install-hint', isInstalled() || readStored(installHintKey) !== null)

if (navigator.serviceWorker?.controller && names.some((name) => readStored(cacheKey(name)))) {
  root.hidden = true
} else {
  window.earlyRequests = Object.fromEntries(names.map((name) => [name, requestFile(name)]))
}
