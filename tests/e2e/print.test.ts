import * as assert from 'uvu/assert'
import { campFiles } from '../support/files'
import { openedScreen, openScreen, rowOfHours } from '../support/page'
import { publish, siteSuite, visit } from '../support/site'

const test = siteSuite('print')

test('On paper: the calendar and the tides print dark on light, without bar, banner and map', async ({
  site,
}) => {
  publish(site, campFiles('2026-08-22'))
  const { page } = await visit(site, { path: 'tides', stored: { theme: 'dark' } })
  await page.getByText('16:40').first().waitFor()
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
  for (const gone of ['nav', 'aside', '[aria-pressed=false]']) {
    for (const each of await page.locator(gone).all()) assert.not(await each.isVisible(), gone)
  }
  assert.ok(await page.locator('table').isVisible())
  assert.ok(await page.locator('[aria-pressed=true]').isVisible(), 'the day is named')
  await page.emulateMedia({ media: null })
  await openScreen(page, 'Weather')
  await page.emulateMedia({ media: 'print' })
  assert.not(await openedScreen(page).locator('> :last-child').isVisible())
})

test('On paper: Weather has all hours of the day, none cut off, on white', async ({ site }) => {
  const { page } = await visit(site)
  await rowOfHours(page).waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 700, height: 1000 })
  const cut = await rowOfHours(page).evaluate((row) => {
    const { right } = row.getBoundingClientRect()
    return [...row.querySelectorAll('li')].filter((cell) => cell.getBoundingClientRect().right > right + 1)
      .length
  })
  assert.is(cut, 0)
  assert.is(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(255, 255, 255)')
  assert.is(await page.locator('[style*=gradient]:visible').count(), 0)
})

test.run()
