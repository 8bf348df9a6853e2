import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { dataScreens, screenNames } from '../support/app-tables'
import { openedScreen, openScreen } from '../support/page'
import { siteSuite, visit } from '../support/site'

const test = siteSuite('shell')

const remInPixels = 16

/** Where an element is on the screen. */
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const unknownPath = 'no-such-screen'
test('Shell: the bar is 4rem high and stands at the bottom, however far the page is scrolled', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'calendar' })
  await page.getByText('Family Camp 1 (1/5)').waitFor()
  for (const scrollTop of [0, 300, 100_000]) {
    await page.evaluate((top) => scrollTo(0, top), scrollTop)
    const { x, width, height, bottom } = await boxOf(page, 'nav')
    assert.equal({ x, width, height, bottom }, { x: 0, width: 360, height: 4 * remInPixels, bottom: 740 })
  }
  assert.ok(await page.evaluate(() => scrollY > 300), 'the page scrolled')
})

test("Structure: the bar's links are named after the screens, in order, and fill its height", async ({
  site,
}) => {
  const { page } = await visit(site)
  const links = page.getByRole('navigation').getByRole('link')
  assert.is(await links.count(), screenNames.length)
  const bar = await boxOf(page, 'nav')
  for (const [index, name] of screenNames.entries()) {
    const link = links.nth(index)
    assert.is((await link.innerText()).trim(), name)
    assert.is(await page.getByRole('navigation').getByRole('link', { name, exact: true }).count(), 1, name)
    assert.is(await link.getAttribute('href'), `/${name.toLowerCase()}`)
    const box = await link.boundingBox()
    assert.is(box?.height, bar.height, `${name} is as high as the bar`)
    assert.is(box?.y, bar.y, `${name} begins where the bar does`)
  }
})

test("Shell: the bar's names fit on the narrowest phone, and its links do not overlap", async ({ site }) => {
  const { page } = await visit(site, { viewport: { width: 280, height: 653 } })
  const links = await page.getByRole('navigation').getByRole('link').all()
  let right = 0
  for (const link of links) {
    const box = await link.boundingBox()
    assert.ok(box && box.x >= right && box.x + box.width <= 280, 'beside the one before, and on the screen')
    right = box.x + box.width
    assert.ok(
      await link.evaluate((element) => element.scrollWidth <= element.clientWidth),
      `${await link.innerText()} fits`,
    )
  }
  assert.is(links.length, screenNames.length)
})

test('Shell: main is centred and at most 36rem wide, and as wide as a phone', async ({ site }) => {
  const { page } = await visit(site, { viewport: { width: 1280, height: 800 } })
  for (const name of screenNames) {
    await openScreen(page, name)
    const { x, width } = await boxOf(page, 'main')
    assert.equal({ x, width }, { x: (1280 - 36 * remInPixels) / 2, width: 36 * remInPixels }, name)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  const { x, width } = await boxOf(page, 'main')
  assert.equal({ x, width }, { x: 0, width: 360 })
})

test('Shell: at the end of scrolling the bar covers nothing of any screen', async ({ site }) => {
  // So low a screen that every page has to scroll.
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
    if (dataScreens.includes(name)) await openedScreen(page).getByText('Last updated').waitFor()
    await checkEnd(name)
  }
})

test("Shell: a fixed strip covers the device's safe area at the top, and the bar keeps off that at the bottom", async ({
  site,
}) => {
  const { page, context } = await visit(site, { path: 'calendar' })
  const devTools = await context.newCDPSession(page)
  // Too new for the types; the insets are those of a phone with a notch.
  const send = devTools.send.bind(devTools) as (method: string, parameters: object) => Promise<unknown>
  await send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } })
  await page.reload()
  await page.getByText('Family Camp 1 (1/5)').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  const heading = await boxOf(page, 'h1')
  assert.ok(heading.y >= 47, `the heading begins below the safe area, at ${heading.y}`)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

  for (const link of await page.locator('nav a').all()) {
    const box = await link.boundingBox()
    assert.ok(box && box.height >= 64 && box.y + box.height <= 740 - 34, 'links end above the safe area')
  }
  assert.is((await boxOf(page, 'nav')).bottom, 740, 'the bar fills it')
  assert.ok((await boxOf(page, 'main li:last-child')).bottom <= (await boxOf(page, 'nav')).y)

  const strip = await page.evaluate(() => {
    const covers = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = getComputedStyle(element)
      const { top, left, width, height } = element.getBoundingClientRect()
      return position === 'fixed' && !top && !left && width === innerWidth && height === 47
    })
    return covers.map((element) => {
      const isOnTop = !document.elementFromPoint(180, 20)?.closest('main')
      return [getComputedStyle(element).backgroundColor, isOnTop]
    })
  })
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  assert.equal(strip, [[paper, true]])
})

test.run()
