import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { camp } from '../../src/camp'
import { screenNames } from '../support/app-tables'
import { nextFrame, openScreen } from '../support/page'
import { until } from '../support/until'
import { allAskedFor, answerAll, publish, siteSuite, visit, type Site } from '../support/site'
import { cacheEntry, dismissedAt } from '../support/stored'
import { silence } from '../support/data-host'
import { campFiles, evening } from '../support/files'

const test = siteSuite('notice')

const text = 'The gate closes at 22:00 tonight.'
const notice = (page: Page) => page.getByLabel('Notice', { exact: true })
const dismissButton = (page: Page) => page.getByRole('button', { name: 'Dismiss notice' })

const calendarWith = (changes: object) => ({
  ...campFiles('2026-08-22').calendar,
  notice: { text, until: '2026-08-22T22:00:00Z', ...changes },
})
const publishNotice = (site: Site, changes: object = {}) =>
  publish(site, { ...campFiles('2026-08-22'), calendar: calendarWith(changes) })

test('Notice: it stands above every screen, in one place that stays while screens change', async ({
  site,
}) => {
  publishNotice(site, { kind: 'warning', url: 'https://camp.example/gate' })
  const { page } = await visit(site)
  await notice(page).getByText(text, { exact: true }).waitFor()
  const element = await notice(page).elementHandle()
  for (const name of screenNames) {
    await openScreen(page, name)
    const [noticeBox, headingBox] = [
      await notice(page).boundingBox(),
      await page.locator('h1:visible').boundingBox(),
    ]
    assert.ok(noticeBox!.y + noticeBox!.height <= headingBox!.y, name)
    assert.ok(await notice(page).evaluate((shown, first) => shown === first, element), 'it is not said again')
  }
  assert.is(await dismissButton(page).count(), 0)
  assert.is(await notice(page).getByRole('link').getAttribute('href'), 'https://camp.example/gate')
  assert.ok(await notice(page).evaluate((shown) => shown.closest('[aria-live=polite]') !== null))
})

for (const timezoneId of ['America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati']) {
  test(`Notice: it comes and goes at its minute, over midnight and offline, on a phone in ${timezoneId}`, async ({
    site,
  }) => {
    publishNotice(site, { from: '2026-08-22T22:58:00Z', until: '2026-08-23T00:02:00+01:00' })
    const { page, context } = await visit(site, { timezoneId, clock: '2026-08-22T22:57:00Z' })
    await openScreen(page, 'Calendar')
    await page.locator('[aria-current=date]').waitFor()
    await context.setOffline(true)
    assert.is(await notice(page).count(), 0)
    await page.clock.runFor(55_000)
    assert.is(await notice(page).count(), 0)
    await page.clock.runFor(10_000)
    await notice(page).waitFor()
    // Midnight passes.
    await page.clock.runFor(3 * 60_000)
    await notice(page).waitFor()
    await page.clock.runFor(60_000)
    await notice(page).waitFor({ state: 'detached' })
  })
}

test('Notice: a later start shows it at once from what the phone has, with its age', async ({ site }) => {
  answerAll(site, silence)
  const stored = { 'cache:calendar': cacheEntry(calendarWith({}), '2026-08-22T15:00:00Z') }
  await visit(site, { stored, clock: evening }, async ({ page }) => {
    await notice(page).getByText('as of 3 hours ago', { exact: true }).waitFor()
    assert.is(await notice(page).locator('[aria-live=off]').innerText(), 'as of 3 hours ago')
  })
  await visit(site, { stored, clock: '2026-08-22T22:00:00Z' }, async ({ page }) => {
    await page.getByText('Loading ...').waitFor()
    assert.is(await notice(page).count(), 0)
  })
})

test('notice: a dismissed info stays away after a restart', async ({ site }) => {
  publishNotice(site)
  const { page } = await visit(site, { path: 'tides' })
  await dismissButton(page).click()
  await notice(page).waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('table').waitFor()
  assert.is(await notice(page).count(), 0)
})

/** The vertical position of an Info link in the window. */
const topOf = (page: Page, name: string) =>
  page.getByRole('link', { name }).evaluate((link) => link.getBoundingClientRect().top)

test('notice: one that comes under a finger neither takes the tap nor moves a scrolled page', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'info', stored: dismissedAt('2026-08-22T17:00:00Z') })
  const link = page.getByRole('link', { name: camp.links.bible.name })
  await allAskedFor(site)
  await page.evaluate(() => scrollTo(0, 100))
  const before = await topOf(page, camp.links.bible.name)
  publishNotice(site)
  await page.clock.fastForward('15:00')
  await notice(page).waitFor()
  await nextFrame(page)
  assert.is(await topOf(page, camp.links.bible.name), before)
  const takesTaps = () =>
    link.evaluate((link) => {
      const { left, top, height } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(left + 20, top + height / 2))
    })
  assert.not(await takesTaps())
  await page.clock.runFor(600)
  await until(takesTaps, 'the link takes taps again')
})

test('Notice: markup is text, text from right to left runs so, and a slip costs nothing but the notice', async ({
  site,
}) => {
  publishNotice(site, { text: '<img src=x onerror=alert(1)>' })
  await visit(site, {}, async ({ page }) => {
    await notice(page).getByText('<img src=x onerror=alert(1)>', { exact: true }).waitFor()
  })
  publishNotice(site, { text: 'השער נסגר' })
  await visit(site, {}, async ({ page }) => {
    const paragraph = notice(page).getByText('השער נסגר')
    assert.is(await paragraph.evaluate((element) => getComputedStyle(element).direction), 'rtl')
  })
  publishNotice(site, { until: 'tonight' })
  await visit(site, { path: 'calendar' }, async ({ page, logged }) => {
    await page.locator('[aria-current=date]').waitFor()
    assert.is(await notice(page).count(), 0)
    assert.ok(logged.some((line) => line.includes('Left out: notice.until: Invalid DateTime.')))
  })
})

test.run()
