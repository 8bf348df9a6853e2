import type { Page } from 'playwright'
import { firstHeading, schemeRadio } from '../support/page'
import { expect, test } from './fixtures'

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

test('theme: the first paint has the right colours', async ({ visit }) => {
  const { page } = await visit({ path: 'info' })
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
    await expect(firstHeading(page)).toBeVisible()
    const before = await page.evaluate(
      () => Reflect.get(window, 'coloursBeforePaint') as Record<string, string>,
    )
    const [paper, ink] = [lightness(before['backgroundColor']!), lightness(before['color']!)]
    const colours = JSON.stringify({ stored, device, before })
    expect(before['colorScheme'], colours).toBe(scheme)
    expect(scheme === 'dark' ? paper < 60 && ink > 180 : paper > 200 && ink < 100, colours).toBe(true)
    const html = expect(page.locator('html'))
    await (scheme === 'dark' ? html : html.not).toContainClass('dark')
  }
  await test.step('the theme colour follows a choice', async () => {
    await schemeRadio(page, 'Light').check()
    const [light, lightPaper] = await paperColours(page)
    expect(light, 'the theme colour is the background').toBe(lightPaper)
    await schemeRadio(page, 'Dark').check()
    const [dark, darkPaper] = await paperColours(page)
    expect(dark).toBe(darkPaper)
    expect(dark).not.toBe(light)
  })
})

/** Returns the colour that the browser's own bars take, and the page's background. */
const paperColours = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.content
    document.body.append(probe)
    return [getComputedStyle(probe).color, getComputedStyle(document.body).backgroundColor]
  })
