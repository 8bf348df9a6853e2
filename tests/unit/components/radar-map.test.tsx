import { all, failOnComplaints, mount, one, textOf } from '../../support/render'
import { until } from '../../support/until'
import { assert, test } from '#test'
import { RadarMap } from '../../../src/components/radar-map'
import { drawn } from '../../support/drawn'

type Callback = (entries: { isIntersecting: boolean }[]) => void

/** The observer that was created last; undefined after a disconnect. */
let observer: { callback: Callback; options?: IntersectionObserverInit; element?: Element } | undefined

globalThis.IntersectionObserver = class {
  constructor(callback: Callback, options: IntersectionObserverInit) {
    observer = { callback, options }
  }
  observe(element: Element) {
    if (observer) observer.element = element
  }
  disconnect() {
    observer = undefined
  }
} as unknown as typeof IntersectionObserver

const setNear = (isIntersecting: boolean) =>
  observer?.callback([{ isIntersecting: false }, { isIntersecting }])

interface Conditions {
  isOnline?: boolean
  isReady?: boolean
  savesData?: boolean
}

/** Resolves once effects have run, which React and Preact defer until after a frame. */
const effectsHaveRun = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const mountMap = async (conditions: Conditions = {}) => {
  const element = ({ isOnline = true, isReady = true, savesData = false }: Conditions) => (
    <RadarMap
      frameUrl="https://embed.windy.example/?a=1&b=2"
      pageUrl="https://www.windy.example/?radar"
      isOnline={isOnline}
      isReady={isReady}
      savesData={savesData}
    />
  )
  const { container, update, unmount } = mount(element(conditions))
  await effectsHaveRun()
  const show = async (conditions: Conditions) => {
    update(element(conditions))
    await effectsHaveRun()
  }
  return { container, show, unmount }
}

const framesOf = (container: HTMLElement) => all(container, 'iframe')

/** Mounts a map near the viewport, and waits for its frame. */
const mountFrame = async () => {
  const mounted = await mountMap()
  setNear(true)
  await until(() => framesOf(mounted.container).length, 'the frame')
  return { ...mounted, frame: one(mounted.container, 'iframe') }
}

test('radar map: loads near the viewport, after the data requests', async () => {
  const { container, show } = await mountMap({ isReady: false })
  assert.is(observer?.options?.rootMargin, '200px')
  for (const [isNear, isReady, frames] of [
    [false, true, 0],
    [true, false, 0],
    [true, true, 1],
    [false, true, 1],
  ] as const) {
    setNear(isNear)
    await show({ isReady })
    assert.is(framesOf(container).length, frames, `near: ${isNear}, ready: ${isReady}`)
  }
  failOnComplaints()
})

test('radar map: its frame is sandboxed, lazy, without referrer', async () => {
  const { frame } = await mountFrame()
  assert.is(frame.getAttribute('src'), 'https://embed.windy.example/?a=1&b=2')
  assert.ok(frame.getAttribute('title'))
  assert.is(frame.getAttribute('loading'), 'lazy')
  assert.is(frame.getAttribute('referrerpolicy'), 'no-referrer')
  // The frame may run scripts, use its own storage and open links in new tabs, but not navigate the app.
  assert.is(
    frame.getAttribute('sandbox'),
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  )
})

test('radar map: shows text offline, then loads when near again', async () => {
  const { container, frame, show } = await mountFrame()
  const space = frame.parentElement
  for (const _ of [1, 2]) {
    await show({ isOnline: false })
    assert.match(textOf(space), 'needs a connection')
    assert.is(framesOf(container).length, 0)
    await show({ isOnline: true })
    assert.is(framesOf(container).length, 0)
  }
  setNear(true)
  await until(() => framesOf(container).length, 'the frame')
})

const linkOf = (container: HTMLElement) => one(container, 'a').getAttribute('href')

test('radar map: is only a link if Data Saver is on', async () => {
  const { container, show } = await mountMap({ savesData: true })
  setNear(true)
  await show({ savesData: true })
  assert.is(all(container, `iframe, ${drawn.radar}`).length, 0)
  assert.is(linkOf(container), 'https://www.windy.example/?radar')
})

test('radar map: always has a link, in case the frame fails', async () => {
  const { container, show } = await mountFrame()
  assert.is(linkOf(container), 'https://www.windy.example/?radar')
  await show({ isOnline: false })
  assert.is(linkOf(container), 'https://www.windy.example/?radar')
})

test('radar map: stops observing when unmounted', async () => {
  const { unmount } = await mountMap()
  assert.ok(observer)
  unmount()
  await effectsHaveRun()
  assert.not(observer)
})
