import type { Page } from 'playwright'
import { assert } from '#test'
import { addDays } from '../../src/lib/camp-time'
import { silence } from '../support/data-host'
import { forecastDay, forecastHours, weatherFile } from '../support/files'
import { fitsAcross } from '../support/look'
import { chosenButton, dayButtons, loaded, nextFrame, openScreen, rowOfHours } from '../support/page'
import { comeBack, goAway } from '../support/phone'
import { answerAll, publish, siteSuite, visit } from '../support/site'
import { until } from '../support/until'
import { atCamp } from '../support/camp-clock'

const test = siteSuite('weather')

const hours = (page: Page) => rowOfHours(page).locator('.hour')
const presentHour = (page: Page) => rowOfHours(page).locator('[aria-current=time]')
const day = (page: Page, name: RegExp) => dayButtons(page).filter({ hasText: name })

test('weather: shows the sun and the chosen day', async ({ site }) => {
  const days = ['2026-08-22', '2026-08-23'].map((date) =>
    forecastDay(date, { summary: { description: `On ${date}`, sunrise: '06:06', sunset: '20:15' } }),
  )
  publish(site, { weather: { data: days } })
  const { page } = await visit(site, { clock: atCamp('2026-08-22T13:10:30') })
  await page.getByText('On 2026-08-22').waitFor()
  const untilSunset = page.getByRole('main')
  await untilSunset.getByText('7hr 5min').waitFor()
  const sun = page.locator('main .sun-mark')
  const [bar, mark] = await Promise.all([sun.locator('..').boundingBox(), sun.boundingBox()])
  const middle = (mark!.x + mark!.width / 2 - bar!.x) / bar!.width
  assert.ok(Math.abs(middle - 0.5) < 0.01, `halfway through the day, the sun is at ${middle}`)
  await page.clock.pauseAt(atCamp('2026-08-22T13:11:01'))
  await untilSunset.getByText('7hr 4min').waitFor()
  await chosenButton(page).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByText('On 2026-08-23').waitFor()
})

/** Returns the time of the first hour whose start is in view. */
const firstHourInSight = (page: Page): Promise<string> =>
  rowOfHours(page).evaluate((row) => {
    const { left } = row.getBoundingClientRect()
    const cells = [...row.querySelectorAll('li')]
    return cells.find((cell) => cell.getBoundingClientRect().left >= left - 1)?.textContent?.slice(0, 5) ?? ''
  })

/** Waits until pending scrolling is done, then returns the time of the first hour in view. */
const firstHour = async (page: Page): Promise<string> => {
  await nextFrame(page)
  return firstHourInSight(page)
}

const beginsWith = (page: Page, text: string) =>
  until(
    async () => (await firstHourInSight(page)) === text,
    () => `the row begins with ${text}`,
  )

test('hour row: scrolls to the current hour only when opened', async ({ site }) => {
  const { page } = await visit(site, { clock: atCamp('2026-08-22T16:58') })
  await presentHour(page).waitFor()
  assert.is(await firstHour(page), '16:00')
  await page.clock.runFor(180_000)
  await presentHour(page).getByText('17:00').waitFor()
  assert.is(await firstHour(page), '16:00', 'the row stays')
  await rowOfHours(page).evaluate((row) => row.scrollTo(0, 0))
  assert.is(await firstHour(page), '06:00')
  for (const name of ['Tides', 'Weather']) await openScreen(page, name)
  assert.is(await firstHour(page), '17:00', 'reopened screen')
  await day(page, /23/).click()
  assert.is(await firstHour(page), '06:00', 'another day starts at its first hour')
  await day(page, /22/).click()
  assert.is(await firstHour(page), '17:00', 'reopened day')
})

test('hour row: shows the current hour on return to the app', async ({ site }) => {
  const { page } = await visit(site, { clock: atCamp('2026-08-22T14:30') })
  await beginsWith(page, '14:00')
  answerAll(site, silence)
  await goAway(page)
  await page.clock.setSystemTime(atCamp('2026-08-22T16:31'))
  await comeBack(page)
  await beginsWith(page, '16:00')
  // The new file has no current hour, so the row must start at its first hour.
  const [first, ...others] = weatherFile('2026-08-22').data
  publish(site, { weather: { data: [{ ...first!, hours: forecastHours().slice(12) }, ...others] } })
  await goAway(page)
  await page.clock.setSystemTime(atCamp('2026-08-22T17:31'))
  await comeBack(page)
  await beginsWith(page, '18:00')
})

test('hidden screens: show new data and the time when reopened', async ({ site }) => {
  const { page } = await visit(site, { clock: atCamp('2026-08-22T16:30') })
  await presentHour(page).getByText('16:00').waitFor()
  await openScreen(page, 'Tides')
  const [first, ...others] = weatherFile('2026-08-22').data
  const changed = { ...first!, summary: { ...first!.summary, description: 'Changed' } }
  publish(site, { weather: { data: [changed, ...others] } })
  await page.clock.fastForward('01:00:00')
  await comeBack(page)
  await loaded(page)
  await openScreen(page, 'Weather')
  await page.getByText('Changed').waitFor()
  await presentHour(page).getByText('17:00').waitFor()
})

test('weather chart: a tap scrolls the row to its hour', async ({ site }) => {
  const { page } = await visit(site)
  const chart = page.locator('.chart')
  await chart.locator('.drawing').waitFor()
  const { width, height } = (await chart.boundingBox())!
  for (const [place, hour] of [
    [0.52, '18:00'],
    [0.06, '07:00'],
    [0.99, '05:00'],
  ] as const) {
    await chart.click({ position: { x: width * place, y: height / 2 } })
    const cell = hours(page).filter({ hasText: hour })
    const { left, right } = await cell.evaluate((each) => each.getBoundingClientRect())
    assert.ok(left >= 0 && right <= 390, `${hour} is from ${left} to ${right}`)
  }
  // Taps must hit the chart itself: `offsetX` is relative to the tapped element.
  const takesAllTaps = await chart.evaluate((element) =>
    [...element.children].every((child) => {
      const { x, y, width, height } = child.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === element
    }),
  )
  assert.ok(takesAllTaps)
})

test('date strip: opens at the chosen day; days are 44 px or wider', async ({ site }) => {
  const data = Array.from({ length: 30 }, (_, index) => forecastDay(addDays('2026-08-02', index)))
  publish(site, { weather: { data } })
  const { page } = await visit(site)
  const strip = page.locator('[role=toolbar]:visible')
  const chosenAt = async () => {
    await nextFrame(page)
    const [row, chosen] = await Promise.all([strip.boundingBox(), chosenButton(page).boundingBox()])
    return Math.round(chosen!.x - row!.x)
  }
  await strip.waitFor()
  assert.is(await chosenAt(), 0)
  await day(page, /24/).click()
  assert.ok((await chosenAt()) > 0, 'the strip stays')
  for (const name of ['Tides', 'Weather']) await openScreen(page, name)
  assert.is(await chosenAt(), 0)
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 })
    const widths = await dayButtons(page).evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect().width),
    )
    assert.ok(Math.min(...widths) >= 44, `${width}: ${Math.min(...widths)}`)
    assert.ok(await strip.evaluate((row) => row.scrollWidth > row.clientWidth))
    assert.ok(await fitsAcross(page))
  }
})
