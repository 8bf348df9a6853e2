import type { Page } from 'playwright'
import { evening, longLocations } from '../support/files'
import { becomesCurrent, loaded, openScreen, scrollPage } from '../support/page'
import { publish } from '../support/site'
import { dismissedAt } from '../support/stored'
import { expect, test, type TestFixtures } from './fixtures'

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Waits until a screen is open at a scroll offset. */
const isAt = async (page: Page, name: string, top: number) => {
  await becomesCurrent(page, name)
  await expect.poll(() => scrollTop(page), `the scroll offset of ${name}`).toBe(top)
}

/** Opens a long list of places in a window so short that every page scrolls. */
const visitLongPage = async ({ site, visit }: Pick<TestFixtures, 'site' | 'visit'>) => {
  publish(site, { locations: longLocations() })
  const visited = await visit({ path: 'locations', viewport: { width: 360, height: 300 } })
  await loaded(visited.page)
  return visited
}

test('scroll: screens open at the top, Back restores the offset', async ({ site, visit }) => {
  const { page } = await visitLongPage({ site, visit })
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await scrollPage(page, 400)
  await openScreen(page, 'Info')
  expect(await scrollTop(page)).toBe(0)
  await scrollPage(page, 150)
  await openScreen(page, 'Weather')
  expect(await scrollTop(page)).toBe(0)
  for (const [direction, name, top] of [
    ['goBack', 'Info', 150],
    ['goBack', 'Locations', 400],
    ['goForward', 'Info', 150],
    ['goForward', 'Weather', 0],
    ['goBack', 'Info', 150],
  ] as const) {
    await page[direction]()
    await becomesCurrent(page, name)
    expect(await scrollTop(page), `${direction} to ${name}`).toBe(top)
  }
  expect(await page.evaluate(() => 'isSameDocument' in window), 'nothing reloads the page').toBe(true)
})

test('scroll: reload and Back keep the place in a long calendar', async ({ site, visit }) => {
  publish(site, { calendar: { startDate: '2026-08-20', endDate: '2026-11-20', events: [] } })
  const { page } = await visit({ path: 'calendar', stored: dismissedAt(evening) })
  await loaded(page)
  await scrollPage(page, 'end')
  const top = await scrollTop(page)
  expect(top).toBeGreaterThan(3000)
  await page.reload()
  await isAt(page, 'Calendar', top)
  await page.goto('about:blank')
  await page.goBack()
  await isAt(page, 'Calendar', top)
})

test('scroll: reload and Back keep the end of Weather and Tides', async ({ site, visit }) => {
  const { page } = await visit({ viewport: { width: 360, height: 500 }, stored: dismissedAt(evening) })
  for (const name of ['Weather', 'Tides']) {
    await page.goto(site.url + name.toLowerCase())
    await loaded(page)
    await scrollPage(page, 'end')
    const top = await scrollTop(page)
    await page.reload()
    await isAt(page, name, top)
    await openScreen(page, 'Info')
    await page.reload()
    await page.goBack()
    await isAt(page, name, top)
  }
})

test('scroll: a reload keeps the offset of every entry', async ({ site, visit }) => {
  const { page, context } = await visitLongPage({ site, visit })
  await scrollPage(page, 400)
  await page.reload()
  await isAt(page, 'Locations', 400)
  await openScreen(page, 'Info')
  await scrollPage(page, 150)
  await openScreen(page, 'Tides')
  await loaded(page)
  await scrollPage(page, 40)
  await page.reload()
  await isAt(page, 'Tides', 40)
  await page.goBack()
  await isAt(page, 'Info', 150)
  await page.goBack()
  await isAt(page, 'Locations', 400)
  await page.reload()
  await isAt(page, 'Locations', 400)
  await page.goForward()
  await isAt(page, 'Info', 150)
  await page.goForward()
  await isAt(page, 'Tides', 40)
  await openScreen(page, 'Weather')
  await page.goBack()
  await isAt(page, 'Tides', 40)

  await test.step('so does Back from another site', async () => {
    await context.route(/^https:/, (request) =>
      request.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Another site</title>' }),
    )
    await openScreen(page, 'Locations')
    await scrollPage(page, 120)
    // Playwright's own click would scroll.
    await page.getByRole('link', { name: 'Place 29' }).evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/^https:\/\/www\.google\.com\/maps\//)
    await page.goBack()
    await isAt(page, 'Locations', 120)
  })
})
