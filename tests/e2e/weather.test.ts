import type { Page } from 'playwright'
import { addDays } from '../../src/lib/camp-time'
import { silence } from '../support/data-host'
import { forecastDay, forecastHour, forecastHours, weatherFile } from '../support/files'
import { overflow } from '../support/look'
import {
  boxOf,
  chosenButton,
  dayButtons,
  drawing,
  hoursIn,
  loaded,
  nextFrame,
  openScreen,
  rowOfHours,
  sunBar,
  dayChart,
} from '../support/page'
import { comeBack, goAway } from '../support/phone'
import { answerAll, publish } from '../support/site'
import { expect, test } from './fixtures'
import { atCamp } from '../support/camp-clock'

const presentHour = (page: Page) => rowOfHours(page).locator('[aria-current=time]')
const day = (page: Page, name: RegExp) => dayButtons(page).filter({ hasText: name })

test('weather: shows the sun, a tapped hour and the chosen day', async ({ site, visit }) => {
  // Temperatures so short that an icon would fit beside them in a wide window.
  const hours = forecastHours().map((hour, index) => ({ ...hour, temperature: 8 + (index % 2) }))
  const days = ['2026-08-22', '2026-08-23'].map((date) =>
    forecastDay(date, { hours, summary: { description: `On ${date}`, sunrise: '06:06', sunset: '20:15' } }),
  )
  publish(site, { weather: { data: days } })
  const { page } = await visit({ clock: atCamp('2026-08-22T13:10:30') })
  await expect(page.getByText('On 2026-08-22')).toBeVisible()
  const untilSunset = page.getByText(/^The sun sets in /)
  await expect(untilSunset).toHaveText(/7hr 5min/)
  const [bar, mark] = [await boxOf(sunBar(page)), await boxOf(sunBar(page).locator('> *'))]
  const middle = (mark.x + mark.width / 2 - bar.x) / bar.width
  expect(Math.abs(middle - 0.5), `halfway through the day, the sun is at ${middle}`).toBeLessThan(0.01)
  const above = bar.y + bar.height / 2 - (mark.y + mark.height / 2)
  expect(Math.abs(above), `the sun is ${above} px above the bar`).toBeLessThan(1)
  await page.clock.pauseAt(atCamp('2026-08-22T13:11:01'))
  await expect(untilSunset).toHaveText(/7hr 4min/)
  await test.step('a tap on the chart scrolls the row to its hour', () => tapChart(page))
  await chosenButton(page).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText('On 2026-08-23')).toBeVisible()
  await test.step('an icon is alone on its line in a wide window', async () => {
    await page.setViewportSize({ width: 800, height: 800 })
    // Both at once, because the row may still scroll.
    const offCentre = await hoursIn(page)
      .first()
      .evaluate((cell) => {
        const [all, icon] = [cell, cell.querySelector('svg')!].map((each) => each.getBoundingClientRect())
        return icon!.left - all!.left - (all!.right - icon!.right)
      })
    expect(Math.abs(offCentre)).toBeLessThan(4)
  })
})

const tapChart = async (page: Page) => {
  const chart = dayChart(page)
  await expect(drawing(chart)).toBeVisible()
  const { width, height } = await boxOf(chart)
  await rowOfHours(page).evaluate((row) => scrollBy(0, row.getBoundingClientRect().top - 100))
  const top = await page.evaluate(() => scrollY)
  for (const [place, hour] of [
    [0.52, '18:00'],
    [0.06, '07:00'],
    [0.99, '05:00'],
  ] as const) {
    await chart.click({ position: { x: width * place, y: height / 2 } })
    await expect(hoursIn(page).filter({ hasText: hour })).toBeInViewport({ ratio: 0.5 })
    // The last hour cannot be at the beginning of the row.
    if (hour !== '05:00') await beginsWith(page, hour)
  }
  expect(await page.evaluate(() => scrollY), 'only the row scrolls').toBe(top)
  // Taps must hit the chart itself: `offsetX` is relative to the tapped element.
  const takesAllTaps = await chart.evaluate((element) =>
    [...element.children].every((child) => {
      const { x, y, width, height } = child.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === element
    }),
  )
  expect(takesAllTaps).toBe(true)
}

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
  expect.poll(() => firstHourInSight(page), 'the beginning of the row').toBe(text)

