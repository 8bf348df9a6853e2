/**
 * Runs in the page's head, before anything is painted, so that the first paint has the right colours. At a first visit it
 * requests the data files while the rest of the page still arrives. When files are cached, it hides the page until the
 * app has rendered them, and leaves the requests to the app, which makes them after that frame. When the app has not
 * started in time, it shows the message that says so.
 */
import { timeoutMs } from './device/fetch-json'
import { cacheKey, datasetNames, requestFile } from './device/data-files'
import { readStored } from './device/storage'
import { deviceScheme, markTheme, themeKey } from './device/theme'
import { parseTheme } from './lib/theme'

markTheme(parseTheme(readStored(themeKey)), deviceScheme().matches)

const names = datasetNames()
if (names.some((name) => readStored(cacheKey(name)))) {
  document.documentElement.hidden = true
} else {
  window.earlyRequests = Object.fromEntries(names.map((name) => [name, requestFile(name)]))
}

setTimeout(() => {
  // These elements of the shell (`tools/page/shell-markup.tsx`) are gone once the app has rendered.
  const [loading, failure] = ['loading', 'failure'].map((id) => document.getElementById(id))
  if (!loading || !failure) return
  document.documentElement.hidden = false
  loading.hidden = true
  failure.hidden = false
}, timeoutMs)
