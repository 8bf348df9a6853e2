import type { Page } from 'playwright'
import { assert } from '#test'
import { addDays } from '../../src/lib/camp-time'
import { forecastDay } from '../support/files'
import { fitsAcross } from '../support/look'
import { dayButtons, nextFrame, openScreen } from '../support/page'
import { publish, siteSuite, visit } from '../support/site'
import { atCamp } from '../support/camp-clock'

const test = siteSuite('date strip')

const dateStrip = (page: Page) => page.getByRole('toolbar', { name: 'Day' })

test('date strip: buttons are at least 44 px wide', async ({ site }) => {
  const data = Array.from({ length: 9 }, (_, index) => forecastDay(`2026-05-${10 + index}`))
  publish(site, { weather: { data } })
  const { page } = await visit(site, { clock: atCamp('2026-05-12T13:00') })
  await dayButtons(page).first().waitFor()
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 })
    const widths = await dayButtons(page).evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect().width),
    )
    assert.ok(Math.min(...widths) >= 44, `${width}: ${Math.min(...widths)}`)
    assert.ok(await dateStrip(page).evaluate((row) => row.scrollWidth > row.clientWidth))
    assert.ok(await fitsAcross(page))
  }
})

test('date strip: an opened screen starts at the chosen day', async ({ site }) => {
  const data = Array.from({ length: 30 }, (_, index) => forecastDay(addDays('2026-08-02', index)))
  publish(site, { weather: { data } })
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
  await page.getByRole('button', { name: '24' }).click()
  assert.ok((await chosenAt()) > 0, 'the strip stays')
  for (const name of ['Tides', 'Weather']) await openScreen(page, name)
  assert.is(await chosenAt(), 0)
})
