import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { allLoaded, chosenButton, openScreen } from '../support/page'
import { siteSuite, visit } from '../support/site'

const test = siteSuite('storage failures')

/** Everything in local storage. */
const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }))

/** Ways to break local storage, each run in the page before the app. */
const faults: [what: 'access' | 'reading' | 'writing', breakStorage: () => void][] = [
  [
    'access',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Refused', 'SecurityError')
        },
      })
    },
  ],
  [
    'reading',
    () => {
      Storage.prototype.getItem = () => {
        throw new DOMException('Refused', 'SecurityError')
      }
    },
  ],
  [
    'writing',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError')
      }
    },
  ],
]

/** Uses everything that would be stored. */
const useApp = async (page: Page) => {
  await allLoaded(page)
  await openScreen(page, 'Weather')
  await page.getByRole('button', { name: '25' }).click()
  await openScreen(page, 'Info')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.locator('html.dark').waitFor()
  const close = page.getByRole('button', { name: /Close|Dismiss/ })
  await close.click()
  await close.waitFor({ state: 'detached' })
  await openScreen(page, 'Weather')
  await chosenButton(page).filter({ hasText: '25' }).waitFor()
}

for (const [what, breakStorage] of faults) {
  test(`Storage: when ${what} local storage throws, the app works from memory and says nothing`, async ({
    site,
  }) => {
    const { page, context, logged } = await visit(site, { path: 'info' })
    await context.addInitScript(breakStorage)
    await page.reload()
    await useApp(page)
    assert.equal(logged, [])
  })
}

test('Storage: when local storage is full, the app works from memory and throws nothing out', async ({
  site,
}) => {
  const { page, logged } = await visit(site, { path: 'info' })
  await allLoaded(page)
  const fillers = await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.removeItem(key)
    let count = 0
    for (let length = 4_000_000; length >= 1;) {
      try {
        localStorage.setItem(`other:${count}`, 'x'.repeat(length))
        count++
      } catch {
        length = Math.floor(length / 2)
      }
    }
    return count
  })
  await page.reload()
  await useApp(page)
  assert.equal(
    Object.keys(await stored(page)).filter((key) => !key.startsWith('other:')),
    [],
    'there was no room',
  )
  assert.is(Object.keys(await stored(page)).length, fillers)
  assert.equal(logged, [])
})

test.run()
