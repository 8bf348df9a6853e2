import type { Page } from 'playwright'
import { assert } from '#test'
import { screenNames } from '../support/app-tables'
import { weatherFile } from '../support/files'
import { becomesCurrent, loaded, openScreen, rowOfHours } from '../support/page'
import { comeBack } from '../support/phone'
import { focusHidden } from '../support/hidden-screens'
import { publish, siteSuite, visit } from '../support/site'
import { until } from '../support/until'
import { atCamp } from '../support/camp-clock'

const test = siteSuite('kept screens')

const presentHour = (page: Page) => rowOfHours(page).locator('[aria-current=time]')

test('kept screens: hidden ones take no focus and no space', async ({ site }) => {
  const alone = await visit(site, { path: 'info' })
  assert.is(await alone.page.locator('h1').count(), 1, 'only the open screen is rendered')
  const { page } = await visit(site)
  for (const name of screenNames) await openScreen(page, name)
  const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
  await until(async () => (await pageHeight(page)) === (await pageHeight(alone.page)), 'the page is as long')
  const spoken = (page: Page) => page.locator('main').ariaSnapshot()
  assert.is(await spoken(page), await spoken(alone.page))
  const words = (page: Page) => page.locator('main').innerText()
  assert.is(await words(page), await words(alone.page))
  const { tried, focused } = await page.evaluate(focusHidden)
  assert.ok(tried > 8, `tried ${tried} controls`)
  assert.is(focused, 0)
})

test('kept screens: hidden ones follow data and time', async ({ site }) => {
  const { page } = await visit(site, { clock: atCamp('2026-08-22T16:30') })
  await presentHour(page).getByText('16:00').waitFor()
  await openScreen(page, 'Tides')
  const { data } = weatherFile('2026-08-22')
  const [first] = data
  const hotter = { ...first!, summary: { ...first!.summary, maximumTemperature: 71 } }
  publish(site, { weather: { data: [hotter, ...data.slice(1)] } })
  await page.clock.fastForward('01:00:00')
  await comeBack(page)
  await loaded(page)
  await openScreen(page, 'Weather')
  await page.getByText('71°C').waitFor()
  await presentHour(page).getByText('17:00').waitFor()
})

test('kept screens: a crash moves the focus to its heading', async ({ site }) => {
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
  await page.locator('h1:focus').waitFor()
  await becomesCurrent(page, 'Locations')
})

test('kept screens: a hidden crash leaves the open one alone', async ({ site }) => {
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
