import axe from 'axe-core'
import type { Page } from 'playwright'
import { skyNames } from '../../src/lib/sky'
import { tabs } from '../../src/tabs'
import { dataScreens, screenNames } from '../support/app-tables'
import { campFiles } from '../support/files'
import { misfits } from '../support/look'
import { loaded, nextFrame, openScreen, sky } from '../support/page'
import { publish } from '../support/site'
import { expect, test } from './fixtures'
import { openState, sizes, states } from '../support/states'

const loadAxe = (page: Page): Promise<unknown> => page.evaluate(axe.source)

/** Returns axe's findings and the number of passes. With `isStrict`, what axe cannot judge counts as a finding. */
const judge = (page: Page, options: axe.RunOptions, isStrict = false) =>
  page.evaluate(
    async ([options, isStrict]) => {
      const shown = { exclude: [['[hidden]']] }
      // Skips frames, because the map is another site's page.
      // oxlint-disable-next-line typescript/await-thenable -- overload with a callback
      const { violations, incomplete, passes } = await (Reflect.get(window, 'axe') as typeof axe).run(shown, {
        ...options,
        iframes: false,
      })
      return {
        faults: [...violations, ...(isStrict ? incomplete : [])].flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
        ),
        passes: passes.flatMap(({ nodes }) => nodes).length,
      }
    },
    [options, isStrict] as const,
  )

/** Axe's default rules, and WCAG 2.2's target size, which is off by default. */
const allRules: axe.RunOptions = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] }
const contrast: axe.RunOptions = { runOnly: ['color-contrast'] }

const setScheme = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme })
  const html = expect(page.locator('html'))
  await (colorScheme === 'dark' ? html : html.not).toContainClass('dark')
}

/** Returns the classes in the page that its stylesheet lacks. */
const unknownClasses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const known = rules.map(({ cssText }) => cssText.match(/\.(?:\\.|[\w-])+/g) ?? []).flat()
    const named = [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList])
    return [...new Set(named)].filter((name) => !known.includes(`.${CSS.escape(name)}`))
  })

const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, label')]
      .filter((element) => !element.closest('[hidden]'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 44 && box.bottom > 0)
      .map(({ element, box }) => `${box.width} × ${box.height}: ${element.outerHTML.slice(0, 120)}`),
  )

for (const state of states) {
  test(`${state.name}: everything fits${state.isOnlyLayout ? '' : ', and axe finds nothing'}`, async ({
    site,
    visit,
  }) => {
    const [size = 'phone', ...others] = state.sizes ?? (['phone', 'narrow'] as const)
    const [route = '', ...laterRoutes] = state.routes
    const look = async (page: Page, route: string) => {
      for (const each of [...others, size]) {
        await page.setViewportSize(sizes[each])
        expect(await misfits((check) => page.evaluate(check)), `${route}, ${each}`).toEqual([])
        expect(await smallTargets(page), `${route}, ${each}`).toEqual([])
      }
      expect(await unknownClasses(page), route).toEqual([])
      if (state.isOnlyLayout) return
      expect((await judge(page, allRules)).faults, route).toEqual([])
      // The dark scheme changes only colours, so only contrast is checked again.
      await setScheme(page, 'dark')
      expect((await judge(page, contrast)).faults, `${route}, dark`).toEqual([])
      await setScheme(page, 'light')
    }
    const opening = { route, viewport: sizes[size], colorScheme: 'light' } as const
    const { page } = await openState(visit, site, state, opening)
    if (!state.isOnlyLayout) await loadAxe(page)
    await look(page, route)
    for (const later of laterRoutes) {
      await openScreen(page, tabs.find(({ path }) => path === `/${later}`)!.title)
      await nextFrame(page)
      await look(page, later)
    }
  })
}

test('contrast: is sufficient on every screen under every sky', async ({ site, visit }) => {
  // Few hours in a tall window, because axe cannot judge what is out of sight.
  const files = campFiles('2026-08-22')
  for (const day of files.weather.data) day.hours.length = 4
  // With these events, the calendar has every event colour.
  files.calendar.events.push(
    { name: 'Beach clean', startDate: '2026-08-22', endDate: '2026-08-23' },
    { name: 'Site set up', startDate: '2026-08-10', endDate: '2026-08-11' },
    { name: 'Dorset Venture', startDate: '2026-08-22', endDate: '2026-08-22' },
  )
  publish(site, files)
  const { page } = await visit({ path: 'no-such-screen', viewport: { width: 360, height: 2400 } })
  await loadAxe(page)
  const look = async (name: string) => {
    const background = sky(page)
    // The other screens have only the water's gradient.
    const skies = name === 'Weather' ? skyNames : (['water'] as const)
    for (const [colorScheme, colour] of (['light', 'dark'] as const).flatMap((scheme) =>
      skies.map((each) => [scheme, each] as const),
    )) {
      await setScheme(page, colorScheme)
      // Axe cannot check contrast on a gradient, so the gradient's first colour replaces it.
      await background.evaluate((element, name) => {
        Object.assign((element as HTMLElement).style, { background: `var(--${name})`, height: '100%' })
      }, colour)
      const { faults, passes } = await judge(page, contrast, true)
      expect(faults, `${name}, ${colorScheme}, ${colour}`).toEqual([])
      expect(passes, `${name} has text`).toBeGreaterThan(5)
    }
  }
  await look('an unknown path')
  for (const name of screenNames) {
    await openScreen(page, name)
    if (dataScreens.includes(name)) await loaded(page)
    await look(name)
  }
})
