import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { screenNames } from '../support/app-tables'
import { nextFrame, openedScreen, openScreen } from '../support/page'
import { publish, siteSuite, visit } from '../support/site'
import { allRules, contrast, loadAxe, setScheme, violations } from '../support/axe'
import { show, sizes, states } from '../support/states'
import { tabs } from '../../src/tabs'
import { campFiles, evening, forecastDay } from '../support/files'
import { brokenWords, cutElements, fitsAcross, unknownClasses } from '../support/look'
import { dismissedAt } from '../support/stored'

const test = siteSuite('states')

/** What does not fit: a page that scrolls sideways, text that is cut off, content that covers other content. */
const misfits = async (page: Page): Promise<string[]> => {
  const covering = await page.evaluate(() => {
    // The sky lies behind the others on purpose.
    const blocks = [...document.querySelectorAll<HTMLElement>('main > :not([style], [hidden])')].map(
      (element) => ({
        element,
        box: element.getBoundingClientRect(),
      }),
    )
    return blocks
      .filter(({ box }, index) => index > 0 && box.top < blocks[index - 1]!.box.bottom - 1)
      .map(({ element }) => `covers what is above: ${element.outerHTML.slice(0, 120)}`)
  })
  const wide = (await fitsAcross(page)) ? [] : ['the page scrolls sideways']
  return [...wide, ...(await cutElements(page)), ...covering]
}

/** Whatever can be touched and is less than 44 pixels wide or high. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, label')]
      .filter((element) => !element.closest('[hidden]'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 44 && box.bottom > 0)
      .map(({ element, box }) => `${box.width} × ${box.height}: ${element.outerHTML.slice(0, 120)}`),
  )

for (const state of states) {
  test(`looks: in the state "${state.name}" all fits, and axe finds nothing`, async ({ site }) => {
    const [size = 'phone', ...others] = state.sizes ?? (['phone', 'narrow'] as const)
    const [route = '', ...laterRoutes] = state.routes
    const look = async (page: Page, route: string) => {
      assert.equal(await violations(page, allRules), [], route)
      assert.equal(await unknownClasses(page), [], route)
      for (const each of [...others, size]) {
        await page.setViewportSize(sizes[each])
        assert.equal(await misfits(page), [], `${route}, ${each}`)
        assert.equal(await smallTargets(page), [], `${route}, ${each}`)
      }
      // Nothing but the colours differs.
      await setScheme(page, 'dark')
      assert.equal(await violations(page, contrast), [], `${route}, dark`)
      await setScheme(page, 'light')
    }
    await show(site, state, { route, viewport: sizes[size], colorScheme: 'light' }, async (page) => {
      await loadAxe(page)
      await look(page, route)
      for (const later of laterRoutes) {
        await openScreen(page, tabs.find(({ path }) => path === `/${later}`)!.title)
        await nextFrame(page)
        await look(page, later)
      }
    })
  })
}

for (const width of [320, 360]) {
  test(`Large text: at twice its size on ${width} pixels no word is broken, and everything can be reached`, async ({
    site,
  }) => {
    const files = campFiles('2026-08-22')
    const cold = { maximumTemperature: -11, minimumTemperature: -25, description: 'Thundery showers' }
    publish(site, {
      ...files,
      weather: { data: files.weather.data.map(({ date }) => forecastDay(date, { summary: cold })) },
    })
    const stored = dismissedAt(evening)
    const { page } = await visit(site, { viewport: { width, height: 640 }, stored })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const name of screenNames) {
      await openScreen(page, name)
      await nextFrame(page)
      assert.equal(await brokenWords(page), [], name)
      assert.ok(await fitsAcross(page), `${name} scrolls sideways`)
      const outside = await openedScreen(page).evaluate((screen) =>
        [...screen.querySelectorAll('h1, p, b, td, th, a')]
          .filter((element) => !element.closest('.row-of-hours, [role=group]'))
          .map((element) => ({
            text: element.textContent,
            ...(element.getBoundingClientRect().toJSON() as DOMRect),
          }))
          .filter(({ left, right, width }) => width && (left < -0.5 || right > innerWidth + 0.5))
          .map(({ text }) => text),
      )
      assert.equal(outside, [], name)
    }
  })
}

test.run()
