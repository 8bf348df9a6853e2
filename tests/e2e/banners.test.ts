import type { Locator } from 'playwright'
import type { Notice } from '../../src/schemas'
import { calendarFile, longLocations } from '../support/files'
import {
  allRequested,
  boxOf,
  closeInstallHint,
  drawing,
  installHint,
  loaded,
  nextFrame,
  notice,
  openScreen,
  schemeRadio,
  dayChart,
  sky,
  scrollPage,
} from '../support/page'
import { otherCamp } from '../support/other-camp'
import { publish } from '../support/site'
import { expect, test } from './fixtures'
import { dismissedAt } from '../support/stored'
import { atCamp } from '../support/camp-clock'

test('install hint: lies above the sky; a double tap opens nothing', async ({ site, visit }) => {
  const { page, context } = await visit({ path: 'weather', hasTouch: true, isMobile: true })
  await context.route(/^https:/, (request) => request.fulfill({ contentType: 'text/html', body: '' }))
  expect((await boxOf(sky(page))).y, 'the sky begins below the hint').toBe(
    (await boxOf(installHint(page))).bottom,
  )
  const box = await boxOf(closeInstallHint(page))
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.touchscreen.tap(x, y)
  await expect(installHint(page)).toHaveCount(0)
  for (const _ of [2, 3]) await page.touchscreen.tap(x, y)
  await nextFrame(page)
  await expect(page).toHaveURL(`${site.url}weather`)
  // The tap guard does not cover the bar, and is removed after half a second.
  await openScreen(page, 'Info')
  await page
    .locator('label')
    .filter({ has: schemeRadio(page, 'Dark') })
    .tap()
  await expect(schemeRadio(page, 'Dark')).toBeChecked()
  await openScreen(page, 'Weather')
  await page.clock.runFor(600)
  await page.getByRole('link', { name: otherCamp.links.weather.name }).tap()
  await expect(page).toHaveURL(otherCamp.links.weather.url)
})

const calendarWith = (changes: Partial<Notice> = {}) => ({
  ...calendarFile(),
  notice: { text: 'The gate closes at 22:00.', until: atCamp('2026-08-22T23:00'), ...changes },
})

/** Returns whether a tap near the left edge of an element would hit it. */
const takesTaps = (element: Locator) =>
  element.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 20, top + height / 2))
  })

test('notice: shifts nothing and briefly blocks taps on arrival', async ({ site, visit }) => {
  const { page } = await visit({ stored: dismissedAt(atCamp('2026-08-22T18:00')) })
  // Taps on a chart scroll its row, and the chart has layers of its own.
  const chart = dayChart(page)
  const top = () => chart.evaluate((element) => element.getBoundingClientRect().top)
  await allRequested(site)
  await expect(drawing(chart)).toBeVisible()
  await scrollPage(page, 100)
  const before = await top()
  publish(site, { calendar: calendarWith({ text: 'The gate closes\nat 22:00.' }) })
  // Stops the clock, so that the tap guard is not removed before it is checked.
  await page.clock.pauseAt(atCamp('2026-08-22T20:00'))
  expect(await notice(page).getByRole('paragraph').first().innerText()).toBe('The gate closes\nat 22:00.')
  await page.clock.runFor(50)
  expect(await top()).toBe(before)
  expect(await takesTaps(chart)).toBe(false)
  expect(await takesTaps(page.getByRole('link', { name: 'Tides' })), 'the bar takes taps').toBe(true)
  await page.clock.runFor(600)
  await expect.poll(() => takesTaps(chart), 'the chart takes taps again').toBe(true)
  await notice(page).getByRole('button').click()
  await expect(notice(page)).toHaveCount(0)
})

test('notice: comes and goes without moving the end of a page', async ({ site, visit }) => {
  const [from, until] = [atCamp('2026-08-22T19:00:30'), atCamp('2026-08-22T19:01')]
  publish(site, { locations: longLocations(), calendar: calendarWith({ from, until }) })
  const { page } = await visit({ path: 'locations', viewport: { width: 390, height: 400 } })
  await loaded(page)
  // Moves the focus to the heading; when the notice ends, the browser then scrolls before the app is notified.
  await closeInstallHint(page).click()
  await scrollPage(page, 'end')
  const lastPlace = page.getByRole('main').getByRole('link').last()
  const { y } = await boxOf(lastPlace)
  await page.clock.runFor(31_000)
  await expect(notice(page)).toBeVisible()
  await expect.poll(async () => (await boxOf(lastPlace)).y).toBe(y)
  await page.clock.runFor(30_000)
  await expect(notice(page)).toHaveCount(0)
  await nextFrame(page)
  expect((await boxOf(lastPlace)).y).toBe(y)
})

test('notice: moves nothing when it ends, even at the end of a page', async ({ site, visit }) => {
  publish(site, { calendar: calendarWith({ text: 'Strong winds tonight. '.repeat(5) }) })
  for (const aboveEnd of [0, 40, 200]) {
    const { page } = await visit({ path: 'info', stored: dismissedAt(atCamp('2026-08-22T18:00')) })
    await expect(notice(page)).toBeVisible()
    // The last text to arrive.
    await expect(page.getByText('Saved on this phone')).toBeVisible()
    await page.evaluate(
      (px) =>
        new Promise((resolve) => {
          addEventListener('scroll', resolve, { once: true })
          scrollTo(0, document.documentElement.scrollHeight - innerHeight - px)
        }),
      aboveEnd,
    )
    const heading = page.getByRole('heading', { level: 2 }).last()
    const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await top()
    await page.clock.pauseAt(atCamp('2026-08-22T23:00:01'))
    await page.clock.runFor(50)
    // Paints a frame before anything else forces a layout, which would let the browser scroll first.
    await page.screenshot()
    await expect(notice(page)).toHaveCount(0)
    expect(await top(), `${aboveEnd} px above the end`).toBe(before)
  }
})
