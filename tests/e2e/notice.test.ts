import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import {
  answerAll,
  cacheEntry,
  campSuite,
  evening,
  openScreen,
  publish,
  screenNames,
  visit,
  type Camp,
} from '../support/app'
import { silence } from '../support/data-host'
import { campFiles } from '../support/files'

const test = campSuite('notice')

const text = 'The gate closes at 22:00 tonight.'
const notice = (page: Page) => page.getByLabel('Notice', { exact: true })
const dismissButton = (page: Page) => page.getByRole('button', { name: 'Dismiss notice' })

const calendarWith = (changes: object) => ({
  ...campFiles('2026-08-22').calendar,
  notice: { text, until: '2026-08-22T22:00:00Z', ...changes },
})
const publishNotice = (camp: Camp, changes: object = {}) =>
  publish(camp, { ...campFiles('2026-08-22'), calendar: calendarWith(changes) })

test('Notice: it stands above every screen, in one place that stays while screens change', async ({
  camp,
}) => {
  publishNotice(camp, { kind: 'warning', url: 'https://camp.example/gate' })
  await visit(camp, {}, async ({ page }) => {
    await notice(page).getByText(text, { exact: true }).waitFor()
    const element = await notice(page).elementHandle()
    for (const name of screenNames) {
      await openScreen(page, name)
      const [noticeBox, headingBox] = [
        await notice(page).boundingBox(),
        await page.locator('h1:visible').boundingBox(),
      ]
      assert.ok(noticeBox!.y + noticeBox!.height <= headingBox!.y, name)
      assert.ok(
        await notice(page).evaluate((shown, first) => shown === first, element),
        'it is not said again',
      )
    }
    assert.is(await dismissButton(page).count(), 0)
    assert.is(await notice(page).getByRole('link').getAttribute('href'), 'https://camp.example/gate')
    assert.ok(await notice(page).evaluate((shown) => shown.closest('[aria-live=polite]') !== null))
  })
})

for (const timezoneId of ['America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati']) {
  test(`Notice: it comes and goes at its minute, over midnight and offline, on a phone in ${timezoneId}`, async ({
    camp,
  }) => {
    publishNotice(camp, { from: '2026-08-22T22:58:00Z', until: '2026-08-23T00:02:00+01:00' })
    await visit(camp, { timezoneId, clock: '2026-08-22T22:57:00Z' }, async ({ page, context }) => {
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
  })
}

test('Notice: a later start shows it at once from what the phone has, with its age', async ({ camp }) => {
  answerAll(camp, silence)
  const stored = { 'cache:calendar': cacheEntry(calendarWith({}), '2026-08-22T15:00:00Z') }
  await visit(camp, { stored, clock: evening }, async ({ page }) => {
    await notice(page).getByText('as of 3 hours ago', { exact: true }).waitFor()
    assert.is(await notice(page).locator('[aria-live=off]').innerText(), 'as of 3 hours ago')
  })
  await visit(camp, { stored, clock: '2026-08-22T22:00:00Z' }, async ({ page }) => {
    await page.getByText('Loading ...').waitFor()
    assert.is(await notice(page).count(), 0)
  })
})

test('Notice: an info that was dismissed stays away, also after a restart, until its text changes', async ({
  camp,
}) => {
  publishNotice(camp)
  await visit(camp, { path: 'tides' }, async ({ page }) => {
    await dismissButton(page).click()
    await notice(page).waitFor({ state: 'detached' })
    assert.is(await page.evaluate(() => localStorage.getItem('dismiss:notice')), text)
    await page.reload()
    await page.locator('table').waitFor()
    assert.is(await notice(page).count(), 0)
    publishNotice(camp, { text: 'The gate stays open.' })
    await page.reload()
    await notice(page).getByText('The gate stays open.').waitFor()
  })
})

test('Notice: markup is text, text from right to left runs so, and a slip costs nothing but the notice', async ({
  camp,
}) => {
  publishNotice(camp, { text: '<img src=x onerror=alert(1)>' })
  await visit(camp, {}, async ({ page }) => {
    await notice(page).getByText('<img src=x onerror=alert(1)>', { exact: true }).waitFor()
  })
  publishNotice(camp, { text: 'השער נסגר' })
  await visit(camp, {}, async ({ page }) => {
    const paragraph = notice(page).getByText('השער נסגר')
    assert.is(await paragraph.evaluate((element) => getComputedStyle(element).direction), 'rtl')
  })
  publishNotice(camp, { until: 'tonight' })
  await visit(camp, { path: 'calendar' }, async ({ page, logged }) => {
    await page.locator('[aria-current=date]').waitFor()
    assert.is(await notice(page).count(), 0)
    assert.ok(logged.some((line) => line.includes('Left out: notice.until: Invalid DateTime.')))
  })
})

test.run()
