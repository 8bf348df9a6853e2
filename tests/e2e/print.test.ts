import type { Page } from 'playwright'
import { campFiles, tidesFile, withLevels } from '../support/files'
import {
  boxOf,
  chosenButton,
  dayButtons,
  loaded,
  openScreen,
  rowOfHours,
  settled,
  sky,
} from '../support/page'
import { dismissedAt } from '../support/stored'
import { publish } from '../support/site'
import { expect, test } from './fixtures'
import { atCamp } from '../support/camp-clock'

test('print: dark on light, without bar, banner, age, other days', async ({ visit }) => {
  const { page } = await visit({ path: 'tides', stored: { theme: 'dark' } })
  await expect(page.getByRole('table')).toBeVisible()
  const look = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body)
      return { color, backgroundColor }
    })
  const onScreen = await look()
  await page.emulateMedia({ media: 'print' })
  const onPaper = await look()
  expect(onPaper.backgroundColor).not.toBe(onScreen.backgroundColor)
  const brightness = (colour: string) => Math.max(...(colour.match(/\d+/g) ?? []).map(Number))
  expect(brightness(onPaper.backgroundColor) > 200 && brightness(onPaper.color) < 100).toBe(true)
  const skipLink = page.getByRole('link', { name: 'Skip to content' })
  const otherDays = dayButtons(page).and(page.locator('[aria-pressed=false]'))
  const banner = page.getByRole('complementary')
  const age = page.getByRole('status').filter({ hasText: 'Last updated' })
  for (const gone of [page.getByRole('navigation'), banner, age, skipLink, otherDays]) {
    await expect(gone.filter({ visible: true })).toHaveCount(0)
  }
  await expect(page.getByRole('table')).toBeVisible()
  await expect(chosenButton(page), 'the chosen day is printed').toBeVisible()
  const lineHeight = (await boxOf(chosenButton(page).locator('b'))).height
  expect((await boxOf(chosenButton(page))).height, 'on one line').toBeLessThan(2 * lineHeight)
  await expect(page.getByRole('table'), 'with its colours').toHaveCSS('print-color-adjust', 'exact')
  const screen = page.locator('main > :not([hidden])')
  await expect(screen, 'Firefox breaks it across pages').not.toHaveCSS('display', /grid/)

  await page.emulateMedia({ media: null })
  await openScreen(page, 'Weather')
  await expect(rowOfHours(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('iframe'), 'the map').toBeHidden()
  await page.setViewportSize({ width: 700, height: 1000 })
  const cut = await rowOfHours(page).evaluate((row) => {
    const { right } = row.getBoundingClientRect()
    return [...row.querySelectorAll('li')].filter((cell) => cell.getBoundingClientRect().right > right + 1)
      .length
  })
  expect(cut, 'every hour is printed').toBe(0)
  expect((await look()).backgroundColor).toBe('rgb(255, 255, 255)')
  await expect(sky(page)).toHaveCount(0)

  await test.step("a place keeps its kind's icon, but not its link's arrow", async () => {
    await page.emulateMedia({ media: null })
    await openScreen(page, 'Locations')
    const icons = page.getByRole('main').getByRole('listitem').first().locator('svg')
    await expect(icons.filter({ visible: true })).toHaveCount(2)
    await page.emulateMedia({ media: 'print' })
    await expect(icons.filter({ visible: true })).toHaveAccessibleName('beach')
  })

  await test.step('Info is without choices, news of this phone and focus', async () => {
    await page.emulateMedia({ media: null })
    await page.getByRole('link', { name: 'Info', exact: true }).press('Enter')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveCSS('outline-style', 'solid')
    const ofThisPhone = [
      page.getByRole('group', { name: 'Colour scheme' }),
      page.getByText(/^Saved on this phone/),
    ]
    for (const part of ofThisPhone) await expect(part).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const part of ofThisPhone) await expect(part).toBeHidden()
    await expect(heading).toHaveCSS('outline-style', 'none')
    await expect(page.getByText(/^Version/)).toBeVisible()
  })
})

for (const { names, clocks } of [
  {
    names: ['Weather', 'Tides'],
    clocks: { early: atCamp('2026-08-22T10:30'), late: atCamp('2026-08-22T19:30') },
  },
  { names: ['Calendar'], clocks: { early: atCamp('2026-08-17T10:30'), late: atCamp('2026-08-23T21:30') } },
]) {
  test(`print: nothing on ${names.join(' and ')} depends on the time`, async ({ site, visit }) => {
    const { weather, ...files } = campFiles('2026-08-22')
    // So old that its age is shown.
    const old = { ...weather, madeAt: '2026-08-21T20:00:00Z' }
    publish(site, { ...files, weather: old, tides: withLevels(tidesFile('2026-08-22')) })
    const print = async (clock: string) => {
      const { page } = await visit({ path: 'info', clock, stored: dismissedAt(clock) })
      const printed = new Map<string, string[]>()
      for (const name of names) {
        await page.emulateMedia({ media: null })
        await openScreen(page, name)
        await loaded(page)
        await settled(page)
        await page.emulateMedia({ media: 'print' })
        printed.set(name, await paintedElements(page))
      }
      return printed
    }
    const [early, late] = [await print(clocks.early), await print(clocks.late)]
    for (const name of names) {
      expect(early.get(name)!.length, name).toBeGreaterThan(20)
      expect(new Set(late.get(name)), name).toEqual(new Set(early.get(name)))
    }
  })
}

/** Returns the box, colours, text and place of the label of every painted element. */
function paintedElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const box = [x + scrollX, y + scrollY, width, height].map(Math.round)
        const { color, backgroundColor, boxShadow, opacity, fontWeight } = getComputedStyle(element)
        const look = [color, backgroundColor, boxShadow, opacity, fontWeight]
        const label = getComputedStyle(element, '::after').left
        return [element.tagName, box, ...look, label, element.innerText].join(' ')
      }),
  )
}
