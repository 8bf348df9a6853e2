import type { BrowserContext, Page } from 'playwright'
import * as assert from 'uvu/assert'
import { chosenDay, loaded, openedScreen, statusShows } from '../support/page'
import { answerAll, holdAnswers, publish, siteSuite, visit, type Site } from '../support/site'
import { json, silence } from '../support/data-host'
import { campFiles, evening } from '../support/files'

const test = siteSuite('tabs')

const minutesLater = (minutes: number) => new Date(Date.parse(evening) + minutes * 60_000).toJSON()

/** Opens a second tab on the same phone at a time. */
const openTab = async (site: Site, context: BrowserContext, path: string, clock: string): Promise<Page> => {
  const tab = await context.newPage()
  await tab.clock.install({ time: clock })
  await tab.goto(site.url + path)
  return tab
}

test('Tabs: what one tab has fetched is shown by the other at once, in place of old data and of an error', async ({
  site,
}) => {
  answerAll(site, json(null))
  const { page, context } = await visit(site, { path: 'tides', clock: minutesLater(2) })
  await statusShows(page, 'Error')
  publish(site)
  const tab = await openTab(site, context, 'tides', minutesLater(3))
  await loaded(tab)
  await page.locator('tbody tr').first().waitFor()
  await loaded(page)
  assert.is(await chosenDay(page), 'Sat 22 August')
})

test('Tabs: while a tab still waits for its own answer, it shows what another has fetched, as work under way', async ({
  site,
}) => {
  const release = holdAnswers(site, ['tides'])
  const { page, context } = await visit(site, { path: 'tides' })
  await statusShows(page, 'Loading ...')
  const workingIcon = await page.getByRole('status').locator('svg').innerHTML()
  publish(site)
  await openTab(site, context, 'tides', minutesLater(1))
  await page.locator('tbody tr').first().waitFor()
  assert.is(await page.getByRole('status').locator('svg').innerHTML(), workingIcon)
  release()
  await page.waitForFunction(
    (icon) => document.querySelector('[role=status] svg')?.innerHTML !== icon,
    workingIcon,
  )
})

test('Tabs: a copy that is older than what is shown, or not valid, is not taken over', async ({ site }) => {
  const { page, context } = await visit(site, { path: 'tides' })
  await loaded(page)
  answerAll(site, silence)
  const tab = await openTab(site, context, 'info', minutesLater(1))
  const old = { dates: [{ date: '2026-08-22', tides: [] }] }
  const entries = [
    JSON.stringify({ lastUpdatedUtc: '2026-08-22T12:00:00.000Z', data: old }),
    JSON.stringify({ lastUpdatedUtc: minutesLater(5), data: { dates: 'none' } }),
    JSON.stringify({ lastUpdatedUtc: 'soon', data: old }),
    'null',
    '{',
  ]
  await tab.evaluate((texts) => {
    for (const text of texts) localStorage.setItem('cache:tides', text)
    localStorage.removeItem('cache:tides')
    // The last of all, so that the other tab has seen the others when it shows this one.
    localStorage.setItem('theme', 'dark')
  }, entries)
  await page.locator('html.dark').waitFor()
  assert.is(await page.locator('tbody tr').count(), 4)
})

test('Tabs: the dismissed banner goes in every tab', async ({ site }) => {
  const { page, context } = await visit(site)
  const tab = await openTab(site, context, 'info', minutesLater(1))
  await tab.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Close' }).waitFor({ state: 'detached' })
})

test('Tabs: another data set’s copy changes nothing, and cleared storage takes nothing away', async ({
  site,
}) => {
  const { page, context } = await visit(site, { path: 'locations' })
  await loaded(page)
  const tab = await openTab(site, context, 'info', minutesLater(1))
  const { calendar } = campFiles('2026-08-22')
  await tab.evaluate(
    (text) => {
      localStorage.setItem('cache:elsewhere', text)
      localStorage.clear()
      localStorage.setItem('theme', 'dark')
    },
    JSON.stringify({ lastUpdatedUtc: minutesLater(9), data: calendar }),
  )
  await page.locator('html.dark').waitFor()
  assert.is(await openedScreen(page).locator('li').count(), 5)
})

test.run()
