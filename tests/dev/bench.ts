/**
 * `npx tsx tests/dev/bench.ts`: measures the app in Chromium on this machine, with the CPU slowed down to a sixth. Prints
 * medians of several runs. Machines differ and are noisy, so each time is also shown as a ratio to the first paint of a
 * bare page in the same run, next to the same ratio in the baseline (`bench-baseline.json`), which `--save` replaces.
 */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { projectFolder } from '../../tools/files'
import { runCommand } from '../../tools/fail'
import { campDate } from '../../src/lib/camp-time'
import { screenNames } from '../support/app-tables'
import { publish, startSite, type Site } from '../support/site'
import { until } from '../support/until'
import { campFiles } from '../support/files'

const runs = 5
const cpuSlowdown = 6
const baselineFile = path.join(projectFolder, 'tests/dev/bench-baseline.json')

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

/** Runs `look` on a phone with empty storage and the machine's clock. */
const onPhone = async (site: Site, look: (context: BrowserContext) => Promise<void>): Promise<void> => {
  const context = await site.browser.newContext({ viewport: { width: 360, height: 740 } })
  try {
    await look(context)
  } finally {
    await context.close()
  }
}

interface Start {
  /** Milliseconds from the navigation to the first contentful paint. */
  firstPaint: number
  /** Milliseconds from the navigation to the frame that shows data; NaN on a page without data. */
  dataShown: number
}

/** Stops the worker: hours after the last visit, the browser would have done so. */
const stopWorkers = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
}

/** Opens a page with a slow CPU, and waits until it has painted, with its data if it has any. */
const start = async (
  context: BrowserContext,
  url: string,
  { hasData = true, isWorkerStopped = false } = {},
): Promise<[Page, Start]> => {
  const page = await context.newPage()
  await slowDown(page)
  if (isWorkerStopped) await stopWorkers(page)
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      // The status line has an age once there is data.
      if (!document.querySelector('[role=status] [aria-live=off]')?.textContent) return
      observer.disconnect()
      // A task queued in a frame runs after its paint.
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
  return [page, (await measured.jsonValue()) as Start]
}

/**
 * Milliseconds from a tap on the bar to the frame that shows the other screen. The tap comes between frames, as
 * a visitor's does. A tap during a frame would be painted in that frame, but measured only in the next.
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
  // The driver sometimes counts one request too many, and would wait for it forever.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })))
}

/** Bytes of the JavaScript heap after a garbage collection, including the test driver's own. */
const heapBytes = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** Measures one visitor: the first visit, a second one, an offline one, and taps. */
const measureOnce = async (site: Site, add: (name: string, value: number) => void): Promise<void> => {
  await onPhone(site, async (context) => {
    const [bare, { firstPaint }] = await start(context, `${site.url}bare`, { hasData: false })
    add('bare page: first paint', firstPaint)
    await bare.close()

    const [first, cold] = await start(context, `${site.url}weather`)
    add('first visit: first paint', cold.firstPaint)
    add('first visit: data shown', cold.dataShown)
    add('heap after the first visit, bytes', await heapBytes(first))
    await until(
      () => first.evaluate(() => navigator.serviceWorker.controller?.state === 'activated'),
      'the worker is in control',
      30_000,
    )
    await first.close()

    const [second, warm] = await start(context, `${site.url}weather`)
    add('later start: first paint', warm.firstPaint)
    add('later start: data shown', warm.dataShown)
    await atRest(second)
    for (const round of ['first', 'second']) {
      for (const name of [...screenNames.slice(1), ...screenNames.slice(0, 1)]) {
        const milliseconds = await tap(second, name)
        // Weather has rendered at the start; its first tap is measured on a visit that starts on Info.
        if (round === 'second' || name !== screenNames[0]) add(`${round} tap: ${name}`, milliseconds)
      }
    }
    await second.close()

    const [third, woken] = await start(context, `${site.url}weather`, { isWorkerStopped: true })
    add('later start, worker stopped: data', woken.dataShown)
    await third.close()

    await context.setOffline(true)
    const [fourth, offline] = await start(context, `${site.url}tides`, { isWorkerStopped: true })
    add('offline start on Tides: data shown', offline.dataShown)
    await fourth.close()
    const [fifth] = await start(context, `${site.url}info`, { hasData: false })
    await atRest(fifth)
    add('first tap: Weather', await tap(fifth, 'Weather'))
    await fifth.close()
  })
}

const bareUnit = 'bare page: first paint'

const benchStarts = async (site: Site, saves: boolean): Promise<void> => {
  publish(site, campFiles(campDate(Date.now())))
  site.web.intercept = (url, response) => {
    if (!url.endsWith('/bare')) return false
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Bare</title><p>Bare')
    return true
  }
  const values = new Map<string, number[]>()
  for (let run = 0; run < runs; run++) {
    await measureOnce(site, (name, value) => values.set(name, [...(values.get(name) ?? []), value]))
  }
  const medians = new Map([...values].map(([name, each]) => [name, median(each)]))
  // The heap does not depend on this machine's speed.
  const ratioOf = (name: string, value: number) =>
    name.startsWith('heap') ? value : value / medians.get(bareUnit)!
  const baseline: Record<string, number> = existsSync(baselineFile)
    ? JSON.parse(await readFile(baselineFile, 'utf8'))
    : {}
  const show = (name: string, value: number | undefined) =>
    (value === undefined ? '' : name.startsWith('heap') ? String(value) : value.toFixed(2)).padStart(10)
  console.log(`Medians of ${runs}, CPU slowed to a sixth: ms, ratio to the bare page, the baseline's ratio`)
  for (const [name, value] of medians) {
    const ms = name.startsWith('heap') ? '' : value.toFixed(0)
    console.log(name.padEnd(36), ms.padStart(8), show(name, ratioOf(name, value)), show(name, baseline[name]))
  }
  if (!saves) return
  const ratios = [...medians].map(([name, value]) => [name, Number(ratioOf(name, value).toFixed(2))])
  await writeFile(baselineFile, `${JSON.stringify(Object.fromEntries(ratios), null, 2)}\n`)
}

await runCommand(async () => {
  const site = await startSite()
  try {
    await benchStarts(site, process.argv.includes('--save'))
  } finally {
    await site.close()
  }
})
