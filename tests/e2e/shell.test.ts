import { dataScreens, screenNames } from '../support/app-tables'
import { place } from '../support/files'
import { barLink, boxOf, loaded, openedScreen, openScreen } from '../support/page'
import { publish } from '../support/site'
import { expect, test } from './fixtures'

const unknownPath = 'no-such-screen'

test('bar: stays at the bottom, filled by its links', async ({ site, visit }) => {
  const locations = Array.from({ length: 30 }, (_, index) => place({ name: `Place ${index}` }))
  publish(site, { locations: { locations } })
  const { page } = await visit({ path: 'locations' })
  await loaded(page)
  const bar = page.getByRole('navigation')
  for (const scrollTop of [0, 300, 100_000]) {
    await page.evaluate((top) => scrollTo(0, top), scrollTop)
    const { x, width, bottom } = await boxOf(bar)
    expect({ x, width, bottom }).toEqual({ x: 0, width: 360, bottom: 740 })
  }
  expect(await page.evaluate(() => scrollY), 'the page scrolled').toBeGreaterThan(300)
  const { y, height } = await boxOf(bar)
  for (const name of screenNames) {
    const box = await boxOf(barLink(page, name))
    expect({ y: box.y, height: box.height }, name).toEqual({ y, height })
  }
})

test('shell: is centred in a wide window', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 1280, height: 800 } })
  for (const name of screenNames) {
    await openScreen(page, name)
    const { x, right, width } = await boxOf(page.getByRole('main'))
    expect(x, name).toBe(1280 - right)
    expect(width, name).toBeLessThan(700)
  }
})

test('bar: never covers the end of a screen', async ({ visit }) => {
  // In a short window, every page scrolls.
  const { page } = await visit({ viewport: { width: 320, height: 240 }, path: unknownPath })
  const checkEnd = async (name: string) => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const bar = await boxOf(page.getByRole('navigation'))
    expect(await page.evaluate(() => scrollY), `${name} scrolls`).toBeGreaterThan(0)
    const blocks = await openedScreen(page).locator('> *').filter({ visible: true }).all()
    const { bottom } = await boxOf(blocks.at(-1)!)
    expect(bottom, `the end of ${name}`).toBeLessThanOrEqual(bar.y)
  }
  await checkEnd(unknownPath)
  for (const name of screenNames) {
    await openScreen(page, name)
    if (dataScreens.includes(name)) await loaded(page)
    await checkEnd(name)
  }
})
