import type { Page } from 'playwright'
import { screenNames } from '../support/app-tables'
import { place } from '../support/files'
import { focusHidden } from '../support/hidden-screens'
import { boxOf, firstHeading, loaded, openScreen, rowOfHours } from '../support/page'
import { coverEdges } from '../support/phone'
import { publish } from '../support/site'
import { expect, test } from './fixtures'

test('skip link: comes first and leads to the heading', async ({ site, visit }) => {
  const { page } = await visit({ path: 'tides' })
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Skip to content' })
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(firstHeading(page)).toBeFocused()
  await expect(page).toHaveURL(`${site.url}tides`)
  await expect(link).not.toBeInViewport()
})

test('focus: has a visible outline in both schemes', async ({ visit }) => {
  const { page } = await visit()
  for (const name of ['Weather', 'Tides', 'Info'] as const) {
    await openScreen(page, name)
    await expect(page.getByRole('main').getByRole('button').or(page.getByRole('radio')).first()).toBeVisible()
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
        expect(parseFloat(outlineWidth), `${name}: ${markup}`).toBeGreaterThanOrEqual(2)
        expect(outlineColor, `${name}: ${markup}`).not.toBe(backgroundColor)
      }
    }
    expect(stops, `tab stops of ${name}`).toBeGreaterThan(5)
  }
})

test('keyboard: scrolls the row of hours', async ({ visit }) => {
  const { page } = await visit()
  await loaded(page)
  const hours = rowOfHours(page)
  const isFocused = () => hours.and(page.locator(':focus')).isVisible()
  for (let stops = 0; !(await isFocused()); stops++) {
    expect(stops, 'Tab reaches the row').toBeLessThan(20)
    await page.keyboard.press('Tab')
  }
  const offset = () => hours.evaluate((list) => list.scrollLeft)
  const before = await offset()
  expect(before, 'the row starts at the current hour').toBeGreaterThan(0)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(offset).toBeLessThan(before)
})

test('focus: is never under the bar', async ({ site, visit }) => {
  const locations = Array.from({ length: 12 }, (_, index) => place({ name: `Place ${index}` }))
  publish(site, { locations: { locations } })
  const { page } = await visit({ path: 'locations', viewport: { width: 360, height: 480 } })
  await loaded(page)
  await coverEdges(page, { bottom: 100 })
  const bar = await boxOf(page.getByRole('navigation'))
  const links = page.getByRole('main').getByRole('link')
  await links.first().focus()
  for (const link of await links.all()) {
    await expect(link).toBeFocused()
    expect((await boxOf(link)).bottom, 'the end of the link').toBeLessThanOrEqual(bar.y)
    await page.keyboard.press('Tab')
  }
})

test('hidden screens: take no focus and no space', async ({ visit }) => {
  const alone = await visit({ path: 'info' })
  const allHeadings = alone.page.getByRole('heading', { level: 1, includeHidden: true })
  await expect(allHeadings, 'only the open screen is rendered').toHaveCount(1)
  await expect(alone.page.locator(':focus'), 'loading the page does not move the focus').toHaveCount(0)
  const { page } = await visit()
  for (const name of screenNames) {
    await openScreen(page, name)
    await expect(firstHeading(page)).toBeFocused()
  }
  const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
  await expect.poll(() => pageHeight(page), 'the height of the page').toBe(await pageHeight(alone.page))
  const spoken = (page: Page) => page.getByRole('main').ariaSnapshot()
  expect(await spoken(page)).toBe(await spoken(alone.page))
  const words = (page: Page) => page.getByRole('main').innerText()
  expect(await words(page)).toBe(await words(alone.page))
  const { tried, focused } = await page.evaluate(focusHidden)
  expect(tried, 'hidden screens have controls').toBeGreaterThan(8)
  expect(focused).toBe(0)
})
