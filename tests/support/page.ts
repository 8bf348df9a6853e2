/** What a visitor does and reads in the app, by accessible names and roles. */
import type { Locator, Page } from 'playwright'
import { expect } from 'playwright/test'
import { statusText } from '../../src/lib/status-text'
import { ageText, msPerMinute } from '../../src/lib/durations'
import { dataScreens, datasetNames } from './app-tables'
import type { Site } from './hosts'
import { drawFrame } from './draw-frame'
import { drawn } from './drawn'

export const barLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation').getByRole('link', { name, exact: true })

export const becomesCurrent = (page: Page, name: string): Promise<void> =>
  expect(barLink(page, name)).toHaveAttribute('aria-current', 'page')

export const openScreen = async (page: Page, name: string): Promise<void> => {
  await barLink(page, name).click()
  await becomesCurrent(page, name)
}

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true })

export const firstHeading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** Returns the open screen; screens opened before stay in the page, hidden. */
export const openedScreen = (page: Page): Locator => page.locator('main > :not([hidden])')

/** Waits until the page's current state has been painted. */
export const nextFrame = (page: Page): Promise<void> => page.evaluate(drawFrame)

/** Waits until there have been `times` requests for each data file; counts only the total. */
export const allRequested = ({ data }: Site, times = 1): Promise<void> =>
  expect
    .poll(() => data.requests.length, `each file is requested ${times} times`)
    .toBe(times * datasetNames.length)

/** Scrolls the page to an offset in pixels, or to its end. */
export const scrollPage = (page: Page, top: number | 'end'): Promise<void> =>
  page.evaluate((y) => scrollTo(0, y === 'end' ? document.documentElement.scrollHeight : y), top)

type Status = 'loading' | 'loaded' | 'error'

/** Waits until the status line shows a status and, if given, the age of the data. */
export const statusShows = (page: Page, status: Status, ageMinutes?: number): Promise<void> => {
  const age = ageMinutes === undefined ? undefined : ageText(ageMinutes * msPerMinute)
  return expect(page.getByRole('status')).toHaveText(statusText(status, age).join(''))
}

/** Opens each data screen in turn and waits until it shows the given status. */
export const allScreensShow = async (page: Page, status: Status, ageMinutes?: number): Promise<void> => {
  for (const name of dataScreens) {
    await openScreen(page, name)
    await statusShows(page, status, ageMinutes)
  }
}

/** Waits until the open screen has its data from the network. */
export const loaded = (page: Page): Promise<void> => statusShows(page, 'loaded', 0)

/** Waits until all opened screens have finished loading and have drawn their charts. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (unfinished) => document.querySelector('h1') && !document.querySelector(unfinished),
    `${drawn.spinner}, ${drawn.chart}:empty`,
  )

/** Opens all data screens and waits until each has its data from the network. */
export const allLoaded = (page: Page): Promise<void> => allScreensShow(page, 'loaded', 0)

/** Returns the box of an element, with all its edges. Throws if it is not visible. */
export const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element}: not visible`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Returns the box of an element's text, which may be smaller than the element's. */
export const textBoxOf = (element: Locator): Promise<DOMRect> =>
  element.evaluate((each) => {
    const text = document.createRange()
    text.selectNodeContents(each)
    return text.getBoundingClientRect().toJSON() as DOMRect
  })

export const dayButtons = (page: Page): Locator =>
  page.getByRole('toolbar', { name: 'Day' }).getByRole('button')
export const chosenButton = (page: Page): Locator =>
  page.getByRole('toolbar', { name: 'Day' }).getByRole('button', { pressed: true })

export const rowOfHours = (page: Page): Locator => page.getByRole('list', { name: 'Hours' })
export const hoursIn = (page: Page): Locator => rowOfHours(page).getByRole('listitem')
export const installHint = (page: Page): Locator => page.getByRole('complementary', { name: 'Install' })
export const closeInstallHint = (page: Page): Locator => installHint(page).getByRole('button')
export const schemeRadio = (page: Page, name: 'Light' | 'System' | 'Dark'): Locator =>
  page.getByRole('radio', { name, exact: true })
export const notice = (page: Page): Locator => page.getByRole('complementary', { name: 'Notice' })

/** The chart of the open screen's day. */
export const dayChart = (page: Page): Locator =>
  page.getByRole('main').getByRole('img', { name: /^From .+ at |^The day's tides/ })
/** What a chart draws in its second frame. Its parts have no roles, because the chart's name says it all. */
export const drawing = (chart: Locator): Locator => chart.locator('svg')
export const labelledPins = (chart: Locator): Locator => chart.locator(drawn.labelledPin)

/** The bar that shows whether the sun is up, a decoration of the sun times. */
export const sunBar = (page: Page): Locator => page.locator(drawn.sunBar)
/** What is painted behind the open screen's header. */
export const sky = (page: Page): Locator => page.locator(drawn.sky).filter({ visible: true })

/** The events in the calendar's rows. */
export const eventBars = (within: Page | Locator): Locator =>
  within.getByRole('paragraph').filter({ hasText: /\(\d+\/\d+\)$/ })
