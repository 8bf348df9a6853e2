/** Visits to the built app: a phone of its own for each, and what the data host publishes. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { withBrowser } from '../../tools/browser'
import type { DatasetName } from '../../src/schemas'
import { timeZone } from '../../src/time-zone'
import { datasetNames } from './app-tables'
import { held, json, type Answer } from './data-host'
import { campFiles, evening } from './files'
import { serveSite, startBuilds, type Site } from './hosts'
import { mapOrigin } from './map-origin'

/** Publishes files on the data host; by default those for `evening`. */
export const publish = (
  { data }: Site,
  files: Partial<Record<DatasetName, unknown>> = campFiles('2026-08-22'),
): void => {
  for (const [name, file] of Object.entries(files)) data.answers[name as DatasetName] = json(file)
}

export const answerAll = ({ data }: Site, answer: Answer): void => {
  for (const name of datasetNames) data.answers[name] = answer
}

/** Delays the responses of some data sets, by default all, until the returned function is called. */
export const holdAnswers = ({ data }: Site, names: DatasetName[] = datasetNames): (() => void) => {
  const waiting = names.map((name) => {
    const { answer, release } = held(data.answers[name]!)
    data.answers[name] = answer
    return release
  })
  return () => {
    for (const release of waiting) release()
  }
}

export interface Visit {
  page: Page
  context: BrowserContext
  /** Uncaught errors. */
  errors: string[]
  /** Errors in the console: the app's and the browser's own. */
  logged: string[]
  /** Origins of the page's requests. */
  origins: Set<string>
}

export interface PhoneOptions extends BrowserContextOptions {
  /** The time at which the phone's clock starts. */
  clock?: string
  /** Local storage before the app starts. */
  stored?: Record<string, string>
  /** Keeps the HTTP cache in use by not intercepting requests; the map then fails to load. */
  keepsHttpCache?: boolean
}

export interface VisitOptions extends PhoneOptions {
  /** Path below the base path. */
  path?: string
}

/** Opens a browser context like a phone's, with an empty page; records errors and requests. */
export const openPhone = async (
  browser: Browser,
  { clock = evening, stored = {}, keepsHttpCache = false, ...options }: PhoneOptions = {},
): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    timezoneId: timeZone,
    locale: 'en-GB',
    // Tests check the final state, not animations.
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const errors: string[] = []
  const logged: string[] = []
  const origins = new Set<string>()
  // Catches errors on every page of the phone.
  context.on('weberror', (error) => errors.push(String(error.error())))
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  // An empty page replaces the map, which is on a third party's host.
  if (!keepsHttpCache) {
    await context.route(`${mapOrigin}/**`, (request) =>
      request.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
    )
  }
  await context.addInitScript((entries) => {
    // The map's frame and the empty page have no storage.
    if (window !== top || location.origin === 'null') return
    for (const [key, value] of entries)
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  }, Object.entries(stored))
  await page.clock.install({ time: clock })
  return { page, context, errors, logged, origins }
}

/** Opens the app, by default the weather, on a phone. */
export const openApp = async ({ page }: Visit, site: Site, path = 'weather'): Promise<void> => {
  await page.goto(site.url + path)
  await page.waitForSelector('h1')
}

/** Returns what the app itself has logged, without the browser's own lines. */
export const complaints = ({ logged }: Visit): string[] =>
  logged.filter((line) => !/^(Failed to load resource|Access to fetch)/.test(line))

/** Calls `run` with a site and a browser of its own. For commands; tests have fixtures. */
export const withSite = async (run: (site: Site, browser: Browser) => Promise<void>): Promise<void> => {
  const builds = await startBuilds()
  const site = await serveSite(builds)
  try {
    await withBrowser((browser) => run(site, browser))
  } finally {
    await site.close()
    await builds.close()
  }
}
