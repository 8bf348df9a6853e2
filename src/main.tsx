import { createRoot } from 'react-dom/client'
import { App } from './app'
import { keepStorage } from './device/installed'
import { startUpdates } from './device/updates'
import { startInstallHint } from './stores/install-hint'
import { startClock } from './stores/clock'
import { startConnection } from './stores/connection'
import { newestUpdate, startDatasets } from './stores/datasets'
import { opensOffline } from './stores/opens-offline'
import { followVisibility } from './stores/visibility'
import { navigation, startRouting } from './stores/route'
import { startTheme } from './stores/theme'
import { routes } from './routes'

followVisibility()
startRouting()

const root = document.documentElement
// The script in the head may have hidden the page.
root.hidden = false
createRoot(document.getElementById('app')!).render(<App />)
root.classList.remove('no-install-hint')

/** Resolves when the second frame, which completes a screen, has been painted. */
const secondFrame = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )

/**
 * Renders the other screens once, outside the page, so that their code is compiled before the first tap on a tab, which
 * then takes a fifth less time on a slow phone. Not on a first visit: nothing is stored to draw, and the phone is busy
 * with the data and the worker.
 */
const warmUp = async () => {
  if (!newestUpdate.value) return
  const unseen = createRoot(document.createElement('div'))
  await secondFrame()
  for (const { path, screen } of routes) {
    // A new element: rendering the page's own would keep all that is drawn here in memory.
    if (path !== navigation.value.path) unseen.render(<screen.type />)
    // Leaves time for taps, and for all of a screen before the next one replaces it.
    await secondFrame()
  }
  unseen.render(null)
}

const startRest = async () => {
  // In the background, a page renders no frames.
  if (!document.hidden) await secondFrame()
  startClock()
  startConnection()
  startTheme()
  startInstallHint()
  const firstLoad = startDatasets()
  const checkForBuild = startUpdates((opensNow) => {
    opensOffline.value = opensNow
  })
  // Without data, the worker's download waits until the first file has arrived or all requests have failed.
  newestUpdate.subscribe((time) => {
    if (time) checkForBuild()
  })
  // A screen that fails says so when it is opened.
  warmUp().catch(() => {})
  void keepStorage()
  await firstLoad
  // Also checks the cache, because Info says whether the app opens offline.
  navigation.subscribe(checkForBuild)
}
void startRest()
