import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { evening } from '../support/files'
import { becomesCurrent, loaded, nextFrame, openScreen, todayIsInSight, wordsOf } from '../support/page'
import { publish, siteSuite, visit } from '../support/site'
import { dismissedAt } from '../support/stored'

const test = siteSuite('calendar')

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

/** The row of a day, by the one element that holds the date's words. */
const row = (page: Page, date: string) => rows(page).filter({ has: page.getByText(date, { exact: true }) })

const event = (name: string, startDate: string, endDate = startDate) => ({ name, startDate, endDate })

test('Calendar: one row a day from the first date to the last, each with weekday, day and month', async ({
  site,
}) => {
  publish(site, { calendar: { startDate: '2026-08-30', endDate: '2026-09-02', events: [] } })
  const { page } = await visit(site, { path: 'calendar' })
  await loaded(page)
  const days = ['Sun 30 August', 'Mon 31 August', 'Tue 1 September', 'Wed 2 September']
  assert.equal(await wordsOf(rows(page)), days)
  for (const day of days) assert.is(await row(page, day).count(), 1, `${day} in one element`)
})

test('Calendar: Saturdays and Sundays differ from other days in background colour', async ({ site }) => {
  const { page } = await visit(site, { path: 'calendar' })
  await loaded(page)
  const colours = await rows(page).evaluateAll((days) =>
    days.map((day) => [day.textContent.slice(0, 3), getComputedStyle(day).backgroundColor] as const),
  )
  assert.is(colours.length, 17)
  const coloursOf = (isWeekend: boolean) => [
    ...new Set(colours.filter(([day]) => /Sat|Sun/.test(day) === isWeekend).map(([, colour]) => colour)),
  ]
  assert.is(coloursOf(true).length, 1)
  assert.is(coloursOf(false).length, 1)
  assert.is.not(coloursOf(true)[0], coloursOf(false)[0])
})

test("Calendar: today's row alone carries aria-current=date and looks marked; at midnight the mark moves", async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'calendar', clock: '2026-08-19T22:59:00Z' })
  await loaded(page)
  const marked = page.locator('main [aria-current]')
  assert.equal(
    (await wordsOf(marked)).map((text) => text.slice(0, 13)),
    ['Wed 19 August'],
  )
  assert.is(await marked.getAttribute('aria-current'), 'date')
  const lookOf = (date: string) =>
    page.getByText(date, { exact: true }).evaluate((each) => {
      const { color, fontWeight } = getComputedStyle(each)
      return color + fontWeight
    })
  assert.is.not(await lookOf('Wed 19 August'), await lookOf('Thu 20 August'))
  await page.clock.fastForward('01:00')
  await page.locator('main [aria-current]', { hasText: 'Thu 20 August' }).waitFor()
  assert.is(await marked.count(), 1)
  await page.clock.fastForward(10 * 24 * 3_600_000)
  await marked.waitFor({ state: 'detached' })
})

test('Calendar: each event stands in the row of each day it covers, with the day number over its days', async ({
  site,
}) => {
  publish(site, {
    calendar: {
      startDate: '2026-08-14',
      endDate: '2026-08-19',
      events: [event('Family Camp 1', '2026-08-14', '2026-08-18'), event('Beach clean', '2026-08-16')],
    },
  })
  const { page } = await visit(site, { path: 'calendar' })
  await loaded(page)
  assert.equal(await wordsOf(rows(page)), [
    'Fri 14 August Family Camp 1 (1/5)',
    'Sat 15 August Family Camp 1 (2/5)',
    'Sun 16 August Family Camp 1 (3/5) Beach clean (1/1)',
    'Mon 17 August Family Camp 1 (4/5)',
    'Tue 18 August Family Camp 1 (5/5)',
    'Wed 19 August',
  ])
})

test('Calendar: whoever comes for the first time sees the hint at the top, and a tap on Calendar goes to today', async ({
  site,
}) => {
  publish(site, { calendar: { startDate: '2026-06-01', endDate: '2026-10-30', events: [] } })
  const today = (page: Page) => page.locator('[aria-current=date]')
  const { page } = await visit(site, { path: 'calendar' })
  await today(page).waitFor({ state: 'attached' })
  await nextFrame(page)
  const close = await page.getByRole('button', { name: 'Close' }).boundingBox()
  assert.ok(close && close.y >= 0 && close.y < 200, 'the hint is seen')
  await openScreen(page, 'Calendar')
  await todayIsInSight(page)
  await page.evaluate(() => scrollTo(0, 0))
  await openScreen(page, 'Calendar')
  await todayIsInSight(page)
})

test('Calendar: it opens at today, by the bar and by its address, and Back finds the place that was left', async ({
  site,
}) => {
  const start = '2026-06-01'
  publish(site, { calendar: { startDate: start, endDate: '2026-10-30', events: [] } })
  // Whoever has not closed the hint at the top sees that first.
  const stored = dismissedAt(evening)
  const { page } = await visit(site, { path: 'calendar', stored })
  await todayIsInSight(page)
  await openScreen(page, 'Info')
  await openScreen(page, 'Calendar')
  await todayIsInSight(page)
  await page.evaluate(() => scrollTo(0, 333))
  await openScreen(page, 'Info')
  await page.goBack()
  await page.waitForFunction(() => scrollY === 333)
})

test('Calendar: left at its top, it is at its top again after Back, and not at today', async ({ site }) => {
  publish(site, { calendar: { startDate: '2026-06-01', endDate: '2026-10-30', events: [] } })
  const { page } = await visit(site, { path: 'calendar', stored: dismissedAt(evening) })
  await todayIsInSight(page)
  await page.evaluate(() => scrollTo(0, 0))
  await openScreen(page, 'Info')
  await page.goBack()
  await becomesCurrent(page, 'Calendar')
  await nextFrame(page)
  assert.is(await page.evaluate(() => scrollY), 0)
})

test.run()
