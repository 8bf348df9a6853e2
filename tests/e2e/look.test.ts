import type { Locator, Page } from 'playwright'
import { datasetNames } from '../support/app-tables'
import {
  barLink,
  boxOf,
  chosenButton,
  dayButtons,
  eventBars,
  hoursIn,
  firstHeading,
  loaded,
  openScreen,
  statusShows,
  sunBar,
  dayChart,
  drawing,
  textBoxOf,
} from '../support/page'
import { holdAnswers, publish } from '../support/site'
import { expect, test } from './fixtures'
import { drawn } from '../support/drawn'
import { campFiles } from '../support/files'
import { cachedFiles } from '../support/stored'
import { atCamp } from '../support/camp-clock'

/** Records layout shifts, starting with the next load. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0)
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shiftsOf = async (page: Page): Promise<unknown> => {
  // After two screenshots, all shifts have been painted and reported.
  await page.screenshot()
  await page.screenshot()
  return page.evaluate(() => Reflect.get(window, 'shifts'))
}

test('look: late data causes no layout shift', async ({ site, visit }) => {
  // With a worker and stored copies, the page would be hidden until the app has rendered.
  const { page } = await visit({ path: 'info', serviceWorkers: 'block' })
  await watchShifts(page)
  const copies = cachedFiles('2026-08-22', atCamp('2026-08-22T16:00'))
  const starts: [route: string, stored: Record<string, string>][] = [
    ...datasetNames.map((name): [string, Record<string, string>] => [name, {}]),
    ['weather', copies],
    ['calendar', copies],
  ]
  for (const [route, stored] of starts) {
    publish(site)
    const release = holdAnswers(site)
    await page.evaluate((entries) => {
      localStorage.clear()
      for (const [key, value] of entries) localStorage.setItem(key, value)
    }, Object.entries(stored))
    await page.goto(site.url + route)
    if (stored === copies) await statusShows(page, 'loaded', 180)
    else await statusShows(page, 'loading')
    release()
    await loaded(page)
    expect(await shiftsOf(page), route).toEqual([])
  }
})

test('look: late content fades in; reduced motion moves nothing', async ({ site, visit }) => {
  const release = holdAnswers(site, ['tides'])
  const { page } = await visit({ path: 'tides' })
  await statusShows(page, 'loading')
  const icon = page.getByRole('status').locator('svg')
  await expect(icon).toHaveCSS('animation-name', 'none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(icon).not.toHaveCSS('animation-name', 'none')
  release()
  const content = page.getByRole('table').locator('..')
  await expect(content).not.toHaveCSS('animation-name', 'none')
  await openScreen(page, 'Info')
  await openScreen(page, 'Tides')
  await expect(content).toHaveCSS('animation-name', 'none')
  await page.reload()
  await expect(content, 'content that is there from the start').toHaveCSS('animation-name', 'none')
  const day = page.getByRole('button', { pressed: true })
  await expect(day).not.toHaveCSS('transition-duration', '0s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(day).toHaveCSS('transition-duration', '0s')
})

/** Returns what tells elements apart at a glance. */
const looksOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((each) => {
      const { color, backgroundColor, fontWeight, opacity, borderRadius, boxShadow } = getComputedStyle(each)
      return [color, backgroundColor, fontWeight, opacity, borderRadius, boxShadow].join()
    }),
  )

/** Expects groups of equal looks, and another look for each group. */
const expectLooks = (looks: string[], groups: number[], what: string) => {
  const names = [...new Set(looks)]
  expect(
    looks.map((look) => names.indexOf(look)),
    what,
  ).toEqual(groups)
}

/** The days of the calendar, or the places. */
const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

