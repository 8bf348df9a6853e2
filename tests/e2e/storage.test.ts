import type { Page } from 'playwright'
import { assert } from '#test'
import { datasetNames } from '../support/app-tables'
import { allLoaded, chosenDay, openScreen } from '../support/page'
import { siteSuite, visit } from '../support/site'

const test = siteSuite('storage')

/** Makes every change that the app stores. */
const useApp = async (page: Page) => {
  await allLoaded(page)
  await openScreen(page, 'Weather')
  await page.getByRole('button', { name: '25' }).click()
  await openScreen(page, 'Info')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.locator('html.dark').waitFor()
  const close = page.getByRole('button', { name: 'Close' })
  await close.click()
  await close.waitFor({ state: 'detached' })
  await openScreen(page, 'Weather')
  assert.is(await chosenDay(page), 'Tue 25 August')
}

test("storage: only the app's own keys are written", async ({ site }) => {
  const foreign = { 'cache:': 'x', 'cache:weather2': 'x', 'dismiss:other': 'x', Theme: 'dark', '': 'x' }
  const { page, context } = await visit(site, { path: 'info', stored: foreign })
  await page.evaluate(() => caches.open('other-app'))
  await useApp(page)
  const own = [...datasetNames.map((name) => `cache:${name}`), 'dismiss:pwa-warning', 'theme']
  const stored = await page.evaluate((): Record<string, string> => ({ ...localStorage }))
  assert.equal(Object.keys(stored).sort(), [...own, ...Object.keys(foreign)].sort())
  for (const [key, value] of Object.entries(foreign)) assert.is(stored[key], value, key)
  assert.is(stored['theme'], 'dark')
  assert.match(stored['dismiss:pwa-warning']!, /^{"lastDismissedUtc":"2026-08-22T18:\d\d:\d\d\.\d+Z"}$/)
  assert.is(await page.evaluate(() => sessionStorage.length), 0)
  assert.is(await page.evaluate(async () => (await indexedDB.databases()).length), 0)
  assert.ok(await page.evaluate(() => caches.has('other-app')))
  assert.equal(await context.cookies(), [])
})

test('storage: without access the app works from memory', async ({ site }) => {
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
