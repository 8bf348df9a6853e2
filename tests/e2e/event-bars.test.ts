import type { Locator, Page } from 'playwright'
import { assert } from '#test'
import { brokenWords, fitsAcross } from '../support/look'
import { loaded } from '../support/page'
import { publish, siteSuite, visit } from '../support/site'

const test = siteSuite('event bars')

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

const event = (name: string, startDate: string, endDate = startDate) => ({ name, startDate, endDate })

/** A calendar of one day with every event on it. */
const oneDay = (names: string[]) => ({
  startDate: '2026-08-22',
  endDate: '2026-08-22',
  events: names.map((name) => event(name, '2026-08-22')),
})

test('event bars: touch from day to day', async ({ site }) => {
  const days = ['2026-08-22', '2026-08-23', '2026-08-24']
  publish(site, {
    calendar: { startDate: days[0], endDate: days[2], events: [event('Camp', days[0]!, days[2])] },
  })
  const { page } = await visit(site, { path: 'calendar' })
  await page.getByText('Camp (1/3)').waitFor()
  const boxes = await Promise.all([1, 2, 3].map((day) => page.getByText(`Camp (${day}/3)`).boundingBox()))
  for (const [index, box] of boxes.slice(1).entries()) {
    const above = boxes[index]!
    assert.ok(Math.abs(above.y + above.height - box!.y) < 1, `day ${index + 2}`)
  }
})

test('event bars: a hundred fit, with long names and markup', async ({ site }) => {
  const names = [
    '<b>Bold</b> & "quoted"',
    'W'.repeat(10_000),
    'مخيم',
    ...Array.from({ length: 97 }, () => 'Twin'),
  ]
  publish(site, { calendar: oneDay(names) })
  const { page, logged } = await visit(site, { path: 'calendar' })
  await loaded(page)
  const bars = await rows(page)
    .getByText(/\(1\/1\)$/)
    .allTextContents()
  assert.equal(
    bars,
    names.map((name) => `${name} (1/1)`),
  )
  assert.ok(await fitsAcross(page))
  assert.equal(logged, [])
})

test('event bars: two are side by side, and no word is broken', async ({ site }) => {
  const all = ['Family Camp 1', 'Studland Venture', 'Beach clean', 'Evening prayer', 'Swimming', 'Volunteers']
  const days: { date: string; names: string[]; columns: number }[] = [
    { date: '2026-08-22', names: all.slice(0, 1), columns: 1 },
    { date: '2026-08-23', names: all.slice(0, 2), columns: 2 },
    { date: '2026-08-24', names: all.slice(0, 3), columns: 1 },
    { date: '2026-08-25', names: all, columns: 1 },
    // Two columns would break words.
    { date: '2026-08-26', names: ['Bellringers', 'Volunteers'], columns: 1 },
  ]
  const events = days.flatMap(({ date, names }) => names.map((name) => event(name, date)))
  publish(site, { calendar: { startDate: '2026-08-22', endDate: '2026-08-26', events } })
  const { page } = await visit(site, { path: 'calendar' })
  await loaded(page)
  const columnsOf = (row: Locator) =>
    row
      .getByText(/\(1\/1\)$/)
      .evaluateAll((bars) => new Set(bars.map((bar) => Math.round(bar.getBoundingClientRect().left))).size)
  for (const [index, { names, columns }] of days.entries())
    assert.is(await columnsOf(rows(page).nth(index)), columns, names.join())
  assert.equal(await brokenWords(page), [])
  await page.setViewportSize({ width: 320, height: 640 })
  assert.equal(await brokenWords(page), [])
})
