import type { BrowserContext, Page } from 'playwright'
import * as assert from 'uvu/assert'
import { screenNames } from '../support/app-tables'
import { isMarked, markDocument, openedScreen, openScreen, tideSentence } from '../support/page'
import { holdAnswers, siteSuite, visit, type Site } from '../support/site'

const test = siteSuite('error page')

const errorHeading = 'Unexpected Application Error!'
const failure = 'made to fail by a test'

const showsErrorPage = async (page: Page, message: string) => {
  await page.getByRole('heading', { level: 1, name: errorHeading, exact: true }).waitFor()
  await page.getByRole('main').getByText(message).waitFor()
  assert.is(
    await page.getByRole('main').getByRole('link', { name: 'Weather', exact: true }).getAttribute('href'),
    '/weather',
  )
}

/** Makes Locations throw when it has places to show: it cannot link to them without encoding their parts. */
const breakLocations = (page: Page | BrowserContext) =>
  page.addInitScript((message) => {
    window.encodeURIComponent = () => {
      throw new Error(message)
    }
  }, failure)

/** The app on Weather, with its data, and with a screen that throws once it is opened. */
const visitWithBrokenLocations = async (site: Site): Promise<Page> => {
  const { page } = await visit(site)
  await breakLocations(page)
  await page.reload()
  await openedScreen(page).getByText('Last updated').waitFor()
  return page
}

test('Unknown path: the link to Weather recovers without a load of the page', async ({ site }) => {
  const { page } = await visit(site, { path: 'no-such-screen' })
  await markDocument(page)
  await page.getByRole('main').getByRole('link', { name: 'Weather', exact: true }).click()
  await openedScreen(page).getByText('Last updated').waitFor()
  assert.is(page.url(), `${site.url}weather`)
  assert.is(await page.locator('nav [aria-current=page]').innerText(), 'Weather')
  assert.is(await page.getByText(errorHeading).count(), 0)
  assert.ok(await isMarked(page))
})

test('Unknown path: the bar stays usable, and Back shows the page again', async ({ site }) => {
  const { page } = await visit(site, { path: 'no-such-screen' })
  for (const name of screenNames) {
    await openScreen(page, name)
    assert.is(await page.getByText(errorHeading).count(), 0, name)
    await page.goBack()
    await showsErrorPage(page, '404 Not Found')
  }
})

test('Unknown path: when a screen throws, its tab stays highlighted and the h1 takes the focus', async ({
  site,
}) => {
  const page = await visitWithBrokenLocations(site)
  await openScreen(page, 'Locations')
  await showsErrorPage(page, failure)
  assert.is(await page.locator('nav [aria-current=page]').innerText(), 'Locations')
  assert.is(await page.locator('h1:visible').count(), 1)
  await page.locator('h1:focus').waitFor()
})

test('Unknown path: a screen that throws when its data arrive shows the page, and the others go on', async ({
  site,
}) => {
  const release = holdAnswers(site, ['locations'])
  const { page } = await visit(site, { path: 'info' })
  await breakLocations(page)
  await page.goto(`${site.url}locations`)
  await page.getByText('Loading ...').waitFor()
  release()
  await showsErrorPage(page, failure)
  await openScreen(page, 'Tides')
  await tideSentence(page).waitFor()
})

test.run()
