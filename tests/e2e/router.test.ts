import type { Page } from 'playwright'
import { assert } from '#test'
import { barLink, becomesCurrent, heading, loaded, openScreen } from '../support/page'
import { siteSuite, visit } from '../support/site'

const test = siteSuite('router')

/** Marks the document, to detect a reload. */
const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isSameDocument: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window)

test('router: replaces /, so that Back leaves the app', async ({ site }) => {
  const { page } = await visit(site, { path: 'info' })
  for (const [given, expected] of [
    ['', 'weather'],
    ['tides/?day=2#table', 'tides?day=2#table'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(site.url + given)
    await page.waitForSelector('h1')
    assert.is(page.url(), site.url + expected)
    await page.goBack()
    assert.is(page.url(), 'about:blank')
  }
})

test('router: bar, Back and Forward never reload', async ({ site }) => {
  const { page } = await visit(site, { path: 'locations' })
  await markDocument(page)
  const shows = async (name: string) => {
    await heading(page, name).waitFor()
    await becomesCurrent(page, name)
    assert.is(page.url(), site.url + name.toLowerCase())
    assert.ok((await page.title()).startsWith(name))
  }
  for (const name of ['Calendar', 'Info']) {
    await openScreen(page, name)
    await shows(name)
  }
  await page.goBack()
  await shows('Calendar')
  await page.evaluate(() => history.go(-1))
  await shows('Locations')
  await page.evaluate(() => history.go(2))
  await shows('Info')
  await barLink(page, 'Calendar').press('Enter')
  await shows('Calendar')
  assert.ok(await isMarked(page))
})

test('error page: bar and link lead back to the app', async ({ site }) => {
  const { page } = await visit(site, { path: 'no-such-screen' })
  await markDocument(page)
  const showsError = () => page.getByRole('main').getByText('404 Not Found').waitFor()
  await showsError()
  assert.is(await page.locator('nav [aria-current]').count(), 0)
  await openScreen(page, 'Info')
  await page.goBack()
  await showsError()
  await page.getByRole('main').getByRole('link', { name: 'Weather', exact: true }).click()
  await loaded(page)
  assert.is(page.url(), `${site.url}weather`)
  assert.ok(await isMarked(page))
})
