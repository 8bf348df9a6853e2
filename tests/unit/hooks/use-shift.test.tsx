import { passTime, stopTime } from '../../support/dom'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { mount, textOf } from '../../support/render'
import { assert, test } from '#test'
import { useShift } from '../../../src/hooks/use-shift'

/** The banners' height, of which the hook may not have been notified. */
let height = 0
let layOut: (newHeight: number) => void

globalThis.ResizeObserver = class {
  constructor(callback: (entries: { contentRect: { height: number } }[]) => void) {
    layOut = (newHeight) => {
      height = newHeight
      flushSync(() => callback([{ contentRect: { height } }]))
    }
  }
  observe(element: Element) {
    element.getBoundingClientRect = () => ({ height }) as DOMRect
  }
  disconnect() {}
} as unknown as typeof ResizeObserver

function Banner() {
  const banner = useRef<HTMLDivElement>(null)
  const hasShifted = useShift(banner)
  return <div ref={banner}>{hasShifted ? 'shifted' : 'still'}</div>
}

test('shift: reports a change of height, but not the first height', () => {
  const { container } = mount(<Banner />)
  for (const [height, text] of [
    [48, 'still'],
    [48, 'still'],
    [0, 'shifted'],
  ] as const) {
    layOut(height)
    assert.is(textOf(container), text, `${height} px`)
  }
})

test('shift: ends half a second after the last of several changes', () => {
  stopTime('2026-08-22T18:00:00Z')
  const { container } = mount(<Banner />)
  const after = (ms: number) => {
    flushSync(() => passTime(ms))
    return textOf(container)
  }
  for (const height of [0, 48]) layOut(height)
  assert.is(after(300), 'shifted')
  layOut(0)
  assert.is(after(400), 'shifted')
  assert.is(after(100), 'still')
})

test('shift: scrolls along, except at the top of the page', () => {
  scrollTo(0, 0)
  mount(<Banner />)
  for (const height of [0, 48]) layOut(height)
  assert.is(scrollY, 0, 'a banner that arrives at the top is in view')
  scrollTo(0, 100)
  dispatchEvent(new Event('scroll'))
  layOut(80)
  assert.is(scrollY, 132)
})

test('shift: the browser may have scrolled a shorter page already', () => {
  mount(<Banner />)
  for (const height of [0, 48]) layOut(height)
  const scroll = (top: number) => {
    scrollTo(0, top)
    dispatchEvent(new Event('scroll'))
  }
  scroll(164)
  height = 0
  scroll(116)
  layOut(0)
  assert.is(scrollY, 116)
  layOut(48)
  assert.is(scrollY, 164, 'although no event told of the last change')
  layOut(0)
  scroll(50)
  height = 20
  scroll(60)
  layOut(20)
  assert.is(scrollY, 80, 'a longer page cannot have been scrolled by the browser')
})
