import type { Page } from 'playwright'
import { assert } from '#test'
import { dataScreens, screenNames } from '../support/app-tables'
import { place } from '../support/files'
import { barLink, loaded, openScreen } from '../support/page'
import { publish, siteSuite, visit } from '../support/site'

const test = siteSuite('shell')

const remInPixels = 16

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const unknownPath = 'no-such-screen'

test('bar: stays at the bottom, filled by its links', async ({ site }) => {
  const locations = Array.from({ length: 30 }, (_, index) => place({ name: `Place ${index}` }))
  publish(site, { locations: { locations } })
  const { page } = await visit(site, { path: 'locations' })
  await loaded(page)
  for (const scrollTop of [0, 300, 100_000]) {
    await page.evaluate((top) => scrollTo(0, top), scrollTop)
    const { x, width, height, bottom } = await boxOf(page, 'nav')
    assert.equal({ x, width, height, bottom }, { x: 0, width: 360, height: 4 * remInPixels, bottom: 740 })
  }
  assert.ok(await page.evaluate(() => scrollY > 300), 'the page scrolled')
  const bar = await boxOf(page, 'nav')
  for (const name of screenNames) {
    const box = await barLink(page, name).boundingBox()
    assert.is(box?.height, bar.height, name)
    assert.is(box?.y, bar.y, name)
  }
})

test('shell: is centred in a wide window', async ({ site }) => {
  const { page } = await visit(site, { viewport: { width: 1280, height: 800 } })
  for (const name of screenNames) {
    await openScreen(page, name)
    const { x, width } = await boxOf(page, 'main')
    assert.equal({ x, width }, { x: (1280 - 36 * remInPixels) / 2, width: 36 * remInPixels }, name)
  }
})

test('bar: never covers the end of a screen', async ({ site }) => {
  // In a short window, every page scrolls.
  const { page } = await visit(site, { viewport: { width: 320, height: 240 }, path: unknownPath })
  const checkEnd = async (name: string) => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const { y } = await boxOf(page, 'nav')
    const bottom = await page
      .locator('main > :not([style])')
      .evaluateAll((children) => Math.max(...children.map((child) => child.getBoundingClientRect().bottom)))
    assert.ok(await page.evaluate(() => scrollY > 0), `${name} scrolls`)
    assert.ok(bottom <= y, `${name}: content ends at ${bottom}, the bar begins at ${y}`)
  }
  await checkEnd(unknownPath)
  for (const name of screenNames) {
    await openScreen(page, name)
    if (dataScreens.includes(name)) await loaded(page)
    await checkEnd(name)
  }
})
