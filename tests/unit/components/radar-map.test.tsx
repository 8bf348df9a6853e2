import { all, failOnComplaints, mount, one, textOf } from '../../support/render'
import { until } from '../../support/until'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { RadarMap } from '../../../src/components/radar-map'

interface Watch {
  callback: (entries: { isIntersecting: boolean }[]) => void
  options: IntersectionObserverInit | undefined
  elements: Element[]
  disconnected: boolean
}

const watches: Watch[] = []

globalThis.IntersectionObserver = class {
  watch: Watch
  constructor(callback: Watch['callback'], options?: IntersectionObserverInit) {
    this.watch = { callback, options, elements: [], disconnected: false }
    watches.push(this.watch)
  }
  observe(element: Element) {
    this.watch.elements.push(element)
  }
  disconnect() {
    this.watch.disconnected = true
  }
} as unknown as typeof IntersectionObserver

interface Conditions {
  isOnline?: boolean
  isReady?: boolean
  savesData?: boolean
}

/** Mounts a map and waits until it watches how near the visitor is. `show` waits until it shows a change. */
const mountMap = async (conditions: Conditions = {}) => {
  watches.length = 0
  let step = 0
  const element = ({ isOnline = true, isReady = true, savesData = false }: Conditions) => (
    <>
      <RadarMap
        frameUrl="https://embed.windy.example/?a=1&b=2"
        pageUrl="https://www.windy.example/?radar"
        isOnline={isOnline}
        isReady={isReady}
        savesData={() => savesData}
      />
      <output>{step}</output>
    </>
  )
  const { container, update, unmount } = await mount(element(conditions))
  await until(() => watches[0]?.elements.length, 'the place of the map is watched')
  const show = async (conditions: Conditions) => {
    step++
    update(element(conditions))
    await until(() => textOf(one(container, 'output')) === String(step), 'the map is rendered again')
  }
  return { container, show, unmount, watch: watches[0]! }
}

const framesOf = (container: HTMLElement) => all(container, 'iframe')

test('Radar map: the frame is not created before it comes near the viewport', async () => {
  const { container, watch, show } = await mountMap()
  assert.is(framesOf(container).length, 0)
  watch.callback([{ isIntersecting: false }])
  await show({})
  assert.is(framesOf(container).length, 0)
  watch.callback([{ isIntersecting: false }, { isIntersecting: true }])
  await until(() => framesOf(container).length === 1, 'the frame')
  failOnComplaints()
})

test('Radar map: it waits until the first requests are over', async () => {
  const { container, watch, show } = await mountMap({ isReady: false })
  watch.callback([{ isIntersecting: true }])
  await show({ isReady: false })
  assert.is(framesOf(container).length, 0)
  await show({ isReady: true })
  assert.is(framesOf(container).length, 1)
})

test('Radar map: near is before it is seen', async () => {
  const { watch } = await mountMap()
  assert.ok(parseInt(watch.options?.rootMargin ?? '0') > 0)
})

test('Radar map: the frame has address, title, lazy loading, no referrer and a sandbox', async () => {
  const { container, watch } = await mountMap()
  watch.callback([{ isIntersecting: true }])
  await until(() => framesOf(container).length, 'the frame')
  const frame = one(container, 'iframe')
  assert.is(frame.getAttribute('src'), 'https://embed.windy.example/?a=1&b=2')
  assert.ok(frame.getAttribute('title'))
  assert.is(frame.getAttribute('loading'), 'lazy')
  assert.is(frame.getAttribute('referrerpolicy'), 'no-referrer')
  // Its scripts, its own storage, and the links that visitors tap in it; nothing that reaches out of the frame.
  assert.is(frame.getAttribute('sandbox'), 'allow-scripts allow-same-origin allow-popups')
})

test('Radar map: once created the frame stays, also when it is scrolled away', async () => {
  const { container, watch, show } = await mountMap()
  watch.callback([{ isIntersecting: true }])
  await until(() => framesOf(container).length, 'the frame')
  const frame = one(container, 'iframe')
  watch.callback([{ isIntersecting: false }])
  await show({})
  assert.ok(one(container, 'iframe') === frame)
})

test('Radar map: offline, a text in the same space says that the map needs a connection', async () => {
  const { container, watch, show } = await mountMap({ isOnline: false })
  const space = watch.elements[0]
  assert.match(textOf(space), /needs a connection/)
  watch.callback([{ isIntersecting: true }])
  await show({ isOnline: false })
  assert.is(framesOf(container).length, 0)
  await show({ isOnline: true })
  assert.ok(one(container, 'iframe').parentElement === space)
})

test('Radar map: with Data Saver on a plain link to the map stands there', async () => {
  const { container, watch, show } = await mountMap({ savesData: true })
  watch.callback([{ isIntersecting: true }])
  await show({ savesData: true })
  assert.is(framesOf(container).length, 0)
  assert.is(one(container, 'a').getAttribute('href'), 'https://www.windy.example/?radar')
})

test('Leaving the screen ends the watch', async () => {
  const { watch, unmount } = await mountMap()
  unmount()
  await until(() => watch.disconnected, 'the observer is disconnected')
})

test.run()
