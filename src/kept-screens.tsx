import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from './components/error-boundary'
import type { Route } from './routes'
import { ErrorScreen } from './screens/error'
import { landing, visit } from './stores/route'

const mains = new Map<Route, HTMLElement>()

export const focusHeading = (): void => {
  document.querySelector('h1')?.focus({ preventScroll: true })
}

/**
 * The `main` of a screen. It is made once and then kept, in the page or out of it, where it goes on following the
 * stores: what a slow phone has made for one tap, it need not make again for the next. A screen that throws gives way
 * to the error page, and is made anew when it is opened again.
 */
export const mainOf = (route: Route): HTMLElement => {
  const kept = mains.get(route)
  if (kept) return kept
  const main = document.createElement('main')
  mains.set(route, main)
  const onFallback = () => {
    mains.delete(route)
    if (main.isConnected && visit.value !== landing) focusHeading()
  }
  createRoot(main).render(
    <ErrorBoundary fallback={ErrorScreen} onFallback={onFallback}>
      <route.Screen />
    </ErrorBoundary>,
  )
  return main
}
