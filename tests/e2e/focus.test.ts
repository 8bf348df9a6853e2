import type { Page } from 'playwright'
import { screenNames } from '../support/app-tables'
import { focusHidden } from '../support/hidden-screens'
import { firstHeading, openScreen, rowOfHours } from '../support/page'
import { expect, test } from './fixtures'

test('keyboard: skip link, visible focus, and the row of hours', async ({ site, visit }) => {
  const { page } = await visit({ path: 'tides' })
  await test.step('the skip link comes first and leads to the heading', async () => {
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: 'Skip to content' })
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(firstHeading(page)).toBeFocused()
    await expect(page).toHaveURL(`${site.url}tides`)
    await expect(link).not.toBeInViewport()
  })
  for (const name of ['Weather', 'Tides', 'Info'] as const) {
    await test.step(`the focus on ${name} has an outline in both schemes`, () => outlinesShow(page, name))
  }
  await test.step('an arrow key scrolls the row of hours', async () => {
    await openScreen(page, 'Weather')
    const hours = rowOfHours(page)
    await hours.focus()
    const offset = () => hours.evaluate((list) => list.scrollLeft)
    const before = await offset()
    expect(before, 'the row starts at the current hour').toBeGreaterThan(0)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(offset).toBeLessThan(before)
  })
})

/** Returns how light a colour (`rgb(…)`) is, from 0 to 255. */
const greyOf = (colour: string) =>
  (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part) / 3, 0)

/** Opens a screen, moves the focus through it, and checks the outline of each tab stop. */
const outlinesShow = async (page: Page, name: string) => {
  await openScreen(page, name)
  await expect(page.getByRole('main').getByRole('button').or(page.getByRole('radio')).first()).toBeVisible()
  const stops: string[] = []
  while (stops.length < 40) {
    await page.keyboard.press('Tab')
    const looks = await page.evaluate(() => {
      const element = document.activeElement!
      if (element === document.body) return []
      return [true, false].map((isDark) => {
        document.documentElement.classList.toggle('dark', isDark)
        // A row of a list has its outline around its link's hit area.
        const area = getComputedStyle(element, '::after')
        const style = area.outlineStyle === 'none' ? getComputedStyle(element) : area
        const { outlineColor, outlineWidth, outlineOffset } = style
        // An outline inside the element is on its own background.
        let ground = parseFloat(outlineOffset) < 0 ? element : element.parentElement!
        const colour = () => getComputedStyle(ground).backgroundColor
        while (colour() === 'rgba(0, 0, 0, 0)' && ground.parentElement) ground = ground.parentElement
        return { outlineColor, outlineWidth, ground: colour(), markup: element.outerHTML.slice(0, 100) }
      })
    })
    if (!looks.length) break
    for (const { outlineColor, outlineWidth, ground, markup } of looks) {
      expect(parseFloat(outlineWidth), `${name}: ${markup}`).toBeGreaterThanOrEqual(2)
      expect(greyOf(outlineColor) - greyOf(ground), `${name}: ${markup}`).not.toBeCloseTo(0, -2)
    }
    stops.push(looks[0]!.markup)
  }
  expect(stops.length, `tab stops of ${name}`).toBeGreaterThan(5)
  const hasHours = stops.some((markup) => markup.includes('aria-label="Hours"'))
  expect(hasHours, `Tab reaches a row of hours on ${name}`).toBe(name === 'Weather')
}

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
