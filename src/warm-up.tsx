import { createRoot } from 'react-dom/client'
import { routes } from './routes'
import { visit } from './stores/route'

/** Makes each screen that is not open outside of the page, and lays out its parts one by one, never to be painted. */
function* rehearse() {
  // What listens to taps finds no link here.
  document.body.click()
  for (const { path, Screen } of routes) {
    const isOpen = () => visit.value.path === path
    if (isOpen()) continue
    const stage = document.createElement('main')
    const root = createRoot(stage)
    root.render(<Screen />)
    const parts = [...stage.children]
    root.unmount()
    // Out of the flow, which it must not move, and in sight: the browser keeps no styles for use from what is hidden.
    stage.style.cssText = 'position:fixed;inset:0'
    for (const part of parts) {
      yield
      // A radio button would take the choice from its double.
      if (isOpen()) break
      stage.replaceChildren(part)
      document.body.append(stage)
      // Has the browser reckon styles and layout.
      stage.getBoundingClientRect()
      stage.remove()
    }
    yield
  }
}

/**
 * Goes once through what a first tap would be the first time for. On a slow phone the first rendering of a screen
 * takes twice as long as the next: its code is compiled, its words are measured. Done in small steps while the phone
 * has nothing else to do, each of which leaves the page as it was.
 */
export const warmUp = (): void => {
  const steps = rehearse()
  const whenIdle = window.requestIdleCallback ?? setTimeout
  const step = () => {
    try {
      if (!steps.next().done) whenIdle(step)
    } catch {
      // A screen that throws says so when it is opened.
    }
  }
  whenIdle(step)
}
