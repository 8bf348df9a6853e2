import { createRoot } from 'react-dom/client'
import { App } from './app'
import { keepStorage } from './lib/installed'
import { startUpdates } from './lib/updates'
import { startBanner } from './stores/banner'
import { startClock } from './stores/clock'
import { startConnection } from './stores/connection'
import { lastUpdated, startDatasets } from './stores/datasets'
import { startRouting } from './stores/route'
import { startTheme } from './stores/theme'
import { tabs } from './tabs'

startClock()
startConnection()
startRouting(tabs.map(({ path }) => path))

// The head's script hides the page until the app shows the data that it has.
document.documentElement.hidden = false
createRoot(document.getElementById('app')!).render(<App />)

const startRest = () => {
  startTheme()
  startBanner()
  // The worker must not compete with the first data for a thin link. Where it could not be had, it is asked for again
  // when data have come.
  void startDatasets().then(() => lastUpdated.subscribe(startUpdates()))
  void keepStorage()
}
// What the first frame does not need comes after it. In the background there are no frames.
if (document.hidden) startRest()
else requestAnimationFrame(() => setTimeout(startRest))
