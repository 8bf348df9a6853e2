import type { Page } from 'playwright'
import { assert } from '#test'
import { screenNames } from '../support/app-tables'
import { place } from '../support/files'
import { focusHidden } from '../support/hidden-screens'
import { loaded, openScreen, rowOfHours } from '../support/page'
import { coverEdges } from '../support/phone'
import { publish, siteSuite, visit } from '../support/site'
import { until } from '../support/until'

const test = siteSuite('focus')

test('skip link: comes first and leads to the heading', async ({ site }) => {
  const { page } = await visit(site, { path: 'tides' })
  await page.keyboard.press('Tab')
  const link = page.locator('a[href="#main"]')
  assert.ok(await link.evaluate((each) => each === document.activeElement))
  assert.ok((await link.boundingBox())!.y >= 0)
  await page.keyboard.press('Enter')
  await page.locator('h1:focus').waitFor()
  assert.is(page.url(), `${site.url}tides`)
  assert.ok((await link.boundingBox())!.y < 0)
})

test('focus: has a visible outline in both schemes', async ({ site }) => {
  const { page } = await visit(site)
  for (const name of ['Weather', 'Tides', 'Info'] as const) {
    await openScreen(page, name)
    await page.locator('main').getByRole('button').or(page.getByRole('radio')).first().waitFor()
    let stops = 0
    for (; stops < 40; stops++) {
      await page.keyboard.press('Tab')
      const looks = await page.evaluate(() => {
        const element = document.activeElement!
        if (element === document.body) return []
        return [true, false].map((isDark) => {
          document.documentElement.classList.toggle('dark', isDark)
          const { outlineColor, outlineWidth, backgroundColor } = getComputedStyle(element)
          return { outlineColor, outlineWidth, backgroundColor, markup: element.outerHTML.slice(0, 100) }
        })
      })
      if (!looks.length) break
      for (const { outlineColor, outlineWidth, backgroundColor, markup } of looks) {
        assert.is(outlineWidth, '3px', `${name}: ${markup}`)
        assert.is.not(outlineColor, backgroundColor, `${name}: ${markup}`)
      }
    }
    assert.ok(stops > 5, `${name}: ${stops} stops`)
  }
})

test('keyboard: scrolls the row of hours', async ({ site }) => {
  const { page } = await visit(site)
  await loaded(page)
  const hours = rowOfHours(page)
  const isFocused = () => hours.evaluate((list) => list === document.activeElement)
  for (let stops = 0; !(await isFocused()); stops++) {
    assert.ok(stops < 20, 'Tab reaches the row')
    await page.keyboard.press('Tab')
  }
  const before = await hours.evaluate((list) => list.scrollLeft)
  assert.ok(before > 0, 'the row starts at the current hour')
  await page.keyboard.press('ArrowLeft')
  await page.waitForFunction((before) => document.activeElement!.scrollLeft < before, before)
})

test('focus: is never under the bar', async ({ site }) => {
  const locations = Array.from({ length: 12 }, (_, index) => place({ name: `Place ${index}` }))
  publish(site, { locations: { locations } })
  const { page } = await visit(site, { path: 'locations', viewport: { width: 360, height: 480 } })
  await loaded(page)
  await coverEdges(page, { bottom: 100 })
  const barTop = (await page.getByRole('navigation').boundingBox())!.y
  const links = page.getByRole('main').getByRole('link')
  await links.first().focus()
  for (const link of await links.all()) {
    assert.ok(await link.evaluate((each) => each === document.activeElement))
    const { y, height } = (await link.boundingBox())!
    assert.ok(y + height <= barTop, `the link ends at ${y + height}, the bar begins at ${barTop}`)
    await page.keyboard.press('Tab')
  }
})

test('hidden screens: take no focus and no space', async ({ site }) => {
  const alone = await visit(site, { path: 'info' })
  assert.is(await alone.page.locator('h1').count(), 1, 'only the open screen is rendered')
  assert.is(await alone.page.locator(':focus').count(), 0, 'loading the page does not move the focus')
  const { page } = await visit(site)
  for (const name of screenNames) {
    await openScreen(page, name)
    await page.locator('h1:focus').waitFor()
  }
  const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
  await until(async () => (await pageHeight(page)) === (await pageHeight(alone.page)), 'the heights match')
  const spoken = (page: Page) => page.locator('main').ariaSnapshot()
  assert.is(await spoken(page), await spoken(alone.page))
  const words = (page: Page) => page.locator('main').innerText()
  assert.is(await words(page), await words(alone.page))
  const { tried, focused } = await page.evaluate(focusHidden)
  assert.ok(tried > 8, `tried ${tried} controls`)
  assert.is(focused, 0)
})
