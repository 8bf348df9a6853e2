import { dataScreens, screenNames } from '../support/app-tables'
import { evening, longLocations } from '../support/files'
import { barLink, boxOf, loaded, openedScreen, openScreen, scrollPage } from '../support/page'
import { coverEdges } from '../support/phone'
import { publish } from '../support/site'
import { dismissedAt } from '../support/stored'
import { expect, test } from './fixtures'

const unknownPath = 'no-such-screen'

test('shell: is centred; the bar hides neither end nor focus', async ({ site, visit }) => {
  publish(site, { locations: longLocations() })
  const { page } = await visit({ path: unknownPath, stored: dismissedAt(evening) })
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

  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, 'Locations')
  const places = page.getByRole('main').getByRole('link')
  await test.step('a place is a link in its whole row', async () => {
    const row = page.getByRole('main').getByRole('listitem').first()
    const isLinkAtCorners = await row.evaluate((row) => {
      const { left, right, top, bottom } = row.getBoundingClientRect()
      const corners = [
        document.elementFromPoint(left + 12, top + 12),
        document.elementFromPoint(right - 12, bottom - 12),
      ]
      return corners.map((corner) => row.querySelector('a')!.contains(corner))
    })
    expect(isLinkAtCorners).toEqual([true, true])
  })
  const bar = page.getByRole('navigation')
  for (const scrollTop of [0, 300, 100_000]) {
    await scrollPage(page, scrollTop)
    const { x, width, bottom } = await boxOf(bar)
    expect({ x, width, bottom }).toEqual({ x: 0, width: 360, bottom: 740 })
  }
  await test.step('the links fill the bar', async () => {
    const { y, height } = await boxOf(bar)
    for (const name of screenNames) {
      const box = await boxOf(barLink(page, name))
      expect({ y: box.y, height: box.height }, name).toEqual({ y, height })
    }
  })
  await test.step('the bar never covers the focus', async () => {
    await page.setViewportSize({ width: 360, height: 480 })
    await coverEdges(page, { bottom: 100 })
    const { y } = await boxOf(bar)
    await places.first().focus()
    for (const link of (await places.all()).slice(0, 12)) {
      await expect(link).toBeFocused()
      expect((await boxOf(link)).bottom, 'the end of the link').toBeLessThanOrEqual(y)
      await page.keyboard.press('Tab')
    }
  })
})
