import { useSignals } from '@preact/signals-react/runtime'
import { useLayoutEffect, useState, type JSX, type MouseEvent } from 'react'
import { camp } from './camp'
import { ErrorBoundary } from './components/error-boundary'
import { InstallBanner } from './components/install-banner'
import { OrganisersNotice } from './components/organisers-notice'
import { TabBar } from './components/tab-bar'
import { findRoute, type Route } from './routes'
import { ErrorScreen } from './screens/error'
import { bannerShown, dismissBanner } from './stores/banner'
import { dismissNotice, notice, noticeAge } from './stores/notice'
import { href, firstNavigation, navigation } from './stores/route'
import { tabs } from './tabs'

/** How long the place of what was closed takes no taps, in milliseconds. */
const doubleTapMs = 500

const focusHeading = () =>
  document.querySelector<HTMLElement>('main > :not([hidden]) h1')?.focus({ preventScroll: true })

/** The address bar keeps the screen's own address. */
const skipToHeading = (event: MouseEvent) => {
  event.preventDefault()
  focusHeading()
}

/** The error page in the place of a screen that throws: with the screen's heading, the focus on it is gone. */
function FailedScreen({ message }: { message: string }) {
  useLayoutEffect(() => {
    if (navigation.value !== firstNavigation) focusHeading()
  }, [])
  return <ErrorScreen message={message} />
}

/** The shell, and in it the screens that were opened: a slow phone need not make one again for the next tap. */
export function App() {
  useSignals()
  const current = navigation.value
  const { path } = current
  const route = findRoute(path)
  const [opened, setOpened] = useState<{ route: Route; screen: JSX.Element }[]>([])
  // The element is made once: a navigation does not render the screens that stay as they are.
  if (route && !opened.some((each) => each.route === route))
    setOpened([...opened, { route, screen: <route.Screen /> }])
  const [tapGuard, setTapGuard] = useState<{ left: number; top: number }>()
  // A screen reader begins at the top of a page that loads, and at the heading of a screen that is navigated to.
  const isLaterNavigation = current !== firstNavigation

  useLayoutEffect(() => {
    document.title = `${route?.title ?? 'Not found'} · ${camp.siteName}`
    if (!isLaterNavigation) return
    // By then a screen that failed when it was last open has been made anew.
    queueMicrotask(focusHeading)
    if (current.scrollY !== undefined) scrollTo(0, current.scrollY)
  }, [current, isLaterNavigation, route])

  // What is below moves up when something closes, and the second half of a double tap would open it.
  const closes =
    (dismiss: () => void) =>
    ({ clientX, clientY }: MouseEvent) => {
      setTapGuard({ left: clientX, top: clientY })
      setTimeout(() => setTapGuard(undefined), doubleTapMs)
      dismiss()
    }

  return (
    <>
      <a href="#main" className="skip" onClick={skipToHeading}>
        Skip to content
      </a>
      <div className="status-bar-ground" />
      {bannerShown.value && <InstallBanner onClose={closes(dismissBanner)} />}
      <OrganisersNotice notice={notice.value} age={noticeAge.value} onDismiss={closes(dismissNotice)} />
      {tapGuard && <div className="tap-guard" style={tapGuard} />}
      <main id="main" className={isLaterNavigation ? undefined : 'settling'}>
        {opened.map((each) => (
          <div key={each.route.title} hidden={each.route !== route} className="screen">
            <ErrorBoundary isShown={each.route === route} fallback={FailedScreen}>
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
      <TabBar tabs={tabs} currentPath={path} href={href} />
    </>
  )
}
