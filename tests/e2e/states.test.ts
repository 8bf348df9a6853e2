import type { Page } from 'playwright'
import { assert } from '#test'
import { nextFrame, openedScreen, openScreen } from '../support/page'
import { siteSuite } from '../support/site'
import { allRules, contrast, loadAxe, setScheme, violations } from '../support/axe'
import { show, sizes, states } from '../support/states'
import { tabs } from '../../src/tabs'
import { brokenWords, cutElements, fitsAcross, unknownClasses } from '../support/look'

const test = siteSuite('states')

/** A page that scrolls sideways, text that is cut off, broken or outside, and overlapping blocks. */
const misfits = async (page: Page): Promise<string[]> => {
  const misplaced = await openedScreen(page).evaluate((screen) => {
    // The sky lies behind the others on purpose.
    const blocks = [...screen.querySelectorAll<HTMLElement>(':scope > :not(.sky)')]
    const boxes = blocks.map((block) => block.getBoundingClientRect())
    const covering = blocks.filter(
      (_, index) => index > 0 && boxes[index]!.top < boxes[index - 1]!.bottom - 1,
    )
    const outside = [...screen.querySelectorAll('h1, p, b, td, th, a')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const scrolls = element.closest('.row-of-hours, [role=toolbar]')
      return !scrolls && width && (left < -0.5 || right > innerWidth + 0.5)
    })
    const overflowing = [...screen.querySelectorAll('button')].filter((button) => {
      const { left, right } = button.getBoundingClientRect()
      const text = document.createRange()
      text.selectNodeContents(button)
      return [...text.getClientRects()].some((line) => line.left < left || line.right > right)
    })
    return [...covering, ...outside, ...overflowing].map(
      (element) => `misplaced: ${element.outerHTML.slice(0, 120)}`,
    )
  })
  const wide = (await fitsAcross(page)) ? [] : ['the page scrolls sideways']
  return [...wide, ...(await cutElements(page)), ...(await brokenWords(page)), ...misplaced]
}

/** Targets of less than 44 px. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, label')]
      .filter((element) => !element.closest('[hidden]'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 44 && box.bottom > 0)
      .map(({ element, box }) => `${box.width} × ${box.height}: ${element.outerHTML.slice(0, 120)}`),
  )

for (const state of states) {
  test(`${state.name}: everything fits, and axe finds nothing`, async ({ site }) => {
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
      // Only colours differ.
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
