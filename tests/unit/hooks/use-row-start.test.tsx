import type { ReactNode } from 'react'
import { setClock, stopTime } from '../../support/dom'
import { mount, one, type Mounted } from '../../support/render'
import { assert, test } from '#test'
import { msPerHour } from '../../../src/lib/durations'
import { DayHours } from '../../../src/components/day-hours'
import { useRowStart } from '../../../src/hooks/use-row-start'
import { hourCells } from '../../../src/lib/hours'
import { forecastDay } from '../../support/files'

const start = Date.parse('2026-08-22T18:00:00Z')
/** How far the current cell is from the start of the row, in pixels. */
const chosenLeft = 100

type Entries = { contentRect: { height: number } }[]

/** Active observers, each with the height that was last reported to it. */
const observers = new Map<object, { callback: (entries: Entries) => void; height?: number }>()

globalThis.ResizeObserver = class {
  constructor(readonly callback: (entries: Entries) => void) {}
  observe() {
    observers.set(this, { callback: this.callback })
  }
  disconnect() {
    observers.delete(this)
  }
} as unknown as typeof ResizeObserver

/** Simulates a layout in which the row's screen has a given height. */
const layOut = (height: number) => {
  for (const observer of observers.values()) {
    if (observer.height === height) continue
    observer.height = height
    observer.callback([{ contentRect: { height } }])
  }
}

let measurements = 0

const boxAt = (left: () => number, width: number) => () => {
  measurements++
  return { left: left(), right: left() + width } as unknown as DOMRect
}

/** Wraps a row in a screen, which is the child of `main` whose size the hook observes. */
const onScreen = (row: ReactNode) => (
  <main>
    <div>{row}</div>
  </main>
)

function Row({ data }: { data: string }) {
  const { row, show } = useRowStart<HTMLUListElement>(data)
  return (
    <ul ref={row}>
      <li>
        <button onClick={() => show(0)}>{data}</button>
      </li>
      <li aria-current="time" />
    </ul>
  )
}

const rowOf = (container: HTMLElement) => one(container, 'ul')

let mounted: Mounted | undefined

test.after.each(() => {
  mounted?.unmount()
  mounted = undefined
})

/** Mounts a row with a simulated layout, and shows it. */
const mountRow = (element = <Row data="old" />) => {
  mounted = mount(onScreen(element))
  const row = rowOf(mounted.container)
  one(row, '[aria-current]').getBoundingClientRect = boxAt(() => chosenLeft - row.scrollLeft, 60)
  row.getBoundingClientRect = boxAt(() => 0, 360)
  stopTime(start)
  layOut(360)
  return { ...mounted, row }
}

/** Scrolls the row away from the current hour, as a visitor does by touch, wheel or key. */
const scrollByHand = (row: HTMLElement, event = 'pointerdown') => {
  row.dispatchEvent(new Event(event))
  row.scrollLeft = 30
}

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

for (const event of ['pointerdown', 'wheel', 'keydown']) {
  test(`row start: does not scroll for a minute after ${event}`, () => {
    const { row, update } = mountRow()
    assert.is(row.scrollLeft, chosenLeft)
    scrollByHand(row, event)
    stopTime(start + 60_000)
    update(onScreen(<Row data="new" />))
    layOut(360)
    assert.is(row.scrollLeft, 30)
    stopTime(start + 60_001)
    comeBack()
    layOut(360)
    assert.is(row.scrollLeft, chosenLeft)
  })
}

test('row start: scrolls back after the clock was set back', () => {
  const { row } = mountRow()
  scrollByHand(row)
  setClock(start - msPerHour)
  comeBack()
  layOut(360)
  assert.is(row.scrollLeft, chosenLeft)
})

test('row start: does not scroll away from a picked cell', () => {
  const { row, update } = mountRow()
  one(row, 'button').click()
  row.scrollLeft = 30
  update(onScreen(<Row data="new" />))
  layOut(360)
  assert.is(row.scrollLeft, 30)
})

test('row start: scrolls back on reopening, not on rotation', () => {
  const { row } = mountRow()
  scrollByHand(row)
  stopTime(start + 90_000)
  layOut(740)
  assert.is(row.scrollLeft, 30)
  scrollByHand(row)
  layOut(0)
  layOut(740)
  assert.is(row.scrollLeft, chosenLeft)
})

test('row start: measures a hidden row only once it is shown', async () => {
  const { row, update } = mountRow()
  layOut(0)
  row.scrollLeft = 30
  measurements = 0
  update(onScreen(<Row data="new" />))
  layOut(0)
  comeBack()
  layOut(0)
  await new Promise(requestAnimationFrame)
  assert.is(measurements, 0)
  layOut(360)
  assert.is(row.scrollLeft, chosenLeft)
})

/** Returns a day's row of hours as of 19:00 on 22 August; like the screen, a text instead if there are none. */
const hoursOf = (date: string, changes: Parameters<typeof forecastDay>[1] = {}) => {
  const day = forecastDay(date, changes)
  return day.hours.length ? (
    <DayHours key={date} day={day} cells={hourCells(day, '2026-08-22T19')} chart={undefined} />
  ) : (
    <p>No hours</p>
  )
}

test('row start: from right to left, the start is on the right', () => {
  const { row } = mountRow()
  row.style.direction = 'rtl'
  comeBack()
  layOut(360)
  // The right edges of the cell, which is 60 px wide, and of the row are in one place.
  assert.is(chosenLeft - row.scrollLeft + 60, 360)
})

test('row start: scrolls back for another day, not for new hours', () => {
  const { row, container, update } = mountRow(hoursOf('2026-08-22'))
  scrollByHand(row)
  update(onScreen(hoursOf('2026-08-22')))
  layOut(360)
  assert.is(row.scrollLeft, 30)
  update(onScreen(hoursOf('2026-08-23')))
  layOut(360)
  assert.is(rowOf(container).scrollLeft, 0)
})

test('row start: a row whose hours arrive later notices a touch', async () => {
  mounted = mount(onScreen(hoursOf('2026-08-22', { hours: [] })))
  const { container, update } = mounted
  assert.is(container.querySelector('ul'), null)
  update(onScreen(hoursOf('2026-08-22')))
  layOut(360)
  scrollByHand(rowOf(container))
  comeBack()
  layOut(360)
  assert.is(rowOf(container).scrollLeft, 30)
})

test('row start: an unmounted row is no longer observed', () => {
  mountRow()
  assert.is(observers.size, 1)
  mounted?.unmount()
  mounted = undefined
  comeBack()
  assert.is(observers.size, 0)
})
