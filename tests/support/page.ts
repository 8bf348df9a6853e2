/** What a visitor does and reads in the app, by accessible names and roles. */
import type { Locator, Page } from 'playwright'
import { statusText } from '../../src/lib/dataset-state'
import { ageText } from '../../src/lib/words'
import { dataScreens } from './app-tables'

export const barLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation').getByRole('link', { name, exact: true })

export const becomesCurrent = (page: Page, name: string): Promise<void> =>
  barLink(page, name).and(page.locator('[aria-current=page]')).waitFor()

export const openScreen = async (page: Page, name: string): Promise<void> => {
  await barLink(page, name).click()
  await becomesCurrent(page, name)
}

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** Returns the open screen; screens opened before stay in the page, hidden. */
export const openedScreen = (page: Page): Locator => page.locator('main > :not([hidden])')

/** Waits until the second frame starts: by then, the page's current state has been painted. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

type Status = 'loading' | 'loaded' | 'error'

/** Waits until the status line shows a status and, if given, the age of the data. */
export const statusShows = (page: Page, status: Status, ageMinutes?: number): Promise<void> => {
  const age = ageMinutes === undefined ? undefined : ageText(ageMinutes * 60_000)
  const text = statusText(status, age).join('')
  const wholeText = new RegExp(`^${text.replace(/[.()]/g, String.raw`\$&`)}$`)
  return page.getByRole('status').filter({ hasText: wholeText }).waitFor()
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
  page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('.spin, .chart:empty'))

/** Opens all data screens and waits until each has its data from the network. */
export const allLoaded = (page: Page): Promise<void> => allScreensShow(page, 'loaded', 0)

const fold = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Returns the texts of the elements that match now, with white space collapsed. */
export const wordsOf = async (elements: Locator): Promise<string[]> =>
  (await elements.allInnerTexts()).map(fold)

export const dayButtons = (page: Page): Locator => openedScreen(page).locator('button[aria-pressed]')
export const chosenButton = (page: Page): Locator => page.locator('button[aria-pressed=true]:visible')

/** Waits for a date strip, and returns the text of the chosen day. */
export const chosenDay = async (page: Page): Promise<string> => fold(await chosenButton(page).innerText())

export const rowOfHours = (page: Page): Locator => page.getByRole('list', { name: 'Hours' })
export const installHint = (page: Page): Locator => page.getByRole('complementary', { name: 'Install' })
export const closeInstallHint = (page: Page): Locator => installHint(page).getByRole('button')
export const schemeRadio = (page: Page, name: 'Light' | 'System' | 'Dark'): Locator =>
  page.getByRole('radio', { name, exact: true })
export const notice = (page: Page): Locator => page.getByRole('complementary', { name: 'Notice' })
