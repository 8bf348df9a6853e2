import { dataScreens, screenNames } from '../support/app-tables'
import { longLocations } from '../support/files'
import { barLink, boxOf, loaded, openedScreen, openScreen, scrollPage } from '../support/page'
import { coverEdges } from '../support/phone'
import { publish } from '../support/site'
import { expect, test } from './fixtures'

const unknownPath = 'no-such-screen'

test('bar: stays at the bottom, clear of the focus', async ({ site, visit }) => {
  publish(site, { locations: longLocations() })
  const { page } = await visit({ path: 'locations' })
  await loaded(page)
  const bar = page.getByRole('navigation')
  for (const scrollTop of [0, 300, 100_000]) {
    await scrollPage(page, scrollTop)
    const { x, width, bottom } = await boxOf(bar)
    expect({ x, width, bottom }).toEqual({ x: 0, width: 360, bottom: 740 })
  }
  expect(await page.evaluate(() => scrollY), 'the page scrolled').toBeGreaterThan(300)
  await test.step('its links fill it', async () => {
    const { y, height } = await boxOf(bar)
    for (const name of screenNames) {
      const box = await boxOf(barLink(page, name))
      expect({ y: box.y, height: box.height }, name).toEqual({ y, height })
    }
  })
  await test.step('it never covers the focus', async () => {
    await page.setViewportSize({ width: 360, height: 480 })
    await coverEdges(page, { bottom: 100 })
    const { y } = await boxOf(bar)
    const links = page.getByRole('main').getByRole('link')
    await links.first().focus()
    for (const link of (await links.all()).slice(0, 12)) {
      await expect(link).toBeFocused()
      expect((await boxOf(link)).bottom, 'the end of the link').toBeLessThanOrEqual(y)
      await page.keyboard.press('Tab')
    }
  })
})

test('shell: ends above the bar, is centred in a wide window', async ({ visit }) => {
  const { page } = await visit({ path: unknownPath })
  const check = async (name: string) => {
    // In a short window, every page scrolls.
    await page.setViewportSize({ width: 320, height: 240 })
    await scrollPage(page, 'end')
    const bar = await boxOf(page.getByRole('navigation'))
    expect(await page.evaluate(() => scrollY), `${name} scrolls`).toBeGreaterThan(0)
    const blocks = await openedScreen(page).locator('> *').filter({ visible: true }).all()
    const { bottom } = await boxOf(blocks.at(-1)!)
    expect(bottom, `the end of ${name}`).toBeLessThanOrEqual(bar.y)
    await page.setViewportSize({ width: 1280, height: 800 })
    const { x, right, width } = await boxOf(page.getByRole('main'))
    expect(x, `${name} is centred`).toBe(1280 - right)
    expect(width, name).toBeLessThan(700)
  }
  await check(unknownPath)
  for (const name of screenNames) {
    await openScreen(page, name)
    if (dataScreens.includes(name)) await loaded(page)
    await check(name)
  }
})
