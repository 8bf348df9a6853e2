import type { Locator, Page } from 'playwright'
import { assert } from '#test'
import { evening } from '../support/files'
import { brokenWords } from '../support/look'
import { becomesCurrent, chosenDay, closeInstallHint, loaded, nextFrame, openScreen } from '../support/page'
import { publish, siteSuite, visit, type Site } from '../support/site'
import { dismissedAt } from '../support/stored'
import { atCamp } from '../support/camp-clock'

const test = siteSuite('calendar')

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const event = (name: string, startDate: string, endDate = startDate) => ({ name, startDate, endDate })

test('calendar: weekends and today look different', async ({ site }) => {
  publish(site, { calendar: { startDate: '2026-08-21', endDate: '2026-08-25', events: [] } })
  const { page } = await visit(site, { path: 'calendar', clock: atCamp('2026-08-21T13:00') })
  await loaded(page)
  const looks = await rows(page).evaluateAll((days) =>
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

test('calendar: a date stays in view beside a tall day', async ({ site }) => {
  const events = Array.from({ length: 40 }, (_, index) => event(`Event ${index}`, '2026-08-22'))
  publish(site, { calendar: { startDate: '2026-08-22', endDate: '2026-08-23', events } })
  const { page } = await visit(site, { path: 'calendar', stored: dismissedAt(evening) })
  await loaded(page)
  await rows(page)
    .first()
    .evaluate((day) => scrollTo(0, scrollY + day.getBoundingClientRect().top + 300))
  const top = await page
    .locator('time')
    .first()
    .evaluate((date) => date.getBoundingClientRect().top)
  assert.ok(top >= 0, `the date is at ${top} px`)
})

const publishSeason = (site: Site) =>
  publish(site, { calendar: { startDate: '2026-06-01', endDate: '2026-10-30', events: [] } })

const todayIsInSight = (page: Page) =>
  page.waitForFunction(() => {
    const box = document.querySelector('main [aria-current=date]')?.getBoundingClientRect()
    return box && box.top > 0 && box.bottom < innerHeight - 64
  })
const scrollToTop = (page: Page, top: number) => page.evaluate((y) => scrollTo(0, y), top)

test('calendar: a first visit opens at the top, with the hint', async ({ site }) => {
  publishSeason(site)
  const { page } = await visit(site, { path: 'calendar' })
  await page.locator('[aria-current=date]').waitFor({ state: 'attached' })
  await nextFrame(page)
  const close = await closeInstallHint(page).boundingBox()
  assert.ok(close && close.y >= 0 && close.y < 200, 'the hint is visible')
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

test('event bars: join across days, share rows, break no words', async ({ site }) => {
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
  const { page } = await visit(site, { path: 'calendar' })
  await loaded(page)
  const columnsOf = (row: Locator) =>
    row
      .locator('.event')
      .evaluateAll((bars) => new Set(bars.map((bar) => Math.round(bar.getBoundingClientRect().left))).size)
  for (const [index, { names, columns }] of days.entries())
    assert.is(await columnsOf(rows(page).nth(index)), columns, names.join())
  const joined = await rows(page)
    .locator('.event')
    .filter({ hasText: long.name })
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect()))
  assert.is(joined.length, 3)
  for (const [index, { top }] of joined.slice(1).entries())
    assert.ok(Math.abs(joined[index]!.bottom - top) < 1, `bar ${index + 2} touches the previous bar`)
  assert.equal(await brokenWords(page), [])
  await page.setViewportSize({ width: 320, height: 640 })
  assert.equal(await brokenWords(page), [])
})

/** Midnight at the camp, when the phone is still on the previous date. */
const midnight = Date.parse(atCamp('2026-08-23T00:00'))

test('camp time: applies on a phone in another time zone', async ({ site }) => {
  const { page } = await visit(site, {
    path: 'calendar',
    clock: atCamp('2026-08-22T23:58'),
    timezoneId: 'America/Los_Angeles',
  })
  const marked = page.locator('main [aria-current=date]')
  await marked.waitFor()
  await page.clock.pauseAt(midnight - 1000)
  assert.match(await marked.innerText(), /^Sat\s22\sAugust/)
  await page.clock.pauseAt(midnight + 1000)
  assert.match(await marked.innerText(), /^Sun\s23\sAugust/)
  for (const name of ['Weather', 'Tides']) {
    await openScreen(page, name)
    assert.match(await chosenDay(page), '23', name)
  }
  assert.match(await page.locator('main p.text-xl:visible').innerText(), /3hr 9min.*03:10/)
})
