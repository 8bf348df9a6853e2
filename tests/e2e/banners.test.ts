import type { Locator } from 'playwright'
import { assert } from '#test'
import { camp } from '../../src/camp'
import type { Notice } from '../../src/schemas'
import { screenNames } from '../support/app-tables'
import { calendarFile } from '../support/files'
import { closeInstallHint, installHint, nextFrame, notice, openScreen, schemeRadio } from '../support/page'
import { allRequested, publish, siteSuite, visit } from '../support/site'
import { dismissedAt } from '../support/stored'
import { until } from '../support/until'
import { atCamp } from '../support/camp-clock'

const test = siteSuite('banners')

test('install hint: the sky begins below it', async ({ site }) => {
  const { page } = await visit(site, { path: 'info' })
  const banner = (await installHint(page).boundingBox())!
  const sky = (await page.locator('.sky').boundingBox())!
  assert.is(sky.y, banner.y + banner.height)
})

test('install hint: a double tap on Close opens nothing below', async ({ site }) => {
  const { page, context } = await visit(site, { path: 'weather', hasTouch: true, isMobile: true })
  await context.route(/^https:/, (request) => request.fulfill({ contentType: 'text/html', body: '' }))
  const box = (await closeInstallHint(page).boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.touchscreen.tap(x, y)
  await installHint(page).waitFor({ state: 'detached' })
  for (const _ of [2, 3]) await page.touchscreen.tap(x, y)
  await nextFrame(page)
  assert.is(page.url(), `${site.url}weather`)
  // The tap guard does not cover the bar, and is removed after half a second.
  await openScreen(page, 'Info')
  await page
    .locator('label')
    .filter({ has: schemeRadio(page, 'Dark') })
    .tap()
  assert.ok(await schemeRadio(page, 'Dark').isChecked())
  await openScreen(page, 'Weather')
  await page.clock.runFor(600)
  await page.getByRole('link', { name: camp.links.weather.name }).tap()
  await page.waitForURL(camp.links.weather.url)
})

const calendarWith = (changes: Partial<Notice>) => ({
  ...calendarFile(),
  notice: { text: 'The gate closes at 22:00.', until: atCamp('2026-08-22T23:00'), ...changes },
})

test('notice: stays the same element above every screen', async ({ site }) => {
  publish(site, { calendar: calendarWith({ text: 'השער נסגר', kind: 'warning' }) })
  const { page } = await visit(site)
  await notice(page).waitFor()
  const text = notice(page).getByText('השער נסגר')
  assert.is(await text.evaluate((element) => getComputedStyle(element).direction), 'rtl')
  const element = await notice(page).elementHandle()
  for (const name of screenNames) {
    await openScreen(page, name)
    const box = (await notice(page).boundingBox())!
    assert.ok(box.y + box.height <= (await page.locator('h1:visible').boundingBox())!.y, name)
    assert.ok(
      await notice(page).evaluate((shown, first) => shown === first, element),
      'the notice is the same element',
    )
  }
})

/** Returns whether a tap near the left edge of an element would hit it. */
const takesTaps = (element: Locator) =>
  element.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 20, top + height / 2))
  })

test('notice: shifts nothing and briefly blocks taps on arrival', async ({ site }) => {
  const { page } = await visit(site, { path: 'info', stored: dismissedAt(atCamp('2026-08-22T18:00')) })
  const link = page.getByRole('link', { name: camp.links.bible.name })
  const top = () => link.evaluate((link) => link.getBoundingClientRect().top)
  await allRequested(site)
  await page.evaluate(() => scrollTo(0, 100))
  const before = await top()
  publish(site, { calendar: calendarWith({}) })
  // Stops the clock, so that the tap guard is not removed before it is checked.
  await page.clock.pauseAt(atCamp('2026-08-22T20:00'))
  await notice(page).waitFor()
  await page.clock.runFor(50)
  assert.is(await top(), before)
  assert.not(await takesTaps(link))
  await page.clock.runFor(600)
  await until(() => takesTaps(link), 'the link takes taps again')
  await notice(page).getByRole('button').click()
  await notice(page).waitFor({ state: 'detached' })
})

test('notice: moves nothing when it ends, even at the end of a page', async ({ site }) => {
  publish(site, { calendar: calendarWith({ text: 'Strong winds tonight. '.repeat(5) }) })
  for (const aboveEnd of [0, 40, 200]) {
    const { page } = await visit(site, { path: 'info', stored: dismissedAt(atCamp('2026-08-22T18:00')) })
    await notice(page).waitFor()
    await page.evaluate(
      (px) => scrollTo(0, document.documentElement.scrollHeight - innerHeight - px),
      aboveEnd,
    )
    const heading = page.locator('h2').last()
    const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await top()
    await page.clock.pauseAt(atCamp('2026-08-22T23:00:01'))
    await notice(page).waitFor({ state: 'detached' })
    await page.clock.runFor(50)
    assert.is(await top(), before, `${aboveEnd} px above the end`)
  }
})

test('tap guard: lies above a chart', async ({ site }) => {
  publish(site, { calendar: calendarWith({}) })
  const { page } = await visit(site, { stored: dismissedAt(atCamp('2026-08-22T18:00')) })
  const chart = page.locator('.chart')
  await chart.locator('.drawing').waitFor()
  await page.clock.pauseAt(atCamp('2026-08-22T23:00:01'))
  await notice(page).waitFor({ state: 'detached' })
  await page.clock.runFor(50)
  assert.not(await takesTaps(chart))
})
