import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from 'playwright'
import { assert } from '#test'
import { projectFolder } from '../../tools/files'
import { dataScreens, datasetNames, screenNames } from '../support/app-tables'
import { loaded, openedScreen, openScreen, settled, statusShows } from '../support/page'
import { holdAnswers, publish, siteSuite, visit } from '../support/site'
import { cachedFiles } from '../support/stored'
import { campFiles } from '../support/files'
import { atCamp } from '../support/camp-clock'
import { forOwnCamp } from '../support/own-camp'

const test = siteSuite('look')

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

test('look: late data causes no layout shift', async ({ site }) => {
  // With a worker and stored copies, the page would be hidden until the app has rendered.
  const { page } = await visit(site, { path: 'info', serviceWorkers: 'block' })
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
    assert.equal(await shiftsOf(page), [], route)
  }
})

const animationOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).animationName)

test('look: late content fades in; reduced motion stops the icon', async ({ site }) => {
  const release = holdAnswers(site, ['tides'])
  const { page } = await visit(site, { path: 'tides' })
  await statusShows(page, 'loading')
  const icon = page.locator('[role=status] svg')
  assert.is(await animationOf(icon), 'none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  assert.is(await animationOf(icon), 'spin')
  release()
  const table = page.locator('table').locator('..')
  assert.is(await animationOf(table), 'settle')
  await openScreen(page, 'Info')
  await openScreen(page, 'Tides')
  assert.is(await animationOf(table), 'none')
})

test('forced colours: selection, sun, tides and days are visible', async ({ site }) => {
  const { page } = await visit(site, { forcedColors: 'active', colorScheme: 'dark' })
  const outlines = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle))
  await page.locator('[aria-pressed=true]').waitFor()
  assert.equal(await outlines('[aria-pressed=true], nav [aria-current]'), ['solid', 'solid'])
  assert.equal(new Set(await outlines('[aria-pressed=false]')), new Set(['none']))
  const sunBar = page.locator('.sun-bar')
  assert.match(await sunBar.evaluate((each) => getComputedStyle(each).backgroundImage), 'gradient')

  await openScreen(page, 'Tides')
  await settled(page)
  const chart = openedScreen(page).locator('.chart')
  assert.match(await chart.evaluate((each) => getComputedStyle(each).backgroundImage), 'gradient')

  await openScreen(page, 'Calendar')
  await loaded(page)
  const borders = (elements: Locator) =>
    elements.evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).borderTopWidth))])
  const rows = openedScreen(page).getByRole('listitem')
  assert.equal(await borders(rows.filter({ hasText: /^Mon / })), ['3px'], 'weeks')
  assert.equal(await borders(rows.filter({ hasNotText: /^Mon / })), ['1px'], 'days')
  assert.equal(new Set(await outlines('.event')), new Set(['solid']))
  assert.equal(await outlines('nav'), ['solid'])
})

test('look: screens reopen in place, more contrast darkens text', async ({ site }) => {
  const { page } = await visit(site)
  await loaded(page)
  const mainBox = () => page.getByRole('main').boundingBox()
  const before = await mainBox()
  await openScreen(page, 'Info')
  await openScreen(page, 'Weather')
  assert.equal(await mainBox(), before)
  const colours = () =>
    page.evaluate(() =>
      ['[role=status]', 'h1'].map((each) => getComputedStyle(document.querySelector(each)!).color),
    )
  const [quiet, ink] = await colours()
  assert.is.not(quiet, ink)
  await page.emulateMedia({ contrast: 'more' })
  const [loud] = await colours()
  assert.is(loud, ink)
})

const walkFile = path.join(projectFolder, 'tests/e2e/walk.txt')

// WALK=write updates walk.txt.
forOwnCamp(test)('screen reader: every screen reads as in walk.txt', async ({ site }) => {
  const { weather, tides, locations, calendar } = campFiles('2026-08-22')
  publish(site, {
    // The hours before and after midnight.
    weather: { data: weather.data.slice(0, 2).map((day) => ({ ...day, hours: day.hours.slice(17, 19) })) },
    tides: { dates: tides.dates.slice(0, 2) },
    locations: { locations: locations.locations.slice(0, 2) },
    calendar: { ...calendar, startDate: '2026-08-22', endDate: '2026-08-23' },
  })
  const { page } = await visit(site)
  const walk: string[] = []
  await loaded(page)
  // Stops the countdowns.
  await page.clock.pauseAt(atCamp('2026-08-22T19:00:45'))
  for (const name of screenNames) {
    await openScreen(page, name)
    if (dataScreens.includes(name)) await loaded(page)
    // Runs the next frame, which the stopped clock holds back.
    await page.clock.runFor(1000)
    await settled(page)
    if (name === 'Info') await page.getByText('Saved on this phone').waitFor()
    // The bar and the banner are the same on every screen.
    const part = page.locator(walk.length ? 'main' : 'body')
    walk.push(`${name}\n\n${await part.ariaSnapshot()}\n`)
  }
  const text = walk.join('\n')
  if (process.env['WALK'] === 'write') await writeFile(walkFile, text)
  assert.is(text, await readFile(walkFile, 'utf8'))
})
