import axe from 'axe-core'
import type { Page } from 'playwright'

export const loadAxe = (page: Page): Promise<unknown> => page.evaluate(axe.source)

/** The violations that axe finds, a line each. */
export const violations = (page: Page, options: axe.RunOptions): Promise<string[]> =>
  page.evaluate(async (options) => {
    const shown = { exclude: [['[hidden]']] }
    // The map is another site's page.
    // oxlint-disable-next-line typescript/await-thenable -- overload with a callback
    const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(shown, {
      ...options,
      iframes: false,
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    )
  }, options)

/** All rules, including WCAG 2.2's target size, which is off by default. */
export const allRules: axe.RunOptions = { rules: { 'target-size': { enabled: true } } }
export const contrast: axe.RunOptions = { runOnly: ['color-contrast'] }

export const setScheme = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme })
  await page.locator(colorScheme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor()
}
