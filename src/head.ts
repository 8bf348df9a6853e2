/**
 * Runs in the page's head, before anything is painted, so that the first paint has the right colours. It requests the
 * data files while the rest of the page still arrives. Where a worker serves the page, which then arrives at once, and
 * files are cached, it hides the page until the app has rendered them, and leaves the requests to the app.
 */
import { cacheKey, datasetNames, requestFile } from './device/data-files'
import { timeoutMs } from './device/fetch-json'
import { hintKey, isInstalled } from './device/installed'
import { readStored } from './device/storage'
import { deviceScheme, markTheme, themeKey } from './device/theme'
import { parseTheme } from './lib/theme'

const root = document.documentElement
const names = datasetNames()

markTheme(parseTheme(readStored(themeKey)), deviceScheme().matches)
// The app shows the hint again when the week since its dismissal is over.
root.classList.toggle('no-hint', isInstalled() || readStored(hintKey) !== null)

if (navigator.serviceWorker?.controller && names.some((name) => readStored(cacheKey(name)))) {
  root.hidden = true
} else {
  window.earlyRequests = Object.fromEntries(names.map((name) => [name, requestFile(name)]))
}

const sayThatItFailed = () => {
  // These elements of the shell (`tools/page/shell-markup.tsx`) are gone once the app has rendered.
  const [loading, failure] = ['loading', 'failure'].map((id) => document.getElementById(id))
  if (!loading || !failure) return
  root.hidden = false
  loading.hidden = true
  failure.hidden = false
}
setTimeout(() => {
  // While the page is still arriving, its script may be on the way.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', sayThatItFailed)
  else sayThatItFailed()
}, timeoutMs)
