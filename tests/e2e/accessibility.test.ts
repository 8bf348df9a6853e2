import type axe from 'axe-core'
import type { Page } from 'playwright'
import { assert } from '#test'
import { skyNames } from '../../src/lib/sky'
import { dataScreens, screenNames } from '../support/app-tables'
import { openedScreen, openScreen, rowOfHours } from '../support/page'
import { publish, siteSuite, visit } from '../support/site'
import { contrast, loadAxe, setScheme } from '../support/axe'
import { campFiles } from '../support/files'

const test = siteSuite('accessibility')

/** The files of the summer day, with an event of every colour. */
const colourfulFiles = () => {
  const files = campFiles('2026-08-22')
  files.calendar.events.push(
    { name: 'Beach clean', startDate: '2026-08-22', endDate: '2026-08-23' },
    { name: 'Site set up', startDate: '2026-08-10', endDate: '2026-08-11' },
    { name: 'Dorset Venture', startDate: '2026-08-22', endDate: '2026-08-22' },
  )
  return files
}

test.before.each(({ site }) => publish(site, colourfulFiles()))

const unknownPath = 'no-such-screen'

/** Opens the error page and then every screen, waits for a text of the status line, and calls back on each. */
const onEveryScreen = async (page: Page, status: string, look: (name: string) => Promise<void>) => {
  await look(unknownPath)
  for (const name of screenNames) {
    await openScreen(page, name)
    if (dataScreens.includes(name)) await page.getByRole('status').getByText(status).waitFor()
    await look(name)
  }
}

test('contrast: is sufficient on every screen under every sky', async ({ site }) => {
  // Few hours on a tall screen: axe cannot judge what is out of sight.
  const files = colourfulFiles()
  for (const day of files.weather.data) day.hours.length = 4
  publish(site, files)
  const { page } = await visit(site, { path: unknownPath, viewport: { width: 360, height: 2400 } })
  await loadAxe(page)
  await onEveryScreen(page, 'Last updated', async (name) => {
    const painted = await page.locator('[style*=gradient]:visible').elementHandles()
    // The other screens have only the water's gradient.
    const skies = name === 'Weather' ? skyNames : (['water'] as const)
    for (const [colorScheme, sky] of (['light', 'dark'] as const).flatMap((scheme) =>
      skies.map((sky) => [scheme, sky] as const),
    )) {
      await setScheme(page, colorScheme)
      // Axe cannot judge a gradient: its first colour replaces it.
      for (const element of painted) {
        await element.evaluate((node, sky) => {
          Object.assign((node as HTMLElement).style, { background: `var(--${sky})`, height: '100%' })
        }, sky)
      }
      const found = await page.evaluate(async (options) => {
        const { violations, incomplete, passes } = await (Reflect.get(window, 'axe') as typeof axe).run(
          document,
          { ...options, iframes: false },
        )
        const nodes = [...violations, ...incomplete].flatMap(({ nodes }) => nodes)
        return {
          doubtful: nodes.map(({ html }) => html),
          good: passes.flatMap(({ nodes }) => nodes).length,
        }
      }, contrast)
      assert.equal(found.doubtful, [], `${name}, ${colorScheme}, ${sky}`)
      assert.ok(found.good > 5, `${name} has text`)
    }
  })
})

test('keyboard: scrolls the row of hours', async ({ site }) => {
  const { page } = await visit(site)
  await openedScreen(page).getByText('Last updated').waitFor()
  const hours = rowOfHours(page)
  const isFocused = () => hours.evaluate((list) => list === document.activeElement)
  for (let stops = 0; !(await isFocused()); stops++) {
    assert.ok(stops < 20, 'Tab reaches the row')
    await page.keyboard.press('Tab')
  }
  // Chromium focuses every scroller; Safari needs a tabindex.
  assert.is(await hours.getAttribute('tabindex'), '0')
  const before = await hours.evaluate((list) => list.scrollLeft)
  assert.ok(before > 0, 'starts at the present hour')
  await page.keyboard.press('ArrowLeft')
  await page.waitForFunction((before) => document.activeElement!.scrollLeft < before, before)
})

test('focus: has a visible outline in both schemes', async ({ site }) => {
  const { page } = await visit(site)
  for (const name of ['Weather', 'Tides', 'Info'] as const) {
    await openScreen(page, name)
    await page.locator('main').getByRole('button').or(page.getByRole('radio')).first().waitFor()
    let stops = 0
    for (; stops < 40; stops++) {
      await page.keyboard.press('Tab')
      const looks = await page.evaluate(() => {
        const element = document.activeElement!
        if (element === document.body) return []
        return [true, false].map((isDark) => {
          document.documentElement.classList.toggle('dark', isDark)
          const { outlineColor, outlineWidth, backgroundColor } = getComputedStyle(element)
          return { outlineColor, outlineWidth, backgroundColor, markup: element.outerHTML.slice(0, 100) }
        })
      })
      if (!looks.length) break
      for (const { outlineColor, outlineWidth, backgroundColor, markup } of looks) {
        assert.is(outlineWidth, '3px', `${name}: ${markup}`)
        assert.is.not(outlineColor, backgroundColor, `${name}: ${markup}`)
      }
    }
    assert.ok(stops > 5, `${name}: ${stops} stops`)
  }
})
