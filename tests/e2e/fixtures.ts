/** What end-to-end tests are given: builds for each worker, and a site and visits for each test. */
import { chromium, expect, test as base } from 'playwright/test'
import { launchFirst } from '../../tools/browser'
import { serveSite, startBuilds, type Builds, type Site } from '../support/hosts'
import {
  openApp,
  openPhone,
  publish,
  type PhoneOptions,
  type Visit,
  type VisitOptions,
} from '../support/site'

export { expect }
export type { Site, Visit }

export interface TestFixtures {
  /** The path that the app is served from; an option: `test.use({ basePath: '/camp/' })`. */
  basePath: string
  /** The built app on an origin of its own. Its data host publishes the files for `evening`. */
  site: Site
  /** Opens a phone with an empty page. The test fails on an uncaught error in any of its pages. */
  phone: (options?: PhoneOptions) => Promise<Visit>
  /** Opens the app on a phone, by default the weather. */
  visit: (options?: VisitOptions) => Promise<Visit>
}

export const test = base.extend<TestFixtures, { builds: Builds }>({
  // Finds a browser where Playwright's own is not installed.
  browser: [
    async ({ headless, launchOptions }, use) => {
      const isShown = !headless
      const browser = await launchFirst(
        (found) => chromium.launch({ ...found, ...launchOptions, headless: !isShown }),
        isShown,
      )
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  builds: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern
    async ({}, use) => {
      const builds = await startBuilds()
      await use(builds)
      await builds.close()
    },
    { scope: 'worker' },
  ],
  basePath: ['/', { option: true }],
  async site({ builds, basePath }, use) {
    builds.data.answers = {}
    builds.data.requests.length = 0
    const site = await serveSite(builds, { basePath })
    publish(site)
    await use(site)
    await site.close()
  },
  async phone({ browser }, use) {
    const phones: Visit[] = []
    await use(async (options) => {
      const phone = await openPhone(browser, options)
      phones.push(phone)
      return phone
    })
    for (const { context } of phones) await context.close()
    expect(
      phones.flatMap(({ errors }) => errors),
      'uncaught errors in the page',
    ).toEqual([])
  },
  async visit({ phone, site }, use) {
    await use(async ({ path, ...options } = {}) => {
      const visit = await phone(options)
      await openApp(visit, site, path)
      return visit
    })
  },
})
