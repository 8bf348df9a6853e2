import type { BrowserContext, Page } from 'playwright'
import * as assert from 'uvu/assert'
import { chosenDay, loaded, statusShows } from '../support/page'
import { answerAll, publish, siteSuite, visit, type Site } from '../support/site'
import { json } from '../support/data-host'
import { evening } from '../support/files'

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

test('Tabs: the dismissed banner goes in every tab', async ({ site }) => {
  const { page, context } = await visit(site)
  const tab = await openTab(site, context, 'info', minutesLater(1))
  await tab.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Close' }).waitFor({ state: 'detached' })
})

test.run()
