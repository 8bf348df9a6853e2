import { useSignals } from '@preact/signals-react/runtime'
import { useLayoutEffect, useRef } from 'react'
import { camp } from './camp'
import { InstallBanner } from './components/install-banner'
import { TabBar } from './components/tab-bar'
import { focusHeading, mainOf } from './kept-screens'
import { findRoute } from './routes'
import { bannerShown, dismissBanner } from './stores/banner'
import { href, landing, visit } from './stores/route'
import { tabs } from './tabs'

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
  // A screen reader begins at the top of a page that loads, and at the heading of a screen that is navigated to.
  const isNavigation = arrival !== landing
  // The place of the open screen. Content settles in the first alone: a kept one would do so whenever it comes back.
  const stage = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const main = mainOf(route)
    if (!main.isConnected) {
      stage.current?.replaceChildren(main)
      dispatchEvent(new Event('open'))
    }
    document.title = `${route.title} · ${camp.siteName}`
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
      <div id="main" ref={stage} className={isNavigation ? undefined : 'settling'} />
      <TabBar tabs={tabs} currentPath={path} href={href} />
    </>
  )
}
