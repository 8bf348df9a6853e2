import { createRoot } from 'react-dom/client'
import { App } from './app'
import { keepStorage } from './lib/installed'
import { startUpdates } from './lib/updates'
import { findRoute } from './routes'
import { startClock } from './stores/clock'
import { startConnection } from './stores/connection'
import { startDatasets } from './stores/datasets'
import { startRouting, visit } from './stores/route'
import { startTheme } from './stores/theme'

startTheme()
startClock()
startConnection()
startRouting()
// The worker must not compete with the first data for a thin link.
void startDatasets(findRoute(visit.value.path)?.dataset).then(startUpdates)
void keepStorage()

const root = document.getElementById('app')
if (root) createRoot(root).render(<App />)
