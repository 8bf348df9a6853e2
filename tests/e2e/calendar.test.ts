import type { Page } from 'playwright'
import { assert } from '#test'
import { evening } from '../support/files'
import { becomesCurrent, loaded, nextFrame, openScreen } from '../support/page'
import { publish, siteSuite, visit } from '../support/site'
import { dismissedAt } from '../support/stored'
import { atCamp } from '../support/camp-clock'

const test = siteSuite('calendar')

const publishSeason = (site: Parameters<typeof publish>[0]) =>
  publish(site, { calendar: { startDate: '2026-06-01', endDate: '2026-10-30', events: [] } })

/** Waits until today's row is in view, above the bar. */
const todayIsInSight = (page: Page) =>
  page.waitForFunction(() => {
    const box = document.querySelector('main [aria-current=date]')?.getBoundingClientRect()
    return box && box.top > 0 && box.bottom < innerHeight - 64
  })
const scrollToTop = (page: Page, top: number) => page.evaluate((y) => scrollTo(0, y), top)

test('calendar: weekends and today look different', async ({ site }) => {
  publish(site, { calendar: { startDate: '2026-08-21', endDate: '2026-08-25', events: [] } })
  const { page } = await visit(site, { path: 'calendar', clock: atCamp('2026-08-21T13:00') })
  await loaded(page)
  const looks = await page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((days) =>
      days.map((day) => {
        const { color, fontWeight } = getComputedStyle(day.querySelector('time')!)
        return { paper: getComputedStyle(day).backgroundColor, ink: color + fontWeight }
      }),
    )
  const [today, saturday, sunday, monday, tuesday] = looks
  assert.is.not(saturday!.paper, tuesday!.paper)
  assert.is(sunday!.paper, saturday!.paper)
  for (const day of [today, monday]) assert.is(day!.paper, tuesday!.paper)
  assert.is.not(today!.ink, tuesday!.ink)
  assert.is(monday!.ink, tuesday!.ink)
})

test('calendar: a first visit starts at the hint', async ({ site }) => {
  publishSeason(site)
  const { page } = await visit(site, { path: 'calendar' })
  await page.locator('[aria-current=date]').waitFor({ state: 'attached' })
  await nextFrame(page)
  const close = await page.getByRole('button', { name: 'Close' }).boundingBox()
  assert.ok(close && close.y >= 0 && close.y < 200, 'the hint is seen')
  await openScreen(page, 'Calendar')
  await todayIsInSight(page)
  await scrollToTop(page, 0)
  await openScreen(page, 'Calendar')
  await todayIsInSight(page)
})

test('calendar: opens at today, Back restores the offset', async ({ site }) => {
  publishSeason(site)
  // An open hint would keep the page at the top.
  const { page } = await visit(site, { path: 'calendar', stored: dismissedAt(evening) })
  await todayIsInSight(page)
  await openScreen(page, 'Info')
  await openScreen(page, 'Calendar')
  await todayIsInSight(page)
  for (const top of [333, 0]) {
    await scrollToTop(page, top)
    await openScreen(page, 'Info')
    await page.goBack()
    await becomesCurrent(page, 'Calendar')
    await nextFrame(page)
    assert.is(await page.evaluate(() => scrollY), top)
  }
})
