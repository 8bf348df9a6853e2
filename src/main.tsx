import { createRoot } from 'react-dom/client'
import { App } from './app'
import { keepStorage } from './lib/installed'
import { startUpdates } from './lib/updates'
import { startClock } from './stores/clock'
import { startConnection } from './stores/connection'
import { startDatasets } from './stores/datasets'
import { startRouting } from './stores/route'
import { startTheme } from './stores/theme'

startClock()
startConnection()
startRouting()

// The head's script hides the page until the app shows the data that it has.
document.documentElement.hidden = false
createRoot(document.getElementById('app')!).render(<App />)

const startRest = () => {
  startTheme()
  // The worker must not compete with the first data for a thin link.
  void startDatasets().then(startUpdates)
  void keepStorage()
}
// What the first frame does not need comes after it. In the background there are no frames.
if (document.hidden) startRest()
else requestAnimationFrame(() => setTimeout(startRest))
