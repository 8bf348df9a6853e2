import type { CDPSession, Page } from 'playwright'
import { datasetNames, screenNames } from '../support/app-tables'
import { atCamp } from '../support/camp-clock'
import { loaded, openScreen } from '../support/page'
import { expect, test } from './fixtures'
import { comeBack } from '../support/phone'

/** Starts to collect the page's pending timers in `window.pendingTimers`. */
const countTimers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const pending = new Set<unknown>()
    Object.assign(window, { pendingTimers: pending })
    const { setTimeout, setInterval, clearTimeout, clearInterval } = window
    const start =
      (real: (callback: () => void, ms?: number) => unknown, isOnce: boolean) =>
      (callback: () => void, ms?: number) => {
        const id = real(() => {
          if (isOnce) pending.delete(id)
          callback()
        }, ms)
        pending.add(id)
        return id
      }
    const stop = (real: (id?: number) => void) => (id?: number) => {
      pending.delete(id)
      real(id)
    }
    Object.assign(window, {
      setTimeout: start(setTimeout, true),
      setInterval: start(setInterval, false),
      clearTimeout: stop(clearTimeout),
      clearInterval: stop(clearInterval),
    })
  })

/** Counts what the page retains after a garbage collection. */
const retained = async (page: Page, session: CDPSession) => {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((each) => each.name === name)!.value
  return {
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    heapBytes: metric('JSHeapUsedSize'),
    timers: await page.evaluate(
      () => (window as unknown as { pendingTimers: Set<unknown> }).pendingTimers.size,
    ),
  }
}

const measuredRounds = 4

test('long use: leaks no timer, listener or node', async ({ site, visit }) => {
  const { page, context } = await visit({ path: 'info', clock: atCamp('2026-08-22T06:30') })
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await countTimers(page)
  /** Returns to the app after half an hour and opens every screen. */
  const round = async () => {
    await page.clock.fastForward('30:00')
    await comeBack(page)
    for (const name of screenNames) await openScreen(page, name)
    await openScreen(page, 'Calendar')
    await loaded(page)
  }
  // The heap levels off once the engine has compiled hot code.
  for (let count = 0; count < 6; count++) await round()
  const before = await retained(page, session)
  const requests = site.data.requests.length
  for (let count = 0; count < measuredRounds; count++) await round()
  const after = await retained(page, session)
  const fewest = requests + measuredRounds * datasetNames.length
  expect(site.data.requests.length, 'requests').toBeGreaterThanOrEqual(fewest)
  expect(after.timers, 'timers').toBe(before.timers)
  expect(after.listeners, 'listeners').toBeLessThanOrEqual(before.listeners)
  expect(after.nodes, 'nodes').toBeLessThanOrEqual(before.nodes * 1.05)
  // It takes more than one collection to free recently compiled code.
  await expect
    .poll(async () => (await retained(page, session)).heapBytes, 'the heap in bytes')
    .toBeLessThanOrEqual(before.heapBytes * 1.1)
})
