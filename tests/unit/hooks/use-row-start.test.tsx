import type { ReactNode } from 'react'
import { stopClock } from '../../support/dom'
import { mount, one } from '../../support/render'
import { until } from '../../support/until'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { HourList } from '../../../src/components/hour-list'
import { useRowStart } from '../../../src/hooks/use-row-start'
import { hourCells } from '../../../src/lib/hours'
import { forecastDay } from '../../support/files'

const start = Date.parse('2026-08-22T18:00:00Z')
/** Where in the row the chosen part is, in pixels. */
const chosenLeft = 100

/** What listens for the return to the foreground. */
const listening = new Set<unknown>()
const { addEventListener, removeEventListener } = document
document.addEventListener = (type: string, listener: EventListener) => {
  if (type === 'visibilitychange') listening.add(listener)
  addEventListener.call(document, type, listener)
}
document.removeEventListener = (type: string, listener: EventListener) => {
  listening.delete(listener)
  removeEventListener.call(document, type, listener)
}

let becomeHigh: ((height: number) => void) | undefined
let watched = 0

globalThis.ResizeObserver = class {
  constructor(callback: (entries: { contentRect: { height: number } }[]) => void) {
    becomeHigh = (height) => callback([{ contentRect: { height } }])
  }
  observe() {
    watched++
  }
  disconnect() {
    watched--
  }
} as unknown as typeof ResizeObserver

/** A row is observed by its screen, which is what `main` holds. */
const onScreen = (row: ReactNode) => (
  <main>
    <div>{row}</div>
  </main>
)

function Row({ data }: { data: string }) {
  const row = useRowStart<HTMLUListElement>('day', data)
  return (
    <ul ref={row}>
      <li>{data}</li>
      <li aria-current="time" />
    </ul>
  )
}

/** A row that has come into sight, in a browser that lays it out. */
const mountRow = async (element = <Row data="old" />) => {
  await until(() => !listening.size, 'the row before it has left')
  const mounted = await mount(onScreen(element))
  const row = one(mounted.container, 'ul')
  one(row, '[aria-current]').getBoundingClientRect = () =>
    ({ left: chosenLeft - row.scrollLeft }) as unknown as DOMRect
  row.getBoundingClientRect = () => ({ left: 0 }) as unknown as DOMRect
  await until(() => listening.size === 1, 'its effects have run')
  stopClock(start)
  becomeHigh?.(360)
  return { ...mounted, row }
}

test('Now in the hours: a row begins with the present, and stays for a minute where the visitor moved it', async () => {
  const { row, update, unmount } = await mountRow()
  assert.is(row.scrollLeft, chosenLeft)
  row.scrollLeft = 30
  row.dispatchEvent(new Event('scroll'))
  stopClock(start + 60_000)
  update(onScreen(<Row data="new" />))
  assert.is(row.scrollLeft, 30, 'it was moved a minute ago')
  stopClock(start + 60_001)
  document.dispatchEvent(new Event('visibilitychange'))
  await until(() => row.scrollLeft === chosenLeft, 'it begins with the present when the app comes back')
  unmount()
})

test('A row stays where it was moved when the phone is turned, and begins anew when its screen is opened again', async () => {
  const { row, unmount } = await mountRow()
  row.scrollLeft = 30
  row.dispatchEvent(new Event('scroll'))
  becomeHigh?.(740)
  assert.is(row.scrollLeft, 30)
  becomeHigh?.(0)
  becomeHigh?.(740)
  assert.is(row.scrollLeft, chosenLeft)
  unmount()
})

/** The hours of a date, while it is 19:00 on 22 August. */
const hoursOf = (date: string) => {
  const day = forecastDay(date)
  return <HourList day={day} cells={hourCells(day, '2026-08-22T19')} />
}

test('Now in the hours: fresh data of the day leave the row where it was just moved, another day begins anew', async () => {
  const { row, update, unmount } = await mountRow(hoursOf('2026-08-22'))
  row.scrollLeft = 30
  row.dispatchEvent(new Event('scroll'))
  update(onScreen(hoursOf('2026-08-22')))
  becomeHigh?.(360)
  assert.is(row.scrollLeft, 30)
  update(onScreen(hoursOf('2026-08-23')))
  becomeHigh?.(360)
  assert.is(row.scrollLeft, 0)
  unmount()
})

test('A row that has left the page leaves no listener and no observer behind', async () => {
  const { unmount } = await mountRow()
  assert.is(watched, 1)
  unmount()
  await until(() => listening.size === 0, 'nothing listens for the return to the foreground')
  assert.is(watched, 0)
})

test.run()
