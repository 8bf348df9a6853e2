/** The built app in a real browser, with a web host, a scriptable data host and a clock of its own. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { suite } from '#test'
import { launchBrowser } from '../../tools/browser'
import type { DatasetName } from '../../src/schemas'
import { timeZone } from '../../src/time-zone'
import { datasetNames } from './app-tables'
import { held, json, type Answer } from './data-host'
import { campFiles, evening } from './files'
import { startHosts, type Hosts } from './hosts'
import { mapOrigin } from './map-origin'
import { sharedBrowser } from './shared-browser'
import { until } from './until'

export interface Site extends Hosts {
  browser: Browser
}

/** Starts a data host, builds and serves an app that uses it, and launches a browser. For commands, not for test files. */
export const startSite = async (environment: Record<string, string> = {}): Promise<Site> => {
  const hosts = await startHosts(environment)
  const browser = await launchBrowser()
  return {
    ...hosts,
    browser,
    async close() {
      await browser.close()
      await hosts.close()
    },
  }
}

/**
 * Creates a suite of tests that share a site. Before each test, the data host publishes the files for `evening`; after
 * each test, its visits end. `environment` is passed to the build.
 */
export const siteSuite = (name: string, environment: Record<string, string> = {}) => {
  const addTest = suite<{ site: Site }>(name)
  addTest.before(async (context) => {
    context.site = { ...(await startHosts(environment)), browser: await sharedBrowser() }
  })
  addTest.after(async ({ site }) => {
    for (const context of site.browser.contexts()) await context.close()
    await site.close()
  })
  addTest.before.each(({ site }) => {
    publish(site)
    site.data.requests.length = 0
    site.web.requests.length = 0
    site.web.intercept = undefined
  })
  const test = (title: string, steps: (context: { site: Site }) => void | Promise<void>): void =>
    // Fails on errors here, not in a hook: a hook that throws after a failed test would end the suite.
    addTest(title, async (context) => {
      try {
        await steps(context)
        for (const { errors } of openVisits) failOnErrors(errors)
      } finally {
        for (const { context } of openVisits.splice(0)) await context.close()
      }
    })
  return Object.assign(test, { before: addTest.before })
}

/** Publishes files on the data host; by default those for `evening`. */
export const publish = (
  site: Hosts,
  files: Partial<Record<DatasetName, unknown>> = campFiles('2026-08-22'),
): void => {
  for (const [name, file] of Object.entries(files)) site.data.answers[name as DatasetName] = json(file)
}

export const answerAll = (site: Site, answer: Answer): void => {
  for (const name of datasetNames) site.data.answers[name] = answer
}

export interface Visit {
  page: Page
  context: BrowserContext
  /** Uncaught errors; any of them fails the visit when it ends. */
  errors: string[]
  /** Errors in the console: the app's and the browser's own. */
  logged: string[]
  /** Origins of the page's requests. */
  origins: Set<string>
}

export interface VisitOptions extends BrowserContextOptions {
  /** The time at which the phone's clock starts. */
  clock?: string
  /** Local storage before the app starts. */
  stored?: Record<string, string>
  /** Path below the base path. */
  path?: string
  /** Keeps the HTTP cache in use by not intercepting requests; the map then fails to load. */
  keepsHttpCache?: boolean
}

/** The visits that last until the end of the test. */
const openVisits: Visit[] = []

const failOnErrors = (errors: string[]): void => {
  if (errors.length) throw new Error(`uncaught in the page: ${errors.join('\n')}`)
}

/** Opens a browser context like a phone's, with an empty page; records errors and requests. */
const takePhone = async (
  site: Site,
  { clock = evening, stored = {}, keepsHttpCache = false, ...options }: VisitOptions,
): Promise<Visit> => {
  const context = await site.browser.newContext({
    viewport: { width: 360, height: 740 },
    timezoneId: timeZone,
    locale: 'en-GB',
    // Tests check the final state, not animations.
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
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

/** Opens a phone with an empty page; both close at the end of the test. */
export const openPhone = async (site: Site, options: VisitOptions): Promise<Visit> => {
  const phone = await takePhone(site, options)
  openVisits.push(phone)
  return phone
}

/**
 * Opens the app on a phone of its own. The visit lasts as long as `look` or, without `look`, until the end of the test.
 * It fails on an uncaught error in the page.
 */
export const visit = async (
  site: Site,
  { path: route = 'weather', ...options }: VisitOptions = {},
  look?: (visit: Visit) => Promise<void>,
): Promise<Visit> => {
  const phone = await (look ? takePhone : openPhone)(site, options)
  try {
    await phone.page.goto(site.url + route)
    await phone.page.waitForSelector('h1')
    await look?.(phone)
    if (look) failOnErrors(phone.errors)
  } finally {
    if (look) await phone.context.close()
  }
  return phone
}

/** Returns what the app itself has logged, without the browser's own lines. */
export const complaints = ({ logged }: Visit): string[] =>
  logged.filter((line) => !/^(Failed to load resource|Access to fetch)/.test(line))

/** Delays the responses of some data sets, by default all, until the returned function is called. */
export const holdAnswers = (site: Site, names: DatasetName[] = datasetNames): (() => void) => {
  const waiting = names.map((name) => {
    const { answer, release } = held(site.data.answers[name]!)
    site.data.answers[name] = answer
    return release
  })
  return () => {
    for (const release of waiting) release()
  }
}

/** Waits until there have been `times` requests for each data file; counts only the total. */
export const allRequested = ({ data }: Hosts, times = 1): Promise<void> =>
  until(
    () => data.requests.length === times * datasetNames.length,
    () => `each file is requested ${times} times; requests: ${data.requests}`,
  )
