import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { addDays } from '../../src/lib/camp-time'
import { campFiles, forecastDay } from '../support/files'
import { fitsAcross } from '../support/look'
import {
  chosenButton,
  chosenDay,
  dateStrip,
  dayButtons,
  loaded,
  nextFrame,
  openScreen,
} from '../support/page'
import { publish, siteSuite, visit } from '../support/site'

const test = siteSuite('date strip')

const day = (page: Page, name: RegExp) => page.getByRole('button', { name })

test('Date selection: Weather and Tides each keep their chosen day across navigation, and forget it at the next start', async ({
  site,
}) => {
  const { page } = await visit(site)
  await dayButtons(page).nth(1).click()
  await openScreen(page, 'Tides')
  assert.is(await chosenDay(page), 'Sat 22 August')
  await dayButtons(page).nth(2).click()
  await openScreen(page, 'Info')
  await openScreen(page, 'Weather')
  assert.is(await chosenDay(page), 'Sun 23 August')
  await page.getByText('22°C').waitFor()
  await openScreen(page, 'Tides')
  assert.is(await chosenDay(page), 'Mon 24 August')
  for (const name of ['Tides', 'Weather']) {
    await page.reload()
    await openScreen(page, name)
    assert.is(await chosenDay(page), 'Sat 22 August', name)
  }
})

test('Date selection: at midnight the default moves to the new day, and a chosen day stays', async ({
  site,
}) => {
  const { page } = await visit(site, { clock: '2026-08-22T22:59:00Z' })
  assert.is(await chosenDay(page), 'Sat 22 August')
  await page.clock.fastForward('01:00')
  await chosenButton(page).filter({ hasText: '23' }).waitFor()
  await page.getByText('22°C').waitFor()
  await dayButtons(page).nth(3).click()
  assert.is(await chosenDay(page), 'Tue 25 August')
  await page.clock.fastForward('24:00:00')
  await dayButtons(page).first().and(page.locator('[aria-pressed=false]')).waitFor()
  await loaded(page)
  assert.is(await chosenDay(page), 'Tue 25 August')
})

test('Date strip: nine days of a short month keep 44 pixels a day, and the strip scrolls', async ({
  site,
}) => {
  const data = Array.from({ length: 9 }, (_, index) => forecastDay(`2026-05-${10 + index}`))
  publish(site, { weather: { data } })
  for (const width of [320, 360]) {
    const viewport = { width, height: 640 }
    await visit(site, { viewport, clock: '2026-05-12T12:00:00Z' }, async ({ page }) => {
      await dayButtons(page).first().waitFor()
      const boxes = await dayButtons(page).evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect().width),
      )
      assert.is(boxes.length, 9)
      assert.ok(Math.min(...boxes) >= 44, `${width}: ${Math.min(...boxes)}`)
      const strip = dateStrip(page)
      assert.ok(await strip.evaluate((row) => row.scrollWidth > row.clientWidth))
      assert.ok(await fitsAcross(page))
    })
  }
})

test('Date strip: one of many days begins with the chosen one when its screen is opened, and stays when another is chosen', async ({
  site,
}) => {
  const data = Array.from({ length: 30 }, (_, index) => forecastDay(addDays('2026-08-02', index)))
  publish(site, { ...campFiles('2026-08-22'), weather: { data } })
  const { page } = await visit(site)
  const strip = dateStrip(page)
  const chosenAt = async () => {
    await nextFrame(page)
    const [row, chosen] = await Promise.all([
      strip.boundingBox(),
      strip.locator('[aria-pressed=true]').boundingBox(),
    ])
    return Math.round(chosen!.x - row!.x)
  }
  await strip.waitFor()
  assert.is(await chosenAt(), 0)
  await day(page, /24/).click()
  assert.ok((await chosenAt()) > 0, 'nothing moves under the thumb')
  for (const name of ['Tides', 'Weather']) await openScreen(page, name)
  assert.is(await chosenAt(), 0)
})

test.run()
