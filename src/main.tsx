import { createRoot } from 'react-dom/client'
import { App } from './app'
import { keepStorage } from './device/installed'
import { startUpdates } from './device/updates'
import { startBanner } from './stores/banner'
import { startClock } from './stores/clock'
import { startConnection } from './stores/connection'
import { lastUpdated, startDatasets } from './stores/datasets'
import { followVisibility } from './stores/visibility'
import { startRouting } from './stores/route'
import { startTheme } from './stores/theme'
import { tabs } from './tabs'

followVisibility()
startClock()
startConnection()
startRouting(tabs.map(({ path }) => path))

const root = document.documentElement
// The head's script may have hidden the page until the app shows the data that it has, and the shell's install hint.
root.hidden = false
createRoot(document.getElementById('app')!).render(<App />)
root.classList.remove('no-hint')
const lookForBuild = startUpdates()

const startRest = () => {
  startTheme()
  startBanner()
  // The worker is registered after the first data, so that its download does not compete with them on a slow
  // connection.
  void startDatasets().then(() => lastUpdated.subscribe(lookForBuild))
  void keepStorage()
}
// What the first frame does not need starts after it. A page in the background gets no frames, and does not wait for
// one.
if (document.hidden) startRest()
else requestAnimationFrame(() => setTimeout(startRest))
