import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import {
  chosenButton,
  loaded,
  openedScreen,
  openScreen,
  rowOfHours,
  todayIsInSight,
  wordsOf,
} from '../support/page'
import { publish, siteSuite, visit } from '../support/site'
import { campFiles, evening, forecastDay, forecastHours, tidesFile, weatherFile } from '../support/files'
import { dismissedAt } from '../support/stored'

const test = siteSuite('now and next')

const scrollLeft = (page: Page) => rowOfHours(page).evaluate((row) => row.scrollLeft)

test('Now in the hours: fresh data without the present hour begin at their first hour', async ({ site }) => {
  const { data } = weatherFile('2026-08-22')
  publish(site, { weather: { data: [{ ...data[0]!, hours: forecastHours().slice(14) }, ...data.slice(1)] } })
  const { page } = await visit(site)
  await rowOfHours(page).waitFor()
  assert.match((await wordsOf(rowOfHours(page).locator('li').first()))[0]!, /^20:00/)
  assert.is(await page.locator('[aria-current=time]').count(), 0)
  assert.is(await scrollLeft(page), 0)
})

test('Now in the hours: the mark moves on with the hour, without a touch', async ({ site }) => {
  const { page } = await visit(site, { clock: '2026-08-22T18:58:00Z' })
  await rowOfHours(page).waitFor()
  assert.match((await wordsOf(page.locator('[aria-current=time]')))[0]!, /^19:00/)
  await page.clock.pauseAt('2026-08-22T19:00:01Z')
  assert.match((await wordsOf(page.locator('[aria-current=time]')))[0]!, /^20:00/)
})

test('Now in the hours: at night today begins at six, and a quiet line tells where the night is', async ({
  site,
}) => {
  const night = forecastDay('2026-08-22', {
    hours: forecastHours().map((hour) => ({ ...hour, temperature: 3 })),
  })
  publish(site, { weather: { data: [night, forecastDay('2026-08-23')] } })
  const { page } = await visit(site, { clock: '2026-08-23T01:10:00Z' })
  await page.getByText('The hours of this night are under Sat 22 August.').waitFor()
  assert.equal(await wordsOf(chosenButton(page)), ['Sun 23 August'])
  await page.getByRole('button', { name: '22' }).click()
  assert.match((await wordsOf(page.locator('[aria-current=time]')))[0]!, /^02:00/)
  assert.is(await page.getByText('The hours of this night').count(), 0)
})

test('Light: the sun stands on its bar by day, and its next rise or set is counted down to', async ({
  site,
}) => {
  const { page } = await visit(site, { clock: '2026-08-22T12:10:30Z' })
  await page.getByText('The sun sets in 7hr 5min', { exact: true }).waitFor()
  const sun = page.locator('main [style*="left"]')
  const [bar, mark] = await Promise.all([sun.locator('..').boundingBox(), sun.boundingBox()])
  const middle = (mark!.x + mark!.width / 2 - bar!.x) / bar!.width
  assert.ok(Math.abs(middle - 0.5) < 0.01, `${middle}`)
  await page.clock.pauseAt('2026-08-22T12:11:01Z')
  await page.getByText('The sun sets in 7hr 4min', { exact: true }).waitFor()
  await page.clock.pauseAt('2026-08-22T20:00:00Z')
  await page.getByText('The sun rises in 9hr 6min', { exact: true }).waitFor()
  assert.is(await sun.count(), 0)
})

