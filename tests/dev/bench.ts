/**
 * `node tools/run.mjs tests/dev/bench.ts`: measures the app in Chromium on this machine, with the CPU at a sixth of its
 * speed. Prints medians of several runs. Machines differ and are noisy, so each time is also shown as a ratio to the median
 * first paint of a bare page. To see what a change does, compare two commits on one machine.
 */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { runCommand } from '../../tools/command/run-tool'
import { campDate } from '../../src/lib/camp-time'
import { screenNames } from '../support/app-tables'
import type { Site } from '../support/hosts'
import { publish, withSite } from '../support/site'
import { until } from '../support/until'
import { campFiles } from '../support/files'
import { isCached, stopWorkers } from '../support/worker'

const runs = 5
const cpuSlowdown = 6

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** A page that has painted, with its data if it has any. */
interface Start {
  page: Page
  session: CDPSession
  /** Milliseconds from the navigation to the first contentful paint. */
  firstPaint: number
  /** Milliseconds from the navigation to the frame that shows data; NaN on a page without data. */
  dataShown: number
}

/** Opens a page with a slow CPU. `isWorkerStopped` stops the worker first, as a browser does between visits. */
const start = async (
  context: BrowserContext,
  url: string,
  { hasData = true, isWorkerStopped = false } = {},
): Promise<Start> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  if (isWorkerStopped) await stopWorkers(page)
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      // The status line has an age once there is data.
      if (!document.querySelector('[role=status] [aria-live=off]')?.textContent) return
      observer.disconnect()
      // A task queued in a frame runs after the frame is painted.
      requestAnimationFrame(() => {
        setTimeout(() => Object.assign(window, { dataShown: performance.now() }))
      })
    })
    observer.observe(document, { childList: true, characterData: true, subtree: true })
  })
  await page.goto(url)
  const measured = await page.waitForFunction((hasData) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const { dataShown = NaN } = window as { dataShown?: number }
    return paint && !(hasData && isNaN(dataShown)) && { firstPaint: paint.startTime, dataShown }
  }, hasData)
  return { page, session, ...((await measured.jsonValue()) as { firstPaint: number; dataShown: number }) }
}

/**
 * Returns the milliseconds from a tap on the bar to the frame that shows the other screen. Taps between frames, as a
 * visitor does: a tap during a frame would be painted in that frame, but measured only in the next.
 */
const tap = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (name) => {
    const link = [...document.querySelectorAll('nav a')].find((each) => each.textContent === name)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const started = performance.now()
    ;(link as HTMLElement).click()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - started
  }, name)

/** Waits until a page that has just started is idle: no requests, no pending tasks. */
const atRest = async (page: Page): Promise<void> => {
  // Playwright sometimes counts one request too many, and would wait forever.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })))
}

/** Returns the size of the JavaScript heap after a garbage collection, including the test driver's objects. */
const heapBytes = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

const bareUnit = 'bare page: first paint'
const heap = 'first visit: heap in bytes'

/** Measures one visitor's first visit, later starts and taps, from empty storage and with the machine's clock. */
const measureOnce = async (
  { url }: Site,
  context: BrowserContext,
  add: (name: string, value: number) => void,
): Promise<void> => {
  const bare = await start(context, `${url}bare`, { hasData: false })
  add(bareUnit, bare.firstPaint)
  await bare.page.close()

  const first = await start(context, `${url}weather`)
  add('first visit: first paint', first.firstPaint)
  add('first visit: data shown', first.dataShown)
  add(heap, await heapBytes(first.session))
  await until(() => first.page.evaluate(isCached), 'a worker has cached the app')
  await first.page.close()

  const later = await start(context, `${url}weather`)
  add('later start: first paint', later.firstPaint)
  add('later start: data shown', later.dataShown)
  await atRest(later.page)
  const [home = '', ...others] = screenNames
  for (const name of others) add(`first tap: ${name}`, await tap(later.page, name))
  for (const name of [home, ...others]) add(`second tap: ${name}`, await tap(later.page, name))
  await later.page.close()

  const woken = await start(context, `${url}weather`, { isWorkerStopped: true })
  add('later start, worker stopped: data', woken.dataShown)
  await woken.page.close()

  await context.setOffline(true)
  const offline = await start(context, `${url}tides`, { isWorkerStopped: true })
  add('offline start on Tides: data shown', offline.dataShown)
  await offline.page.close()
  // Starts on Info, so that Weather has not rendered before its first tap.
  const info = await start(context, `${url}info`, { hasData: false })
  await atRest(info.page)
  add(`first tap: ${home}`, await tap(info.page, home))
}

const bench = async (site: Site, browser: Browser): Promise<void> => {
  publish(site, campFiles(campDate(Date.now())))
  site.web.intercept = (url, response) => {
    if (!url.endsWith('/bare')) return false
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Bare</title><p>Bare')
    return true
  }
  const values = new Map<string, number[]>()
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    await measureOnce(site, context, (name, value) => {
      values.set(name, [...(values.get(name) ?? []), value])
    })
    await context.close()
  }
  const unit = median(values.get(bareUnit)!)
  console.log(
    `medians of ${runs} runs, CPU at a sixth of its speed: ms, and the ratio to a bare page's first paint`,
  )
  for (const [name, each] of values) {
    const value = median(each)
    // The heap gets no ratio, because its size does not depend on this machine's speed.
    const ratio = name === heap ? '' : (value / unit).toFixed(2)
    console.log(name.padEnd(36), value.toFixed(0).padStart(8), ratio.padStart(8))
  }
}

await runCommand(() => withSite(bench))
