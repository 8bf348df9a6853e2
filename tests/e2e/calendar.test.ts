import type { Locator, Page } from 'playwright'
import { atCamp } from '../support/camp-clock'
import { evening } from '../support/files'
import { brokenWords, dateTopInsideDay, touchingEvents } from '../support/look'
import {
  becomesCurrent,
  boxOf,
  closeInstallHint,
  eventBars,
  loaded,
  nextFrame,
  openScreen,
  scrollPage,
  textBoxOf,
} from '../support/page'
import { coverEdges } from '../support/phone'
import { drawn } from '../support/drawn'
import { publish } from '../support/site'
import { expect, test } from './fixtures'
import { dismissedAt } from '../support/stored'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const dates = (page: Page) => rows(page).getByRole('time')
const todaysRow = (page: Page) => page.getByRole('main').locator('[aria-current=date]')
const event = (name: string, startDate: string, endDate = startDate) => ({ name, startDate, endDate })

test('calendar: a date stays in view beside its day, not over it', async ({ site, visit }) => {
  const events = Array.from({ length: 40 }, (_, index) => event(`Event ${index}`, '2026-08-22'))
  publish(site, { calendar: { startDate: '2026-08-22', endDate: '2026-08-23', events } })
  const { page } = await visit({ path: 'calendar', stored: dismissedAt(evening) })
  await loaded(page)
  expect(await page.evaluate(dateTopInsideDay)).toBe(0)
  await coverEdges(page, { top: 47 })
  expect((await boxOf(dates(page).first())).y, 'below the status bar').toBe(47)
  await coverEdges(page, {})
  // In large text, the events are below the date.
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await page.evaluate(dateTopInsideDay)
  expect((await boxOf(dates(page).first())).bottom).toBeLessThanOrEqual(0)
})

test("calendar: large text keeps a long month inside today's box", async ({ site, visit }) => {
  const date = '2026-09-23'
  publish(site, { calendar: { startDate: date, endDate: date, events: [] } })
  const { page } = await visit({
    path: 'calendar',
    clock: atCamp(`${date}T12:00`),
    viewport: { width: 320, height: 568 },
  })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const text = await textBoxOf(todaysRow(page).getByRole('time'))
  expect(text.right).toBeLessThanOrEqual((await boxOf(todaysRow(page).locator(drawn.today))).right)
})

/** Waits until today's row is in the window's upper third, so that what comes next is below it. */
const todayIsAtTheTop = async (page: Page) => {
  await expect
    .poll(async () => {
      const { y } = await boxOf(todaysRow(page))
      return y > 0 && y < (page.viewportSize()?.height ?? 0) / 3
    }, 'today is at the top')
    .toBe(true)
}

test('calendar: opens at today, but with the hint at the top', async ({ site, visit }) => {
  publish(site, { calendar: { startDate: '2026-06-01', endDate: '2026-10-30', events: [] } })
  const { page } = await visit({ path: 'calendar' })
  await expect(todaysRow(page)).toBeVisible()
  await nextFrame(page)
  await expect(closeInstallHint(page)).toBeInViewport()
  for (const name of ['Info', 'Calendar']) await openScreen(page, name)
  await todayIsAtTheTop(page)
  await scrollPage(page, 0)
  await openScreen(page, 'Calendar')
  await todayIsAtTheTop(page)
  for (const top of [333, 0]) {
    await scrollPage(page, top)
    await openScreen(page, 'Info')
    await page.goBack()
    await becomesCurrent(page, 'Calendar')
    await nextFrame(page)
    expect(await page.evaluate(() => scrollY), 'Back restores the offset').toBe(top)
  }
  await scrollPage(page, 0)
  await closeInstallHint(page).click()
  await page.goto(`${site.url}calendar?next`)
  await todayIsAtTheTop(page)
})

test('event bars: join across days, share rows, break no words', async ({ site, visit }) => {
  const all = ['Family Camp 1', 'Studland Venture', 'Beach clean', 'Evening prayer', 'Swimming', 'Volunteers']
  const days: { date: string; names: string[]; columns: number }[] = [
    { date: '2026-08-22', names: all.slice(0, 1), columns: 1 },
    { date: '2026-08-23', names: all.slice(0, 2), columns: 2 },
    { date: '2026-08-24', names: all.slice(0, 3), columns: 1 },
    { date: '2026-08-25', names: all, columns: 1 },
    // Two columns would break words.
    { date: '2026-08-26', names: ['Bellringers', 'Volunteers'], columns: 1 },
  ]
  const long = event('Long', '2026-08-27', '2026-08-29')
  const events = [...days.flatMap(({ date, names }) => names.map((name) => event(name, date))), long]
  publish(site, { calendar: { startDate: '2026-08-22', endDate: '2026-08-29', events } })
  const { page } = await visit({ path: 'calendar' })
  await loaded(page)
  const columnsOf = (row: Locator) =>
    eventBars(row).evaluateAll(
      (each) => new Set(each.map((bar) => Math.round(bar.getBoundingClientRect().left))).size,
    )
  for (const [index, { names, columns }] of days.entries()) {
    expect(await columnsOf(rows(page).nth(index)), names.join()).toBe(columns)
  }
  expect(await page.evaluate(touchingEvents)).toEqual([])
  const [date, name] = [await textBoxOf(dates(page).first()), await textBoxOf(eventBars(page).first())]
  expect(
    Math.abs(date.y + date.bottom - name.y - name.bottom),
    'a date is level with its event',
  ).toBeLessThan(4)
  const joined = eventBars(page).filter({ hasText: long.name })
  await expect(joined).toHaveCount(3)
  for (const index of [1, 2]) {
    const [above, below] = [await boxOf(joined.nth(index - 1)), await boxOf(joined.nth(index))]
    expect(Math.abs(above.bottom - below.y), `bar ${index + 1} touches the previous bar`).toBeLessThan(1)
  }
  expect(await page.evaluate(brokenWords)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(brokenWords)).toEqual([])
  await test.step("from right to left, today's box is at the start", async () => {
    // As a browser's translator may set it.
    await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    const box = await boxOf(todaysRow(page).locator(drawn.today))
    expect(box.right).toBe((await boxOf(todaysRow(page))).right)
    expect(box.x).toBeGreaterThan((await boxOf(eventBars(todaysRow(page)).first())).right)
  })
})
