import type { Page } from 'playwright'
import { assert } from '#test'
import { siteSuite, visit } from '../support/site'

const test = siteSuite('theme')

/** Records the colours as soon as there is a body, before the first paint. */
const recordColoursBeforePaint = (page: Page) =>
  page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.body) return
      observer.disconnect()
      const { backgroundColor, color } = getComputedStyle(document.body)
      const { colorScheme } = getComputedStyle(document.documentElement)
      Object.assign(window, { coloursBeforePaint: { colorScheme, backgroundColor, color } })
    })
    observer.observe(document, { childList: true, subtree: true })
  })

const lightness = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return (red + green + blue) / 3
}

test('theme: the first paint has the right colours', async ({ site }) => {
  const { page } = await visit(site, { path: 'info' })
  await recordColoursBeforePaint(page)
  for (const [stored, device, scheme] of [
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
    [null, 'dark', 'dark'],
  ] as const) {
    await page.evaluate((word) => {
      if (word) localStorage.setItem('theme', word)
      else localStorage.removeItem('theme')
    }, stored)
    await page.emulateMedia({ colorScheme: device })
    await page.reload()
    await page.waitForSelector('h1')
    const before = await page.evaluate(
      () => Reflect.get(window, 'coloursBeforePaint') as Record<string, string>,
    )
    const [paper, ink] = [lightness(before['backgroundColor']!), lightness(before['color']!)]
    const colours = JSON.stringify({ stored, device, before })
    assert.is(before['colorScheme'], scheme, colours)
    assert.ok(scheme === 'dark' ? paper < 60 && ink > 180 : paper > 200 && ink < 100, colours)
    await page.locator(scheme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor()
  }
})
