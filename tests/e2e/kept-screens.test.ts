import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { screenNames } from '../support/app-tables'
import { weatherFile } from '../support/files'
import { loaded, openScreen, rowOfHours } from '../support/page'
import { comeBack } from '../support/phone'
import { focusHidden } from '../support/hidden-screens'
import { publish, siteSuite, visit } from '../support/site'
import { until } from '../support/until'

const test = siteSuite('kept screens')

const presentHour = (page: Page) => rowOfHours(page).locator('[aria-current=time]')

test('Kept screens: what is opened again is what was left, and only the open screen is shown', async ({
  site,
}) => {
  const { page } = await visit(site)
  const heading = page.locator('h1:visible')
  for (const round of [1, 2]) {
    for (const name of screenNames) {
      await openScreen(page, name)
      assert.is(await page.locator('main').count(), 1)
      assert.is(await heading.count(), 1)
      const seen = await heading.evaluate((element) => {
        const before = element.dataset['seen']
        element.dataset['seen'] = document.title
        return before
      })
      assert.is(seen, round === 1 ? undefined : await page.title())
    }
  }
})

test('Kept screens: those that are hidden are out of reach, and the page is no longer than the open one', async ({
  site,
}) => {
  const alone = await visit(site, { path: 'info' })
  const { page } = await visit(site)
  for (const name of screenNames) await openScreen(page, name)
  const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
  await until(async () => (await pageHeight(page)) === (await pageHeight(alone.page)), 'the page is as long')
  const spoken = (page: Page) => page.locator('main').ariaSnapshot()
  assert.is(await spoken(page), await spoken(alone.page))
  const words = (page: Page) => page.locator('main').innerText()
  assert.is(await words(page), await words(alone.page))
  const { tried, focused } = await page.evaluate(focusHidden)
  assert.ok(tried > 8, 'there is something to reach')
  assert.is(focused, 0)
})

test('Kept screens: none is made before it is opened', async ({ site }) => {
  const { page } = await visit(site)
  await loaded(page)
  assert.is(await page.locator('h1').count(), 1)
  await openScreen(page, 'Info')
  assert.is(await page.locator('h1').count(), 2)
})

test('Kept screens: data and time go on while another screen is open', async ({ site }) => {
  const { page } = await visit(site, { clock: '2026-08-22T18:58:00Z' })
  await presentHour(page).getByText('19:00').waitFor()
  await openScreen(page, 'Tides')
  const { data } = weatherFile('2026-08-22')
  const [first] = data
  const hotter = { ...first!, summary: { ...first!.summary, maximumTemperature: 71 } }
  publish(site, { weather: { data: [hotter, ...data.slice(1)] } })
  await page.clock.fastForward('06:00')
  await comeBack(page)
  await loaded(page)
  await openScreen(page, 'Weather')
  await page.getByText('71°C').waitFor()
  await presentHour(page).getByText('20:00').waitFor()
})

test('Kept screens: when the one that the visit began with throws later, the heading takes the focus', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'locations' })
  await page.getByRole('link', { name: 'Cove Stores' }).waitFor()
  for (const name of ['Tides', 'Locations']) await openScreen(page, name)
  await page.evaluate(() => {
    window.encodeURIComponent = () => {
      throw new Error('Made up')
    }
  })
  // The age of the data changes, and the screen is rendered again.
  await page.clock.fastForward('02:00')
  await page.getByText('Made up').waitFor()
  await page.waitForFunction(
    () => document.activeElement === document.querySelector('main > :not([hidden]) h1'),
  )
})

test('Kept screens: one that throws while another is open leaves that one and its focus alone, and is tried again when it is opened', async ({
  site,
}) => {
  const { page, logged } = await visit(site, { path: 'locations' })
  await page.getByRole('link', { name: 'Cove Stores' }).waitFor()
  await openScreen(page, 'Info')
  const focused = page.getByRole('radio', { name: 'System' })
  await focused.focus()
  await page.evaluate(() => {
    const { encodeURIComponent } = window
    window.encodeURIComponent = (text) => {
      if (document.title.startsWith('Info')) throw new Error('Made up')
      return encodeURIComponent(text)
    }
  })
  await page.clock.fastForward('02:00')
  await until(() => /Made up/.test(logged.join()), 'the error is logged')
  assert.is(await page.getByText('Made up').count(), 0)
  assert.ok(await focused.evaluate((element) => element === document.activeElement))
  await openScreen(page, 'Locations')
  await page.getByRole('link', { name: 'Cove Stores' }).waitFor()
})

test.run()
