import type { Page } from 'playwright'
import { datasetNames } from '../support/app-tables'
import {
  allLoaded,
  chosenButton,
  closeInstallHint,
  dayButtons,
  installHint,
  openScreen,
  schemeRadio,
} from '../support/page'
import { expect, test } from './fixtures'

/** Uses every feature that stores something, except the organisers' notice. */
const useApp = async (page: Page) => {
  await allLoaded(page)
  await openScreen(page, 'Weather')
  await dayButtons(page).nth(3).click()
  await openScreen(page, 'Info')
  await schemeRadio(page, 'Dark').check()
  await expect(page.locator('html')).toContainClass('dark')
  await closeInstallHint(page).click()
  await expect(installHint(page)).toHaveCount(0)
  await openScreen(page, 'Weather')
  await expect(chosenButton(page)).toHaveText(/25/)
}

test("storage: writes only the app's own keys", async ({ visit }) => {
  const foreign = { 'cache:': 'x', 'cache:weather2': 'x', 'dismiss:other': 'x', Theme: 'dark', '': 'x' }
  const { page, context } = await visit({ path: 'info', stored: foreign })
  await page.evaluate(() => caches.open('other-app'))
  await useApp(page)
  const own = [...datasetNames.map((name) => `cache:${name}`), 'dismiss:pwa-warning', 'theme']
  const stored = await page.evaluate((): Record<string, string> => ({ ...localStorage }))
  expect(Object.keys(stored).sort()).toEqual([...own, ...Object.keys(foreign)].sort())
  for (const [key, value] of Object.entries(foreign)) expect(stored[key], key).toBe(value)
  expect(stored['theme']).toBe('dark')
  expect(stored['dismiss:pwa-warning']!).toMatch(/^{"lastDismissedUtc":"2026-08-22T\d\d:\d\d:\d\d\.\d+Z"}$/)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  expect(await page.evaluate(() => caches.has('other-app'))).toBe(true)
  expect(await context.cookies()).toEqual([])
})

test('storage: works from memory if storage is blocked', async ({ visit }) => {
  const { page, context, logged } = await visit({ path: 'info' })
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Refused', 'SecurityError')
      },
    })
  })
  await page.reload()
  await useApp(page)
  expect(logged).toEqual([])
})
