import { useSignals } from '@preact/signals-react/runtime'
import { useLayoutEffect, useState } from 'react'
import { camp } from './camp'
import { ErrorBoundary } from './components/error-boundary'
import { InstallBanner } from './components/install-banner'
import { TabBar } from './components/tab-bar'
import { findRoute } from './routes'
import { ErrorScreen } from './screens/error'
import { bannerShown, dismissBanner } from './stores/banner'
import { href, visit } from './stores/route'
import { tabs } from './tabs'

const focusHeading = () => document.querySelector('h1')?.focus({ preventScroll: true })

/** The address bar keeps the screen's own address. */
const skipToHeading = (event: { preventDefault: () => void }) => {
  event.preventDefault()
  focusHeading()
}

/** The shell: what stays while the screens change. */
export function App() {
  useSignals()
  const arrival = visit.value
  const { path } = arrival
  const route = findRoute(path)
  const [firstArrival] = useState(arrival)
  // A screen reader begins at the top of a page that loads, and at the heading of a screen that is navigated to.
  const isNavigation = arrival !== firstArrival

  useLayoutEffect(() => {
    document.title = `${route?.title ?? 'Not found'} · ${camp.siteName}`
    if (isNavigation) focusHeading()
    if (arrival.scrollY !== undefined) scrollTo(0, arrival.scrollY)
  }, [arrival, isNavigation, route])

  return (
    <>
      <a href="#main" className="skip" onClick={skipToHeading}>
        Skip to content
      </a>
      <div className="strip" />
      {bannerShown.value && <InstallBanner onClose={dismissBanner} />}
      <main key={path} id="main">
        <ErrorBoundary fallback={ErrorScreen} onFallback={isNavigation ? focusHeading : undefined}>
          {route ? <route.Screen /> : <ErrorScreen message="404 Not Found" />}
        </ErrorBoundary>
      </main>
      <TabBar tabs={tabs} currentPath={path} href={href} />
    </>
  )
}