test('look: what is chosen, current, past or next looks different', async ({ site, visit }) => {
  const events = [
    { name: 'Camp', startDate: '2026-08-22', endDate: '2026-08-24' },
    { name: 'Fair', startDate: '2026-08-22', endDate: '2026-08-22' },
  ]
  const [first, ...others] = campFiles('2026-08-22').weather.data
  publish(site, {
    weather: { data: [{ ...first!, hours: first!.hours.slice(5, 8) }, ...others] },
    calendar: { startDate: '2026-08-22', endDate: '2026-08-25', events },
  })
  const { page } = await visit({ clock: atCamp('2026-08-22T12:00') })
  await loaded(page)
  expectLooks((await looksOf(dayButtons(page))).slice(0, 3), [0, 1, 1], 'the chosen day')
  expectLooks(
    await looksOf(page.getByRole('navigation').getByRole('link')),
    [0, 1, 1, 1, 1],
    'the open screen',
  )
  expectLooks(await looksOf(hoursIn(page)), [0, 1, 2], 'past, present and next hour')
  const past = dayChart(page).locator(drawn.past)
  await expect(past, 'the past in the chart').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const rain = await boxOf(drawing(dayChart(page)).locator('path').first())
  expect((await boxOf(past)).bottom, 'the past reaches down to the axis').toBeGreaterThanOrEqual(rain.bottom)
  const [ofDay, ofHour] = [page.locator(drawn.summaryIcon), hoursIn(page).first().locator('svg')]
  expect((await boxOf(ofDay)).height, "the day's icon is larger than an hour's").toBeGreaterThan(
    (await boxOf(ofHour.first())).height,
  )
  const largest = await page.getByRole('main').evaluate((main) => {
    const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE)
    const texts = [...main.querySelectorAll('*')].filter(hasText)
    const size = Math.max(...texts.map(sizeOf))
    return texts.filter((each) => sizeOf(each) === size).map(({ textContent }) => textContent)
  })
  expect(largest, 'the largest text').toEqual([`${first!.summary.maximumTemperature}°C`])
  const ink = await firstHeading(page).evaluate((each) => getComputedStyle(each).color)
  await expect(page.getByRole('main').getByRole('link').first(), 'a link').not.toHaveCSS('color', ink)
  await openScreen(page, 'Tides')
  const tides = page.getByRole('row').filter({ hasText: /Low|High/ })
  expectLooks(await looksOf(tides), [0, 0, 1, 2], 'past, next and later tides')
  expectLooks(await looksOf(tides.getByText(/^(Low|High)$/)), [0, 1, 0, 1], 'low and high tides')
  await openScreen(page, 'Locations')
  const place = rows(page).filter({ hasText: 'Long Sand' })
  await expect(place).toHaveCSS('list-style-type', 'none')
  const [name, distance] = [place.getByText('Long Sand'), place.getByText(/\d km/)]
  const indent = (await textBoxOf(distance)).x - (await textBoxOf(name)).x
  expect(Math.abs(indent), "a place's distance is aligned with its name").toBeLessThan(1)
  await openScreen(page, 'Calendar')
  await loaded(page)
  const bars = [/\(1\/3\)/, /\(2\/3\)/, /\(3\/3\)/, /\(1\/1\)/]
  const ends = bars.map(async (hasText) => (await looksOf(eventBars(page).filter({ hasText })))[0]!)
  expectLooks(await Promise.all(ends), [0, 1, 2, 3], 'start, middle and end of an event')
  // From Saturday, today, to Tuesday.
  expectLooks(await looksOf(rows(page)), [0, 0, 1, 2], 'weekends, and the start of a week')
  expectLooks(await looksOf(rows(page).getByRole('time')), [0, 1, 1, 1], 'today')
  await test.step('in forced colours', () => checkForcedColours(page))
  await test.step('more contrast darkens quiet text', async () => {
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
    await expect(page.getByRole('status')).not.toHaveCSS('color', ink)
    await page.emulateMedia({ contrast: 'more' })
    await expect(page.getByRole('status')).toHaveCSS('color', ink)
    await expect(page.getByRole('cell').first(), 'the lines').toHaveCSS('border-top-color', ink)
  })
})

const outlines = async (elements: Locator) => {
  await expect(elements.first()).toBeVisible()
  const styles = await elements.evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle))
  return [...new Set(styles)]
}

/** Checks on the calendar, Weather and Tides that selection, sun, tides and days are visible in forced colours. */
const checkForcedColours = async (page: Page) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const borders = (elements: Locator, side: 'top' | 'left' = 'top') =>
    elements.evaluateAll(
      (all, side) =>
        all.map((each) => parseFloat(getComputedStyle(each).getPropertyValue(`border-${side}-width`))),
      side,
    )
  const weekStarts = await borders(rows(page).filter({ hasText: /^Mon / }))
  const others = await borders(rows(page).filter({ hasNotText: /^Mon / }))
  expect(Math.min(...others), 'the borders of days').toBeGreaterThan(0)
  expect(Math.min(...weekStarts), 'the borders of weeks').toBeGreaterThan(Math.max(...others))
  const isWeekend = /^(Sat|Sun) /
  const weekends = await borders(rows(page).filter({ hasText: isWeekend }), 'left')
  const weekdays = await borders(rows(page).filter({ hasNotText: isWeekend }), 'left')
  expect(Math.min(...weekends), 'the edges of weekends').toBeGreaterThan(Math.max(...weekdays))
  expect(await outlines(eventBars(page))).toEqual(['solid'])
  expect(await outlines(page.getByRole('navigation'))).toEqual(['solid'])

  await openScreen(page, 'Weather')
  await expect(chosenButton(page)).toHaveCSS('outline-style', 'solid')
  await expect(barLink(page, 'Weather')).toHaveCSS('outline-style', 'solid')
  expect(await outlines(dayButtons(page).and(page.locator('[aria-pressed=false]')))).toEqual(['none'])
  await expect(sunBar(page)).toHaveCSS('background-image', /gradient/)

  await openScreen(page, 'Tides')
  await expect(dayChart(page)).toHaveCSS('background-image', /gradient/)
}
