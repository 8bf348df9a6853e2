import type { Page } from 'playwright'
import { assert } from '#test'
import { evening } from '../support/files'
import { becomesCurrent, loaded, nextFrame, openScreen } from '../support/page'
import { publish, siteSuite, visit } from '../support/site'
import { dismissedAt } from '../support/stored'

const test = siteSuite('calendar')

const publishSeason = (site: Parameters<typeof publish>[0]) =>
  publish(site, { calendar: { startDate: '2026-06-01', endDate: '2026-10-30', events: [] } })

/** Waits until today's row is on the screen, above the bar. */
const todayIsInSight = (page: Page) =>
  page.waitForFunction(() => {
    const box = document.querySelector('main [aria-current=date]')?.getBoundingClientRect()
    return box && box.top > 0 && box.bottom < innerHeight - 64
  })
const scrollToTop = (page: Page, top: number) => page.evaluate((y) => scrollTo(0, y), top)

test('calendar: weekends and today look different', async ({ site }) => {
  publish(site, { calendar: { startDate: '2026-08-20', endDate: '2026-08-24', events: [] } })
  const { page } = await visit(site, { path: 'calendar', clock: '2026-08-21T12:00:00Z' })
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
  const [thursday, friday, saturday, sunday, monday] = looks
  assert.is.not(saturday!.paper, thursday!.paper)
  assert.is(sunday!.paper, saturday!.paper)
  for (const day of [friday, monday]) assert.is(day!.paper, thursday!.paper)
  assert.is.not(friday!.ink, thursday!.ink)
  assert.is(monday!.ink, thursday!.ink)
})

test('calendar: a first visit starts at the hint, a tap at today', async ({ site }) => {
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

test('calendar: opens at today, and Back at the place that was left', async ({ site }) => {
  publishSeason(site)
  // Whoever has not closed the hint at the top sees that first.
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
