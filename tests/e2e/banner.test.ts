import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { screenNames } from '../support/app-tables'
import { evening } from '../support/files'
import { installBanner, nextFrame, openScreen } from '../support/page'
import { siteSuite, visit } from '../support/site'

const test = siteSuite('banner')

const key = 'dismiss:pwa-warning'
const closeButton = (page: Page) => page.getByRole('button', { name: /^(Close|Dismiss)$/ })
const storedRecord = (page: Page) => page.evaluate((key) => localStorage.getItem(key), key)

test('Install hint banner: without a record it is shown on every screen', async ({ site }) => {
  const { page } = await visit(site, { path: 'no-such-screen' })
  assert.ok(await installBanner(page).isVisible())
  for (const name of screenNames) {
    await openScreen(page, name)
    assert.ok(await installBanner(page).isVisible(), name)
    assert.is(await closeButton(page).count(), 1)
  }
  assert.is(await storedRecord(page), null)
})

test('Install hint banner: Close stores the current UTC time and hides it, also after a reload', async ({
  site,
}) => {
  const { page } = await visit(site, { timezoneId: 'Asia/Tokyo' })
  await page.clock.setFixedTime(evening)
  await closeButton(page).click()
  await installBanner(page).waitFor({ state: 'detached' })
  assert.equal(JSON.parse((await storedRecord(page)) ?? ''), {
    lastDismissedUtc: new Date(evening).toJSON(),
  })
  await openScreen(page, 'Tides')
  assert.is(await installBanner(page).count(), 0)
  await page.reload()
  await page.waitForSelector('h1')
  assert.is(await installBanner(page).count(), 0)
})

test('Structure: the keyboard reaches Close and presses it', async ({ site }) => {
  const { page } = await visit(site)
  // The first stop is the link that skips the banner.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  assert.ok(await closeButton(page).evaluate((button) => button === document.activeElement))
  await page.keyboard.press('Enter')
  await installBanner(page).waitFor({ state: 'detached' })
})

test('Install hint banner: it goes when the app is installed from the same tab', async ({ site }) => {
  const { page } = await visit(site)
  await installBanner(page).waitFor()
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await installBanner(page).waitFor({ state: 'detached' })
  assert.is(await storedRecord(page), null)
})

test('Install hint banner: a double tap on its ✕ opens nothing of what moves up under the finger', async ({
  site,
}) => {
  for (const path of ['weather', 'tides', 'info']) {
    await visit(site, { path, hasTouch: true, isMobile: true }, async ({ page, context }) => {
      await context.route(/^https:/, (request) => request.fulfill({ contentType: 'text/html', body: '' }))
      const box = (await closeButton(page).boundingBox())!
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      for (const tap of [1, 2, 3]) {
        await page.touchscreen.tap(x, y)
        if (tap === 1) await installBanner(page).waitFor({ state: 'detached' })
      }
      await nextFrame(page)
      assert.is(page.url(), site.url + path)
      // What is elsewhere can be tapped at once, and the place itself after a while.
      await openScreen(page, 'Info')
      await page.getByText('Dark', { exact: true }).tap()
      assert.ok(await page.getByRole('radio', { name: 'Dark' }).isChecked())
      await openScreen(page, 'Weather')
      await page.clock.runFor(600)
      await page.getByRole('link', { name: 'BBC Weather' }).tap()
      await page.waitForURL('https://www.bbc.co.uk/weather')
    })
  }
})

test.run()
