import { useSignals } from '@preact/signals-react/runtime'
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { camp } from './camp'
import { ErrorBoundary } from './components/error-boundary'
import { InstallHint } from './components/install-hint'
import { OrganisersNotice } from './components/organisers-notice'
import { TabBar } from './components/tab-bar'
import { focusHeading, useKeptFocus } from './hooks/use-kept-focus'
import { useShift } from './hooks/use-shift'
import { findRoute, routes, type Route } from './routes'
import { ErrorScreen } from './screens/error'
import { installHintShown, dismissInstallHint } from './stores/install-hint'
import { dismissNotice, notice, noticeAge } from './stores/notice'
import { href, firstNavigation, navigation } from './stores/route'

/** Moves the focus without following the link, which would add `#main` to the URL. */
const skipToHeading = (event: MouseEvent) => {
  event.preventDefault()
  focusHeading()
}

/** Returns a handler that dismisses a banner and moves the focus, which would otherwise vanish with the close button. */
const closes = (dismiss: () => void) => () => {
  dismiss()
  focusHeading()
}

/** The shell and every screen opened so far. Screens stay in the page, so a slow phone renders each only once. */
export function App() {
  useSignals()
  const current = navigation.value
  const { path } = current
  const route = findRoute(path)
  const [opened, setOpened] = useState<Route[]>([])
  if (route && !opened.includes(route)) setOpened([...opened, route])
  const banners = useRef<HTMLDivElement>(null)
  const hasMoved = useShift(banners)
  // A notice may also end without being dismissed.
  useKeptFocus()
  // A screen reader starts at the top of a newly loaded page. After a navigation, it should start at the heading.
  const isLaterNavigation = current !== firstNavigation

  useLayoutEffect(() => {
    document.title = `${route?.title ?? 'Not found'} · ${camp.siteName}`
    if (!isLaterNavigation) return
    // Deferred: a screen that crashed earlier has no heading until it has rendered again.
    queueMicrotask(focusHeading)
    if (current.scrollY !== undefined) scrollTo(0, current.scrollY)
  }, [current, isLaterNavigation, route])

  return (
    <>
      <a href="#main" className="skip" onClick={skipToHeading}>
        Skip to content
      </a>
      <div className="top-inset" />
      <div ref={banners}>
        <OrganisersNotice notice={notice.value} age={noticeAge.value} onDismiss={closes(dismissNotice)} />
        {installHintShown.value && <InstallHint onClose={closes(dismissInstallHint)} />}
      </div>
      {hasMoved && <div className="tap-guard" />}
      <main id="main" className={isLaterNavigation ? undefined : 'settling'}>
        {opened.map((each) => (
          <div key={each.path} hidden={each !== route} className="screen">
            <ErrorBoundary isShown={each === route} fallback={ErrorScreen}>
              {each.screen}
            </ErrorBoundary>
          </div>
        ))}
        {!route && (
          <div className="screen">
            <ErrorScreen message="404 Not Found" />
          </div>
        )}
      </main>
      <TabBar tabs={routes} currentPath={path} href={href} />
    </>
  )
}
