import * as assert from 'uvu/assert'
import {
  chosenButton,
  chosenDay,
  dateStrip,
  dayButtons,
  loaded,
  openedScreen,
  openScreen,
  tideSentence,
  wordsOf,
} from '../support/page'
import { publish, siteSuite, visit } from '../support/site'
import { yearOfData } from '../support/files'

const test = siteSuite('large data')

test('Load: a year of tides, 60 forecast days, 500 places and 366 days with 60 events are all shown rightly', async ({
  site,
}) => {
  publish(site, yearOfData('2026-01-01'))
  const { page } = await visit(site)
  const buttons = dayButtons(page)
  await loaded(page)
  assert.is(await buttons.count(), 60)
  // The forecast ends on 1 March; without today, its last day is shown.
  assert.is(await chosenDay(page), 'Sun 1 March')

  await openScreen(page, 'Tides')
  await loaded(page)
  assert.is(await buttons.count(), 366)
  assert.is(await chosenDay(page), 'Sat 22 August')
  const strip = dateStrip(page)
  const box = await chosenButton(page).boundingBox()
  assert.ok(box && box.x >= 0 && box.x + box.width <= 360, 'the chosen day is in sight')
  assert.ok(await strip.evaluate((each) => each.scrollWidth > each.clientWidth))
  assert.match(await tideSentence(page).innerText(), 'at 03:10.')
  await buttons.last().click()
  assert.is(await chosenDay(page), 'Fri 1 January')
  assert.is(await page.locator('tbody tr').count(), 4)

  await openScreen(page, 'Locations')
  await loaded(page)
  assert.is(await openedScreen(page).locator('li').count(), 500)

  await openScreen(page, 'Calendar')
  await loaded(page)
  const rows = await wordsOf(openedScreen(page).locator('li'))
  assert.is(rows.length, 366)
  assert.match(rows[0]!, /^Thu 1 January/)
  assert.match(rows.at(-1)!, /^Fri 1 January/)
  assert.is(rows.join().match(/\(1\/7\)/g)?.length, 60, 'each event begins once')
  const last = openedScreen(page).locator('li').last()
  await last.scrollIntoViewIfNeeded()
  assert.ok(await last.isVisible())
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 360)
})

test.run()