test('Timeline: marks, night and now stand where the day has them, inside the picture', async ({ site }) => {
  const { page } = await visit(site, { path: 'tides', clock: '2026-08-22T11:00:00Z' })
  const picture = page.getByRole('img', { name: "The day's tides: Low tide at 03:10, 0.6 metres;" })
  await picture.waitFor()
  const [night, now] = ['[style*=width], [style*=right]', ':not([data-time], [style*=width], [style*=right])']
  await picture.locator(night).first().waitFor()
  const box = (await picture.boundingBox())!
  const [left, width] = [box.x + 20, box.width - 40]
  const at = async (selector: string) =>
    Promise.all(
      (await picture.locator(selector).all()).map(async (each) => {
        const { x, width: own } = (await each.boundingBox())!
        return [(x - left) / width, (x + own - left) / width].map((part) => Math.round(part * 100) / 100)
      }),
    )
  assert.equal(
    (await at('[data-time]')).map(([x]) => x),
    [0.13, 0.39, 0.59, 0.69],
  )
  assert.equal(await at(night), [
    [0, 0.25],
    [0.84, 1],
  ])
  assert.equal(
    (await at(now)).map(([x]) => x),
    [0.5],
  )
  // The next tide in the table.
  assert.match((await wordsOf(page.locator('tr[aria-current=true]')))[0]!, /^14:05/)
  await page.getByText('The range of the day is 1.3 m.').waitFor()
  await page.getByText('predictions, not for navigation').waitFor()
})

test('Trust: over a dead feed the fetch is new, and the screens say that what they show has ended', async ({
  site,
}) => {
  const { page } = await visit(site, { clock: '2026-08-29T12:00:00Z' })
  await loaded(page)
  await page.getByText('Forecast ended on Wed 26 August', { exact: true }).waitFor()
  await openScreen(page, 'Tides')
  await page.getByText('Tide table ended on Mon 24 August', { exact: true }).waitFor()
  await openScreen(page, 'Calendar')
  await page.getByText('Calendar ended on Wed 26 August', { exact: true }).waitFor()
})

test('Trust: the last days are announced, and at midnight what is left of them', async ({ site }) => {
  publish(site, { tides: tidesFile('2026-08-21') })
  const { page } = await visit(site, { path: 'tides', clock: '2026-08-22T22:59:00Z' })
  await page.getByText('Tide table ends tomorrow', { exact: true }).waitFor()
  await page.clock.pauseAt('2026-08-22T23:00:01Z')
  await page.getByText('Tide table ends today', { exact: true }).waitFor()
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

test('Locations: beaches come first, and each place says how far it is', async ({ site }) => {
  const { page } = await visit(site, { path: 'locations' })
  await page.getByText('Long Sand').waitFor()
  assert.match((await wordsOf(openedScreen(page).locator('li')))[0]!, /^Long Sand 1\.4 km N/)
  assert.is(await page.getByRole('link', { name: 'beach Long Sand', exact: true }).count(), 1)
})

test('On paper: the calendar and the tides print dark on light, without bar, banner and map', async ({
  site,
}) => {
  publish(site, campFiles('2026-08-22'))
  const { page } = await visit(site, { path: 'tides', stored: { theme: 'dark' } })
  await page.getByText('16:40').first().waitFor()
  const look = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body)
      return { color, backgroundColor }
    })
  const onScreen = await look()
  await page.emulateMedia({ media: 'print' })
  const onPaper = await look()
  assert.is.not(onPaper.backgroundColor, onScreen.backgroundColor)
  const brightness = (colour: string) => Math.max(...(colour.match(/\d+/g) ?? []).map(Number))
  assert.ok(brightness(onPaper.backgroundColor) > 200 && brightness(onPaper.color) < 100)
  for (const gone of ['nav', 'aside', '[aria-pressed=false]']) {
    for (const each of await page.locator(gone).all()) assert.not(await each.isVisible(), gone)
  }
  assert.ok(await page.locator('table').isVisible())
  assert.ok(await page.locator('[aria-pressed=true]').isVisible(), 'the day is named')
  await page.emulateMedia({ media: null })
  await openScreen(page, 'Weather')
  await page.emulateMedia({ media: 'print' })
  assert.not(await openedScreen(page).locator('> :last-child').isVisible())
})

test('On paper: Weather has all hours of the day, none cut off, on white', async ({ site }) => {
  const { page } = await visit(site)
  await rowOfHours(page).waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 700, height: 1000 })
  const cut = await rowOfHours(page).evaluate((row) => {
    const { right } = row.getBoundingClientRect()
    return [...row.querySelectorAll('li')].filter((cell) => cell.getBoundingClientRect().right > right + 1)
      .length
  })
  assert.is(cut, 0)
  assert.is(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(255, 255, 255)')
  assert.is(await page.locator('[style*=gradient]:visible').count(), 0)
})

test.run()
