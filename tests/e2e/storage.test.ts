import type { Page } from 'playwright'
import { assert } from '#test'
import { datasetNames } from '../support/app-tables'
import {
  allLoaded,
  chosenDay,
  closeInstallHint,
  dayButtons,
  installHint,
  openScreen,
  schemeRadio,
} from '../support/page'
import { siteSuite, visit } from '../support/site'

const test = siteSuite('storage')

/** Uses every feature that stores something, except the organisers' notice. */
const useApp = async (page: Page) => {
  await allLoaded(page)
  await openScreen(page, 'Weather')
  await dayButtons(page).nth(3).click()
  await openScreen(page, 'Info')
  await schemeRadio(page, 'Dark').check()
  await page.locator('html.dark').waitFor()
  await closeInstallHint(page).click()
  await installHint(page).waitFor({ state: 'detached' })
  await openScreen(page, 'Weather')
  assert.match(await chosenDay(page), '25')
}

test("storage: writes only the app's own keys", async ({ site }) => {
  const foreign = { 'cache:': 'x', 'cache:weather2': 'x', 'dismiss:other': 'x', Theme: 'dark', '': 'x' }
  const { page, context } = await visit(site, { path: 'info', stored: foreign })
  await page.evaluate(() => caches.open('other-app'))
  await useApp(page)
  const own = [...datasetNames.map((name) => `cache:${name}`), 'dismiss:pwa-warning', 'theme']
  const stored = await page.evaluate((): Record<string, string> => ({ ...localStorage }))
  assert.equal(Object.keys(stored).sort(), [...own, ...Object.keys(foreign)].sort())
  for (const [key, value] of Object.entries(foreign)) assert.is(stored[key], value, key)
  assert.is(stored['theme'], 'dark')
  assert.match(stored['dismiss:pwa-warning']!, /^{"lastDismissedUtc":"2026-08-22T\d\d:\d\d:\d\d\.\d+Z"}$/)
  assert.is(await page.evaluate(() => sessionStorage.length), 0)
  assert.is(await page.evaluate(async () => (await indexedDB.databases()).length), 0)
  assert.ok(await page.evaluate(() => caches.has('other-app')))
  assert.equal(await context.cookies(), [])
})

test('storage: works from memory if storage is blocked', async ({ site }) => {
  const { page, context, logged } = await visit(site, { path: 'info' })
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Refused', 'SecurityError')
      },
    })
  })
  await page.reload()
  await useApp(page)
  assert.equal(logged, [])
})
