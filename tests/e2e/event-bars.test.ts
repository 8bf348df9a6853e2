import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { camp } from '../../src/camp'
import { brokenWords, fitsAcross } from '../support/look'
import { forOwnCamp } from '../support/own-camp'
import { loaded, wordsOf } from '../support/page'
import { publish, siteSuite, visit } from '../support/site'

const test = siteSuite('event bars')

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

/** The row of a day, by the one element that holds the date's words. */
const row = (page: Page, date: string) => rows(page).filter({ has: page.getByText(date, { exact: true }) })

const event = (name: string, startDate: string, endDate = startDate) => ({ name, startDate, endDate })

/** A calendar of one day, on which everything happens. */
const oneDay = (names: string[]) => ({
  startDate: '2026-08-22',
  endDate: '2026-08-22',
  events: names.map((name) => event(name, '2026-08-22')),
})

/** The colour that is painted behind an event's bar, by the bar's text. */
const barColours = (page: Page) =>
  rows(page).evaluateAll((days) =>
    Object.fromEntries(
      days
        .flatMap((day) => [...day.querySelectorAll('*')])
        .filter((each) => !each.children.length && /\(\d+\/\d+\)$/.test(each.textContent))
        .map((bar) => {
          let painted: Element | null = bar
          while (painted && getComputedStyle(painted).backgroundColor === 'rgba(0, 0, 0, 0)')
            painted = painted.parentElement
          return [bar.textContent, painted && getComputedStyle(painted).backgroundColor]
        }),
    ),
  )

const eventBoxes = (page: Page) =>
  page
    .locator('li[aria-current=date] p')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().toJSON() as DOMRect))

test('Calendar: the bars of an event touch from day to day, and their colour is unbroken', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'calendar' })
  await page.getByText('Family Camp 2 (1/5)').waitFor()
  const boxes = await Promise.all(
    [1, 2, 3, 4, 5].map((day) => page.getByText(`Family Camp 2 (${day}/5)`).boundingBox()),
  )
  for (const [index, box] of boxes.slice(1).entries()) {
    const above = boxes[index]!
    assert.ok(Math.abs(above.y + above.height - box!.y) < 1, `day ${index + 2}`)
  }
})

test('Calendar: on a day of two events, both are shown', async ({ site }) => {
  const { page } = await visit(site, { path: 'calendar' })
  await loaded(page)
  assert.equal(await wordsOf(row(page, 'Fri 14 August')), [
    'Fri 14 August Purbeck Venture (9/9) Family Camp 1 (1/5)',
  ])
  assert.equal(await wordsOf(row(page, 'Tue 18 August')), [
    'Tue 18 August Family Camp 1 (5/5) Family Camp 2 (1/5)',
  ])
  const [first, second] = await row(page, 'Fri 14 August')
    .getByText(/\(\d\/\d\)$/)
    .all()
  const [left, right] = [await first!.boundingBox(), await second!.boundingBox()]
  assert.ok(right!.x >= left!.x + left!.width, 'they stand side by side')
})

for (const colorScheme of ['light', 'dark'] as const) {
  forOwnCamp(test)(
    `Calendar: the colours go by the event's name, and any other name has one of its own (${colorScheme})`,
    async ({ site }) => {
      const named = Object.entries(camp.eventColours)
      const groups = [...new Set(Object.values(camp.eventColours))].map((colour) =>
        named.filter(([, each]) => each === colour).map(([name]) => name),
      )
      groups.push(['Beach clean', 'family camp 1', 'Family Camp 1 ', 'constructor', '__proto__', ''])
      publish(site, { calendar: oneDay(groups.flat()) })
      const { page } = await visit(site, { path: 'calendar', colorScheme })
      await loaded(page)
      const colours: Record<string, string | null> = await barColours(page)
      const found = groups.map((names) => [...new Set(names.map((name) => colours[`${name} (1/1)`]))])
      for (const [index, group] of found.entries()) assert.is(group.length, 1, groups[index]!.join(', '))
      assert.is(new Set(found.flat()).size, groups.length, 'a colour for each')
      const paper = await rows(page).evaluate((day) => getComputedStyle(day).backgroundColor)
      assert.not(found.flat().includes(paper), 'and none is the paper they stand on')
    },
  )
}

test('Reliability: a hundred events on one day, long names and markup are shown as text, and the layout holds', async ({
  site,
}) => {
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

test('Calendar: two events stand beside each other, more of them below each other, and no word is broken', async ({
  site,
}) => {
  const names = [
    'Family Camp 1',
    'Studland Venture',
    'Beach clean',
    'Evening prayer',
    'Swimming',
    'Volunteers',
  ]
  for (const [count, columns] of [
    [1, 1],
    [2, 2],
    [3, 1],
    [6, 1],
  ] as const) {
    publish(site, { calendar: oneDay(names.slice(0, count)) })
    await visit(site, { path: 'calendar' }, async ({ page }) => {
      await page.getByText('Family Camp 1 (1/1)').waitFor()
      const boxes = await eventBoxes(page)
      assert.is(new Set(boxes.map(({ left }) => Math.round(left))).size, columns, `${count} events`)
      assert.equal(await brokenWords(page), [], `${count} events`)
    })
  }
})

test('Calendar: where two columns would break words, events stand below each other', async ({ site }) => {
  publish(site, { calendar: oneDay(['Bellringers', 'Volunteers']) })
  const { page } = await visit(site, { path: 'calendar', viewport: { width: 320, height: 640 } })
  await page.getByText('Bellringers (1/1)').waitFor()
  assert.equal(await brokenWords(page), [])
  assert.is(new Set((await eventBoxes(page)).map(({ left }) => Math.round(left))).size, 1)
})

test.run()
