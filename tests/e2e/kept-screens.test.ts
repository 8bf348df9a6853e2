import type { Page } from 'playwright'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openScreen, publish, screenNames, startCamp, statusShows, visit, type Camp } from '../support/app'
import { weatherFile } from '../support/files'
import { comeBack } from '../support/visibility'

const test = suite<{ camp: Camp }>('kept screens')

test.before(async (context) => {
  context.camp = await startCamp()
})
test.after((context) => context.camp.close())
test.before.each(({ camp }) => publish(camp))

const hours = (page: Page) => page.getByRole('list', { name: 'Hours' })
const presentHour = (page: Page) => hours(page).locator('[aria-current=time]')

/** How far the left edge of the present hour is from that of its row, in pixels. */
const presentHourAt = async (page: Page): Promise<number> => {
  const [row, hour] = await Promise.all([hours(page).boundingBox(), presentHour(page).boundingBox()])
  return hour!.x - row!.x
}

test('Kept screens: what is opened again is what was left, and never more than one is in the page', async ({
  camp,
}) => {
  await visit(camp, {}, async ({ page }) => {
    for (const round of [1, 2]) {
      for (const name of screenNames) {
        await openScreen(page, name)
        assert.is(await page.locator('main').count(), 1)
        assert.is(await page.locator('h1').count(), 1)
        const seen = await page.locator('main').evaluate((main) => {
          const before = main.dataset['seen']
          main.dataset['seen'] = document.title
          return before
        })
        assert.is(seen, round === 1 ? undefined : await page.title())
      }
    }
  })
})

test('Kept screens: data and time go on while another screen is open', async ({ camp }) => {
  await visit(camp, { clock: '2026-08-22T18:58:00Z' }, async ({ page }) => {
    await presentHour(page).getByText('19:00').waitFor()
    await openScreen(page, 'Tides')
    const { data } = weatherFile('2026-08-22')
    const [day] = data
    const hotter = { ...day!, summary: { ...day!.summary, maximumTemperature: 71 } }
    publish(camp, { weather: { data: [hotter, ...data.slice(1)] } })
    await page.clock.fastForward('06:00')
    await comeBack(page)
    await statusShows(page, 'Last updated less than a minute ago')
    await openScreen(page, 'Weather')
    await page.getByText('71°C').waitFor()
    await presentHour(page).getByText('20:00').waitFor()
  })
})

test('Kept screens: the row of hours begins anew with the present one', async ({ camp }) => {
  await visit(camp, {}, async ({ page }) => {
    await presentHour(page).waitFor()
    const opened = await presentHourAt(page)
    await hours(page).evaluate((row) => row.scrollTo(9, 0))
    assert.is.not(await presentHourAt(page), opened)
    for (const name of ['Tides', 'Weather']) await openScreen(page, name)
    assert.is(await presentHourAt(page), opened)
  })
})

test('Kept screens: the map is asked for anew only when the visitor comes near it', async ({ camp }) => {
  await visit(camp, { viewport: { width: 740, height: 300 } }, async ({ page }) => {
    const frame = page.locator('iframe')
    await hours(page).waitFor()
    assert.is(await frame.count(), 0)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await frame.waitFor()
    await page.evaluate(() => scrollTo(0, 0))
    for (const name of ['Tides', 'Weather']) await openScreen(page, name)
    // Two frames on, a map that were near would be there.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    assert.is(await frame.count(), 0)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await frame.waitFor()
  })
})

test('Kept screens: the map is there after two taps within a frame', async ({ camp }) => {
  await visit(camp, {}, async ({ page }) => {
    await page.locator('iframe').waitFor()
    await page.evaluate(async () => {
      for (const path of ['/tides', '/weather']) {
        document.querySelector<HTMLElement>(`nav [href="${path}"]`)!.click()
        // The screen changes, and nothing is painted.
        while (!document.title.toLowerCase().startsWith(path.slice(1))) await Promise.resolve()
      }
    })
    await page.locator('iframe').waitFor()
  })
})

test('Kept screens: with Data Saver switched on meanwhile, there is a link when Weather is opened again', async ({
  camp,
}) => {
  await visit(camp, {}, async ({ page }) => {
    await page.locator('iframe').waitFor()
    await openScreen(page, 'Tides')
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await openScreen(page, 'Weather')
    await page.getByRole('link', { name: 'Radar map' }).waitFor()
    assert.is(await page.locator('iframe').count(), 0)
  })
})

test('Kept screens: when the one that the visit began with throws later, the heading takes the focus', async ({
  camp,
}) => {
  await visit(camp, { path: 'locations' }, async ({ page }) => {
    await page.getByRole('link', { name: 'Cove Stores' }).waitFor()
    for (const name of ['Tides', 'Locations']) await openScreen(page, name)
    await page.evaluate(() => {
      window.encodeURIComponent = () => {
        throw new Error('Made up')
      }
    })
    // The age of the data changes, and the screen is rendered again.
    await page.clock.fastForward('02:00')
    await page.getByText('Made up').waitFor()
    await page.waitForFunction(() => document.activeElement === document.querySelector('h1'))
  })
})

test.run()
