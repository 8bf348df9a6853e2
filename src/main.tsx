import { createRoot } from 'react-dom/client'
import { App } from './app'
import { keepStorage } from './lib/installed'
import { startUpdates } from './lib/updates'
import { startClock } from './stores/clock'
import { startConnection } from './stores/connection'
import { startDatasets } from './stores/datasets'
import { startRouting } from './stores/route'
import { startTheme } from './stores/theme'
import { warmUp } from './warm-up'

startClock()
startConnection()
startRouting()

const root = document.getElementById('app')!
root.textContent = ''
document.documentElement.hidden = false
createRoot(root).render(<App />)

const startRest = () => {
  startTheme()
  // The worker must not compete with the first data for a thin link.
  void startDatasets().then(() => {
    startUpdates()
    warmUp()
  })
  void keepStorage()
}
// What the first frame does not need comes after it. In the background there are no frames.
if (document.hidden) startRest()
else requestAnimationFrame(() => setTimeout(startRest))
