import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { screenNames } from '../support/app-tables'
import { evening } from '../support/files'
import { installBanner, nextFrame, openScreen } from '../support/page'
import { siteSuite, visit } from '../support/site'

const test = siteSuite('banner')

const key = 'dismiss:pwa-warning'
const msPerWeek = 7 * 24 * 3_600_000

const closeButton = (page: Page) => page.getByRole('button', { name: /^(Close|Dismiss)$/ })
const storedRecord = (page: Page) => page.evaluate((key) => localStorage.getItem(key), key)

/** Starts the app again with a record in the storage, at a time when the clock stands still. */
const restart = async (page: Page, record: string, now: string) => {
  await page.clock.setFixedTime(now)
  await page.evaluate(([key, record]) => localStorage.setItem(key, record), [key, record] as const)
  await page.reload()
  await page.waitForSelector('h1')
}

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

test('Banner: it stays hidden for exactly one week, and comes back after more than that', async ({
  site,
}) => {
  const { page } = await visit(site)
  // The second week holds the end of summer time: its days are 7 × 24 h and one hour.
  for (const dismissed of ['2026-08-15T18:00:00.000Z', '2026-10-20T12:00:00.000Z']) {
    const record = JSON.stringify({ lastDismissedUtc: dismissed })
    for (const [age, isShown] of [
      [0, false],
      [msPerWeek, false],
      [msPerWeek + 1, true],
    ] as const) {
      await restart(page, record, new Date(Date.parse(dismissed) + age).toJSON())
      assert.is(await installBanner(page).isVisible(), isShown, `${dismissed}, ${age} ms later`)
    }
  }
})

test('Install hint banner: closed once more after a week, it is hidden again', async ({ site }) => {
  const record = JSON.stringify({ lastDismissedUtc: '2026-08-01T18:00:00.000Z' })
  const { page } = await visit(site, { path: 'info', stored: { [key]: record } })
  await page.clock.setFixedTime(evening)
  await closeButton(page).click()
  await installBanner(page).waitFor({ state: 'detached' })
  assert.is(await storedRecord(page), JSON.stringify({ lastDismissedUtc: new Date(evening).toJSON() }))
})

test('Install hint banner: an invalid record does not hide it', async ({ site }) => {
  const { page } = await visit(site)
  for (const record of [
    '',
    'nonsense',
    'null',
    '2026-08-22T17:00:00.000Z',
    '{"lastDismissedUtc":null}',
    '{"lastDismissedUtc":"yesterday"}',
    '{"lastDismissedUtc":"22 August 2026 17:00"}',
    '{"lastDismissedUtc":"2026-13-22T17:00:00.000Z"}',
    `{"lastDismissedUtc":${Date.parse(evening)}}`,
    '{"lastDismissed":"2026-08-22T17:00:00.000Z"}',
  ]) {
    await restart(page, record, evening)
    assert.ok(await installBanner(page).isVisible(), record)
  }
})

test('Banner: it is hidden in an installed app, whatever its display mode', async ({ site }) => {
  const { page, context } = await visit(site)
  for (const mode of ['standalone', 'fullscreen', 'minimal-ui', 'browser']) {
    const app = await context.newPage()
    await app.addInitScript((mode) => {
      const realMatchMedia = window.matchMedia.bind(window)
      window.matchMedia = (query) =>
        realMatchMedia(
          query.replace(/\(\s*display-mode\s*:\s*([\w-]+)\s*\)/g, (_, asked) =>
            asked === mode ? '(min-width: 0)' : '(max-width: 0)',
          ),
        )
    }, mode)
    await app.goto(`${site.url}weather`)
    await app.waitForSelector('h1')
    assert.is(await installBanner(app).count(), mode === 'browser' ? 1 : 0, mode)
    await app.close()
  }
  assert.ok(await installBanner(page).isVisible())
})

test('Banner: it is hidden when iOS says so through navigator.standalone alone', async ({ site }) => {
  const { context } = await visit(site)
  for (const standalone of [true, false]) {
    const app = await context.newPage()
    await app.addInitScript((value) => {
      Object.defineProperty(navigator, 'standalone', { value })
    }, standalone)
    await app.goto(`${site.url}weather`)
    await app.waitForSelector('h1')
    assert.is(await installBanner(app).count(), standalone ? 0 : 1, String(standalone))
    await app.close()
  }
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
