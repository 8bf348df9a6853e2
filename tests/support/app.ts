/** The built app in a real browser, with a web host, a scriptable data host and a clock of its own. */
import { rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { build } from '../../build'
import { launchBrowser } from '../../build/browser'
import { projectFolder } from '../../build/bundle'
import { serve } from '../../build/server'
import { readSettings } from '../../build/settings'
import type { DatasetName } from '../../src/schemas'
import { json, startDataHost, type DataHost } from './data-host'
import { campFiles } from './files'

/** The evening of 22 August 2026 at the camp, 19:00 BST, when the made-up files are new. */
export const evening = '2026-08-22T18:00:00Z'

export interface Camp {
  /** Address of the app, with a slash at the end. */
  url: string
  data: DataHost
  browser: Browser
  /** Folder with the built app, which a test may change. */
  folder: string
  close: () => Promise<void>
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

/** Builds the app for a data host of its own and serves both. */
export const startCamp = async (environment: Record<string, string> = {}): Promise<Camp> => {
  const data = await startDataHost()
  const folder = path.join(projectFolder, '.cache/e2e', String(process.pid))
  const settings = readSettings({
    DATA_HOST: data.url,
    DATA_OWNER: 'camp',
    DATA_REPO: 'site',
    BUILD_ID: '0123456789abcdef',
    ...environment,
  })
  await build(settings, folder)
  const server = await serve(
    { folder, basePath: settings.basePath, readData: () => Promise.resolve(undefined) },
    0,
  )
  const browser = await launchBrowser()
  return {
    url: `http://localhost:${portOf(server)}${settings.basePath}`,
    data,
    browser,
    folder,
    async close() {
      await browser.close()
      server.closeAllConnections()
      server.close()
      await data.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Makes the data host publish files; by default those of the summer day of `evening`. */
export const publish = (
  camp: Camp,
  files: Partial<Record<DatasetName, unknown>> = campFiles('2026-08-22'),
): void => {
  for (const [name, file] of Object.entries(files)) camp.data.answers[name as DatasetName] = json(file)
}

export interface Visit {
  page: Page
  context: BrowserContext
  /** Errors that nothing caught; the visit's end fails on one. */
  errors: string[]
  /** Texts of `console.error`. */
  logged: string[]
  /** Origins that anything was requested from. */
  origins: Set<string>
}

export interface VisitOptions extends BrowserContextOptions {
  /** What the phone's clock says at the start; it then runs on. */
  clock?: string
  /** Local storage before the app starts. */
  stored?: Record<string, string>
  /** Path below the base path. */
  path?: string
}

/** Opens the app on a phone of its own, lets a test look at it, and fails on any uncaught error. */
export const visit = async (
  camp: Camp,
  { clock = evening, stored = {}, path: route = 'weather', ...options }: VisitOptions,
  look: (visit: Visit) => Promise<void>,
): Promise<void> => {
  const context = await camp.browser.newContext({
    viewport: { width: 360, height: 740 },
    timezoneId: 'Europe/London',
    locale: 'en-GB',
    ...options,
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    const errors: string[] = []
    const logged: string[] = []
    const origins = new Set<string>()
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text())
    })
    page.on('request', (request) => origins.add(new URL(request.url()).origin))
    // The map's host is not ours: an empty page stands in.
    await context.route('https://embed.windy.com/**', (request) =>
      request.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
    )
    await context.addInitScript((entries) => {
      for (const [key, value] of entries)
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    }, Object.entries(stored))
    await page.clock.install({ time: clock })
    await page.goto(camp.url + route)
    await page.waitForSelector('h1')
    await look({ page, context, errors, logged, origins })
    if (errors.length) throw new Error(`Uncaught in the page: ${errors.join('\n')}`)
  } finally {
    await context.close()
  }
}