test('hour row: scrolls to the current hour when opened', async ({ site, visit }) => {
  const { page } = await visit({ clock: atCamp('2026-08-22T16:58') })
  await expect(presentHour(page)).toBeVisible()
  expect(await firstHour(page)).toBe('16:00')
  await page.clock.runFor(180_000)
  await expect(presentHour(page).getByText('17:00')).toBeVisible()
  expect(await firstHour(page), 'the row stays').toBe('16:00')
  await rowOfHours(page).evaluate((row) => row.scrollTo(0, 0))
  expect(await firstHour(page)).toBe('06:00')
  for (const name of ['Tides', 'Weather']) await openScreen(page, name)
  expect(await firstHour(page), 'reopened screen').toBe('17:00')
  await rowOfHours(page).press('ArrowLeft')
  await day(page, /23/).click()
  expect(await firstHour(page), 'another day starts at its first hour').toBe('06:00')
  await day(page, /22/).click()
  expect(await firstHour(page), 'reopened day').toBe('17:00')
  await test.step('a reopened screen shows current data and time', async () => {
    await openScreen(page, 'Tides')
    const [first, ...others] = weatherFile('2026-08-22').data
    const changed = { ...first!, summary: { ...first!.summary, description: 'Changed' } }
    publish(site, { weather: { data: [changed, ...others] } })
    await page.clock.fastForward('01:00:00')
    await comeBack(page)
    await loaded(page)
    await openScreen(page, 'Weather')
    await expect(page.getByText('Changed')).toBeVisible()
    await expect(presentHour(page).getByText('18:00')).toBeVisible()
  })
  await test.step('a return to the app scrolls to the current hour', async () => {
    const comeBackAt = async (time: string) => {
      await goAway(page)
      await page.clock.setSystemTime(atCamp(time))
      await comeBack(page)
    }
    answerAll(site, silence)
    await comeBackAt('2026-08-22T20:31')
    await beginsWith(page, '20:00')
    // Without the current hour, the row starts at its first hour.
    const [first, ...others] = weatherFile('2026-08-22').data
    publish(site, { weather: { data: [{ ...first!, hours: forecastHours().slice(16) }, ...others] } })
    await comeBackAt('2026-08-22T21:31')
    await beginsWith(page, '22:00')
  })
})

test('minus signs: before their figures on a page from right to left', async ({ site, visit }) => {
  const summary = { minimumTemperature: -3, maximumTemperature: -1 }
  publish(site, {
    weather: { data: [forecastDay('2026-08-22', { summary, hours: [forecastHour({ temperature: -2 })] })] },
  })
  const { page } = await visit()
  await expect(rowOfHours(page)).toBeVisible()
  // As a browser's translator may set it.
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  for (const text of ['−3°C', '−1°C', '−2°C']) {
    const [sign, figure] = await page.getByText(text).evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (!texts.nextNode()?.nodeValue?.includes('−'));
      const { currentNode: node } = texts
      const start = node.nodeValue!.indexOf('−')
      return [start, start + 1].map((offset) => {
        const range = document.createRange()
        range.setStart(node, offset)
        range.setEnd(node, offset + 1)
        return range.getBoundingClientRect().x
      })
    })
    expect(sign, text).toBeLessThan(figure!)
  }
})

test('date strip: opens at the chosen day; days are 44 px or wider', async ({ site, visit }) => {
  const data = Array.from({ length: 30 }, (_, index) => forecastDay(addDays('2026-08-02', index)))
  publish(site, { weather: { data } })
  const { page } = await visit()
  const strip = page.getByRole('toolbar', { name: 'Day' })
  const chosenAt = async () => {
    await nextFrame(page)
    const [row, chosen] = [await boxOf(strip), await boxOf(chosenButton(page))]
    // Adds 0 to a rounded −0.
    return Math.round(chosen.x - row.x) + 0
  }
  await expect(strip).toBeVisible()
  for (const row of [strip, rowOfHours(page)])
    await expect(row, "a swipe past its end is not the browser's Back").toHaveCSS(
      'overscroll-behavior-x',
      'contain',
    )
  expect(await chosenAt()).toBe(0)
  await day(page, /24/).click()
  expect(await chosenAt(), 'the strip stays').toBeGreaterThan(0)
  for (const name of ['Tides', 'Weather']) await openScreen(page, name)
  expect(await chosenAt()).toBe(0)
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 })
    const boxes = await dayButtons(page).evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect),
    )
    const narrowest = Math.min(...boxes.map((box) => box.width))
    expect(narrowest, `${width}: ${narrowest}`).toBeGreaterThanOrEqual(44)
    const areApart = boxes.every(({ x }, index) => index === 0 || x > boxes[index - 1]!.right + 1)
    expect(areApart, 'there is a gap between days').toBe(true)
    const showsMore = await rowOfHours(page).evaluate((row) => {
      const { right } = row.getBoundingClientRect()
      const boxes = [...row.querySelectorAll('li')].map((cell) => cell.getBoundingClientRect())
      return boxes.some((cell) => cell.left < right - 16 && cell.right > right + 16)
    })
    expect(showsMore, 'a cut cell shows that there are more hours').toBe(true)
    expect(await strip.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true)
    expect(await page.evaluate(overflow)).toEqual([])
  }
})
