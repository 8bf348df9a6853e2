import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { barLink, becomesCurrent, heading, nextFrame, openedScreen, openScreen } from '../support/page'
import { siteSuite, visit } from '../support/site'

const test = siteSuite('scroll')

const historyLength = (page: Page) => page.evaluate(() => history.length)

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

const scrollToTop = (page: Page, top: number) => page.evaluate((y) => scrollTo(0, y), top)

/** A phone so low that every screen scrolls. */
const lowScreen = { width: 360, height: 300 }

test('Router: a new screen starts at the top; the calendar alone opens at today', async ({ site }) => {
  const { page } = await visit(site, { path: 'calendar', viewport: lowScreen })
  await page.getByText('Family Camp 1 (1/5)').waitFor()
  await scrollToTop(page, 400)
  await openScreen(page, 'Info')
  assert.is(await scrollTop(page), 0)
  await scrollToTop(page, 150)
  await openScreen(page, 'Tides')
  assert.is(await scrollTop(page), 0)
})

test('Router: Back and Forward find each screen where it was scrolled to', async ({ site }) => {
  const { page } = await visit(site, { path: 'calendar', viewport: lowScreen })
  await page.getByText('Family Camp 1 (1/5)').waitFor()
  await scrollToTop(page, 400)
  await openScreen(page, 'Info')
  await scrollToTop(page, 150)
  await openScreen(page, 'Weather')
  await scrollToTop(page, 220)
  for (const [direction, name, top] of [
    ['goBack', 'Info', 150],
    ['goBack', 'Calendar', 400],
    ['goForward', 'Info', 150],
    ['goForward', 'Weather', 220],
    ['goBack', 'Info', 150],
  ] as const) {
    await page[direction]()
    await becomesCurrent(page, name)
    assert.is(await scrollTop(page), top, `${direction} to ${name}`)
  }
})

test('Router: a reload keeps its place, on the first screen and on a later one', async ({ site }) => {
  const { page } = await visit(site, { path: 'calendar', viewport: lowScreen })
  const reloadAt = async (top: number) => {
    await openedScreen(page).getByText('Last updated').waitFor()
    await scrollToTop(page, top)
    await page.reload()
    await page.waitForFunction((y) => Math.round(scrollY) === y, top)
  }
  await reloadAt(400)
  await openScreen(page, 'Weather')
  await reloadAt(230)
  assert.is(page.url(), `${site.url}weather`)
})

test('Router: Back after a reload finds the earlier screen where it was scrolled to', async ({ site }) => {
  const { page } = await visit(site, { path: 'calendar', viewport: lowScreen })
  await openedScreen(page).getByText('Last updated').waitFor()
  await scrollToTop(page, 400)
  await openScreen(page, 'Info')
  await scrollToTop(page, 150)
  await page.reload()
  await heading(page, 'Info').waitFor()
  await page.goBack()
  await heading(page, 'Calendar').waitFor()
  await page.waitForFunction(() => Math.round(scrollY) === 400)
})

test('Router: Back from another site finds the screen where it was scrolled to', async ({ site }) => {
  const { page, context } = await visit(site, { path: 'info', viewport: lowScreen })
  await context.route(/^https:/, (request) =>
    request.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Another site</title>' }),
  )
  await openScreen(page, 'Calendar')
  await openedScreen(page).getByText('Last updated').waitFor()
  await openScreen(page, 'Locations')
  await openedScreen(page).getByText('Last updated').waitFor()
  await scrollToTop(page, 120)
  // A click by Playwright would scroll.
  await page
    .getByRole('main')
    .getByRole('link')
    .last()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('https://www.google.com/maps/**')
  await page.goBack()
  await heading(page, 'Locations').waitFor()
  await page.waitForFunction(() => Math.round(scrollY) === 120)
  await page.goBack()
  await heading(page, 'Calendar').waitFor()
})

test('Router: a tap on the current tab adds no entry to the history and goes to where the screen begins', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'info', viewport: lowScreen })
  await openScreen(page, 'Calendar')
  await openedScreen(page).getByText('Last updated').waitFor()
  const today = page.locator('[aria-current=date]')
  await today.and(page.locator(':visible')).waitFor()
  await nextFrame(page)
  const beginning = await scrollTop(page)
  assert.ok(beginning > 0)
  const before = await historyLength(page)
  await scrollToTop(page, 10)
  await barLink(page, 'Calendar').click()
  await page.waitForFunction((y) => Math.round(scrollY) === y, beginning)
  assert.is(await historyLength(page), before)
  await page.goBack()
  await heading(page, 'Info').waitFor()
  await scrollToTop(page, 90)
  await barLink(page, 'Info').click()
  await page.waitForFunction(() => scrollY === 0)
})

test('Router: going on after Back forgets the screens that lay ahead', async ({ site }) => {
  const { page } = await visit(site, { path: 'locations', viewport: lowScreen })
  await openScreen(page, 'Calendar')
  await openedScreen(page).getByText('Last updated').waitFor()
  await scrollToTop(page, 350)
  await page.goBack()
  await heading(page, 'Locations').waitFor()
  await openScreen(page, 'Info')
  assert.is(await scrollTop(page), 0)
  await page.goBack()
  await heading(page, 'Locations').waitFor()
  await page.goForward()
  await heading(page, 'Info').waitFor()
  assert.is(await scrollTop(page), 0)
})

test('Router: after reloads on several entries, Back and Forward find each where it was scrolled to', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'calendar', viewport: lowScreen })
  await openedScreen(page).getByText('Last updated').waitFor()
  await scrollToTop(page, 400)
  await openScreen(page, 'Info')
  await scrollToTop(page, 150)
  await openScreen(page, 'Locations')
  await openedScreen(page).getByText('Last updated').waitFor()
  await scrollToTop(page, 40)
  const find = async (name: string, top: number) => {
    await heading(page, name).waitFor()
    await page.waitForFunction((y) => Math.round(scrollY) === y, top)
  }
  await page.reload()
  await find('Locations', 40)
  await page.goBack()
  await find('Info', 150)
  await page.goBack()
  await find('Calendar', 400)
  await page.reload()
  await find('Calendar', 400)
  await page.goForward()
  await find('Info', 150)
  await page.goForward()
  await find('Locations', 40)
  await openScreen(page, 'Weather')
  await page.goBack()
  await find('Locations', 40)
})

test('Router: after a reload on a later entry, going on and Back finds the place', async ({ site }) => {
  const { page } = await visit(site, { path: 'weather', viewport: lowScreen })
  await openScreen(page, 'Info')
  await page.reload()
  await heading(page, 'Info').waitFor()
  await scrollToTop(page, 120)
  await openScreen(page, 'Tides')
  await page.goBack()
  await heading(page, 'Info').waitFor()
  await page.waitForFunction(() => Math.round(scrollY) === 120)
})

test.run()
