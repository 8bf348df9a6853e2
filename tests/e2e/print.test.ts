import type { Page } from 'playwright'
import { assert } from '#test'
import { campFiles, tidesFile, withLevels } from '../support/files'
import { loaded, openedScreen, openScreen, rowOfHours } from '../support/page'
import { dismissedAt } from '../support/stored'
import { publish, siteSuite, visit } from '../support/site'
import { atCamp } from '../support/camp-clock'

const test = siteSuite('print')

test('print: dark on light, without bar, banner, map, other days', async ({ site }) => {
  const { page } = await visit(site, { path: 'tides', stored: { theme: 'dark' } })
  await page.getByRole('table').waitFor()
  const look = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body)
      return { color, backgroundColor }
    })
  const onScreen = await look()
  await page.emulateMedia({ media: 'print' })
  const onPaper = await look()
  assert.is.not(onPaper.backgroundColor, onScreen.backgroundColor)
  const brightness = (colour: string) => Math.max(...(colour.match(/\d+/g) ?? []).map(Number))
  assert.ok(brightness(onPaper.backgroundColor) > 200 && brightness(onPaper.color) < 100)
  for (const gone of ['nav', 'aside', 'a[href="#main"]', '[aria-pressed=false]']) {
    for (const each of await page.locator(gone).all()) assert.not(await each.isVisible(), gone)
  }
  assert.ok(await page.locator('table').isVisible())
  assert.ok(await page.locator('[aria-pressed=true]').isVisible(), 'the chosen day is printed')

  await page.emulateMedia({ media: null })
  await openScreen(page, 'Weather')
  await rowOfHours(page).waitFor()
  await page.emulateMedia({ media: 'print' })
  assert.not(await openedScreen(page).locator('> :last-child').isVisible(), 'the map')
  await page.setViewportSize({ width: 700, height: 1000 })
  const cut = await rowOfHours(page).evaluate((row) => {
    const { right } = row.getBoundingClientRect()
    return [...row.querySelectorAll('li')].filter((cell) => cell.getBoundingClientRect().right > right + 1)
      .length
  })
  assert.is(cut, 0, 'every hour is printed')
  assert.is((await look()).backgroundColor, 'rgb(255, 255, 255)')
  assert.is(await page.locator('.sky:visible').count(), 0)
})

for (const { names, clocks } of [
  { names: ['Weather', 'Tides'], clocks: [atCamp('2026-08-22T10:30'), atCamp('2026-08-22T19:30')] },
  { names: ['Calendar'], clocks: [atCamp('2026-08-17T10:30'), atCamp('2026-08-23T21:30')] },
]) {
  test(`print: nothing on ${names.join(' and ')} depends on the time`, async ({ site }) => {
    publish(site, { ...campFiles('2026-08-22'), tides: withLevels(tidesFile('2026-08-22')) })
    const [early, late] = clocks.map(() => new Map<string, string[]>())
    for (const [index, printed] of [early!, late!].entries()) {
      const clock = clocks[index]!
      await visit(site, { path: 'info', clock, stored: dismissedAt(clock) }, async ({ page }) => {
        for (const name of names) {
          await page.emulateMedia({ media: null })
          await openScreen(page, name)
          await loaded(page)
          await page.emulateMedia({ media: 'print' })
          printed.set(name, await paintedElements(page))
        }
      })
    }
    for (const name of names) {
      assert.ok(early!.get(name)!.length > 20, name)
      const lateOnes = new Set(late!.get(name))
      const inBoth = new Set(early!.get(name)!.filter((element) => lateOnes.has(element)))
      for (const paper of [early!, late!])
        assert.equal(
          paper.get(name)!.filter((element) => !inBoth.has(element)),
          [],
          name,
        )
    }
  })
}

/** Returns the box, colours and text of every painted element. */
function paintedElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const box = [x + scrollX, y + scrollY, width, height].map(Math.round)
        const { color, backgroundColor, boxShadow, opacity, fontWeight } = getComputedStyle(element)
        const look = [color, backgroundColor, boxShadow, opacity, fontWeight]
        return [element.tagName, box, ...look, element.innerText].join(' ')
      }),
  )
}
