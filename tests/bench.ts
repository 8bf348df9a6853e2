/**
 * `npm run bench`: how long the app takes, in Chromium on this machine with its CPU slowed down to a sixth. Medians
 * of several runs; only ratios within one run say much, because machines differ and are noisy.
 */
import type { Page } from 'playwright'
import { runCommand } from '../build/fail'
import { campDate } from '../src/lib/camp-time'
import { openScreen, publish, startCamp, statusShows, type Camp } from './support/app'
import { largeFiles } from './support/files'

const runs = 5
const cpuSlowdown = 6

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

/** Opens a page with the machine's own clock, which a test would replace. */
const onPhone = async (camp: Camp, look: (page: Page) => Promise<void>): Promise<void> => {
  const context = await camp.browser.newContext({ viewport: { width: 360, height: 740 } })
  try {
    await look(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Milliseconds from a tap on the bar to the frame that shows the other screen. */
const tap = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (name) => {
    const link = [...document.querySelectorAll('nav a')].find((each) => each.textContent === name)
    await new Promise(requestAnimationFrame)
    const started = performance.now()
    ;(link as HTMLElement).click()
    // The first frame begins before the paint, the second one after it.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - started
  }, name)

/** How the time to show a screen grows with its data: a share of a year's data, and the medians in milliseconds. */
const benchLoad = async (camp: Camp): Promise<void> => {
  const shares = [1 / 8, 1 / 4, 1 / 2, 1]
  const screens = ['Weather', 'Tides', 'Locations', 'Calendar']
  console.log(`\nA tap on the bar by the amount of data, in ms (1 is a year of tides and days, 500 places)`)
  console.log(
    ['screen'.padEnd(10), ...shares.map((share) => String(share).padStart(8)), 'growth by 8'].join(' '),
  )
  const times = new Map(screens.map((name) => [name, [] as number[]]))
  for (const share of shares) {
    publish(camp, largeFiles(campDate(Date.now()), share))
    await onPhone(camp, async (page) => {
      await page.goto(`${camp.url}info`)
      for (const name of screens) {
        await openScreen(page, name)
        await statusShows(page, 'Last updated less than a minute ago')
      }
      await slowDown(page)
      for (const name of screens) {
        const taps: number[] = []
        for (let run = 0; run < runs; run++) {
          await tap(page, 'Info')
          taps.push(await tap(page, name))
        }
        times.get(name)!.push(median(taps))
      }
    })
  }
  for (const [name, medians] of times) {
    const growth = medians.at(-1)! / medians[0]!
    console.log(
      [
        name.padEnd(10),
        ...medians.map((ms) => ms.toFixed(0).padStart(8)),
        growth.toFixed(1).padStart(11),
      ].join(' '),
    )
  }
}

await runCommand(async () => {
  const camp = await startCamp()
  try {
    await benchLoad(camp)
  } finally {
    await camp.close()
  }
})
