/**
 * Runs in the page's head, before anything is painted: the very first paint has the right colours, and the data are
 * asked for while the page still arrives. At a later start there are data already, and the whole page: then what is
 * painted first is the app with its data, and the network waits until that is done. When the app has not started in
 * time, the page says so.
 */
import { timeoutMs } from './lib/fetch-json'
import { cacheKey, datasetNames, requestFile } from './lib/data-files'
import { readStored } from './lib/storage'
import { deviceScheme, markTheme, parseTheme, themeKey } from './lib/theme'

markTheme(parseTheme(readStored(themeKey)), deviceScheme().matches)

const names = datasetNames()
if (names.some((name) => readStored(cacheKey(name)))) {
  document.documentElement.hidden = true
} else {
  window.earlyRequests = Object.fromEntries(names.map((name) => [name, requestFile(name)]))
}

setTimeout(() => {
  // The app puts its screens in the place of these (`build/page/shell-markup.tsx`).
  const [loading, failure] = ['loading', 'failure'].map((id) => document.getElementById(id))
  if (!loading || !failure) return
  document.documentElement.hidden = false
  loading.hidden = true
  failure.hidden = false
}, timeoutMs)
