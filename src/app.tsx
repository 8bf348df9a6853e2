import { useSignals } from '@preact/signals-react/runtime'
import { useLayoutEffect, useRef } from 'react'
import { camp } from './camp'
import { ErrorBoundary } from './components/error-boundary'
import { InstallBanner } from './components/install-banner'
import { TabBar } from './components/tab-bar'
import { findRoute, routes } from './routes'
import { ErrorScreen } from './screens/error'
import { bannerShown, dismissBanner } from './stores/banner'
import { href, visit } from './stores/route'

const focusHeading = () => document.querySelector('h1')?.focus({ preventScroll: true })

/** The shell: what stays while the screens change. */
export function App() {
  useSignals()
  const arrival = visit.value
  const { path } = arrival
  const route = findRoute(path)
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    document.title = `${findRoute(arrival.path)?.title ?? 'Not found'} · ${camp.siteName}`
    if (!isFirst.current) {
      focusHeading()
      if (arrival.scrollY !== undefined) scrollTo(0, arrival.scrollY)
    }
    isFirst.current = false
  }, [arrival])

  return (
    <>
      <div className="strip" />
      {bannerShown.value && <InstallBanner onClose={dismissBanner} />}
      <main>
        <ErrorBoundary key={path} fallback={ErrorScreen} onFallback={focusHeading}>
          {route ? <route.Screen /> : <ErrorScreen message="404 Not Found" />}
        </ErrorBoundary>
      </main>
      <TabBar tabs={routes} currentPath={path} href={href} />
    </>
  )
}
