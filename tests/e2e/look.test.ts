import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { projectFolder } from '../../tools/files'
import { dataScreens, datasetNames, screenNames } from '../support/app-tables'
import { dayButtons, loaded, openScreen, statusShows } from '../support/page'
import { holdAnswers, publish, siteSuite, visit } from '../support/site'
import { cachedFiles } from '../support/stored'
import { campFiles } from '../support/files'

const test = siteSuite('look')

/** Has the browser note, from the next load on, how far what is painted moves, by its own measure. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0)
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shiftsOf = async (page: Page): Promise<unknown> => {
  // Painted by then, and told.
  await page.screenshot()
  await page.screenshot()
  return page.evaluate(() => Reflect.get(window, 'shifts'))
}

for (const [what, lastUpdatedUtc] of [
  ['a first visit', undefined],
  ['a start with old copies', '2026-08-22T15:00:00Z'],
] as const) {
  test(`Looks: nothing jumps when the data arrive late, on ${what}`, async ({ site }) => {
    const stored = lastUpdatedUtc ? cachedFiles('2026-08-22', lastUpdatedUtc) : {}
    for (const route of datasetNames) {
      publish(site)
      const release = holdAnswers(site)
      await visit(site, { path: route, stored }, async ({ page }) => {
        await watchShifts(page)
        await page.reload()
        await statusShows(page, lastUpdatedUtc ? 'Last updated 3 hours ago' : 'Loading ...')
        release()
        await loaded(page)
        assert.equal(await shiftsOf(page), [], route)
      })
    }
  })
}

test('Looks: what moves stays still for those who ask for it', async ({ site }) => {
  const release = holdAnswers(site, ['tides'])
  const { page } = await visit(site, { path: 'tides' })
  await statusShows(page, 'Loading ...')
  const animation = () =>
    page.locator('[role=status] svg').evaluate((icon) => getComputedStyle(icon).animationName)
  assert.is(await animation(), 'none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  assert.is(await animation(), 'spin')
  release()
})

test('Looks: content that comes later settles, what a screen opens with is there at once', async ({
  site,
}) => {
  const release = holdAnswers(site, ['tides'])
  const { page } = await visit(site, { path: 'tides', reducedMotion: 'no-preference' })
  const animation = () =>
    page
      .locator('table')
      .locator('..')
      .evaluate((table) => getComputedStyle(table).animationName)
  await statusShows(page, 'Loading ...')
  release()
  assert.is(await animation(), 'settle')
  await openScreen(page, 'Info')
  await openScreen(page, 'Tides')
  assert.is(await animation(), 'none')
})

test('Looks: a screen that is opened again stands where it stood when the page loaded', async ({ site }) => {
  const { page } = await visit(site)
  const mainBox = () => page.getByRole('main').boundingBox()
  await loaded(page)
  const before = await mainBox()
  await openScreen(page, 'Info')
  await openScreen(page, 'Weather')
  assert.equal(await mainBox(), before)
})

for (const [width, fontSize] of [
  [360, '100%'],
  [320, '100%'],
  [320, '200%'],
] as const) {
  test(`Looks: September stays within its button at ${width} pixels with text at ${fontSize}`, async ({
    site,
  }) => {
    publish(site, campFiles('2026-09-05'))
    const { page } = await visit(site, {
      clock: '2026-09-05T18:00:00Z',
      viewport: { width, height: 568 },
    })
    await loaded(page)
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize)
    const isTooNarrow = await dayButtons(page).evaluateAll((days) =>
      days.map((day) => {
        const { left, right, width } = day.getBoundingClientRect()
        const text = document.createRange()
        text.selectNodeContents(day)
        return width < 44 || [...text.getClientRects()].some((line) => line.left < left || line.right > right)
      }),
    )
    assert.equal(new Set(isTooNarrow), new Set([false]))
  })
}

test('Looks: in colours of the system, what is chosen has a line around it', async ({ site }) => {
  const { page } = await visit(site, { forcedColors: 'active' })
  const outlines = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle))
  await page.locator('[aria-pressed=true]').waitFor()
  assert.equal(await outlines('[aria-pressed=true], nav [aria-current]'), ['solid', 'solid'])
  assert.equal(new Set(await outlines('[aria-pressed=false]')), new Set(['none']))
})

test("Looks: in colours of the system, a tide's mark is a triangle still, in the colour of the text", async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'tides', forcedColors: 'active', colorScheme: 'dark' })
  await loaded(page)
  await page.evaluate(() => document.documentElement.classList.remove('dark'))
  const { text, ground, sides, edges } = await page.evaluate(() => {
    const timeline = document.querySelector('[role=img][aria-label^="The day\'s tides"]')!
    const mark = timeline.querySelector('[data-time]')!
    return {
      text: getComputedStyle(document.querySelector('h1')!).color,
      ground: getComputedStyle(document.body).backgroundColor,
      sides: (['borderTopColor', 'borderRightColor', 'borderBottomColor', 'borderLeftColor'] as const).map(
        (side) => getComputedStyle(mark, '::before')[side],
      ),
      edges: getComputedStyle(timeline).borderLeftColor,
    }
  })
  assert.equal(new Set(sides), new Set([text, 'rgba(0, 0, 0, 0)']))
  assert.is(edges, ground)
})

test('Looks: in colours of the system, the bar of the day from sunrise to sunset is there still', async ({
  site,
}) => {
  const { page } = await visit(site, { forcedColors: 'active' })
  const bar = page.getByText('The sun sets').locator('+ *')
  assert.match(await bar.evaluate((each) => getComputedStyle(each).backgroundImage), 'gradient')
})

test('Looks: with more contrast asked for, quiet text is as dark as any', async ({ site }) => {
  const { page } = await visit(site)
  await loaded(page)
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

test('Skip link: it is the first stop of the keyboard, seen then, and leads to the heading without another address', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'tides' })
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Skip to content' })
  assert.ok(await link.evaluate((each) => each === document.activeElement))
  assert.ok((await link.boundingBox())!.y >= 0)
  await page.keyboard.press('Enter')
  assert.is(await page.evaluate(() => document.activeElement?.tagName), 'H1')
  assert.is(page.url(), `${site.url}tides`)
  assert.ok((await link.boundingBox())!.y < 0)
})

const walkFile = path.join(projectFolder, 'tests/e2e/walk.txt')

test('Screen reader: a walk through each screen reads as tests/e2e/walk.txt has it (WALK=write writes it anew)', async ({
  site,
}) => {
  const { data } = campFiles('2026-08-22').weather
  publish(site, { weather: { data: data.map((day) => ({ ...day, hours: day.hours.slice(12, 20) })) } })
  const { page } = await visit(site)
  const walk: string[] = []
  await loaded(page)
  // So that no countdown moves on meanwhile.
  await page.clock.pauseAt('2026-08-22T18:00:45Z')
  for (const name of screenNames) {
    await openScreen(page, name)
    if (dataScreens.includes(name)) await loaded(page)
    walk.push(`${name}\n\n${await page.locator('body').ariaSnapshot()}\n`)
  }
  const text = walk.join('\n')
  if (process.env['WALK'] === 'write') await writeFile(walkFile, text)
  assert.is(text, await readFile(walkFile, 'utf8'))
})

test.run()
