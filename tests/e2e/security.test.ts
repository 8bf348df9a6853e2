import type { Page } from 'playwright'
import { dataScreens, screenNames } from '../support/app-tables'
import { mapOrigin } from '../support/map-origin'
import { loaded, openScreen } from '../support/page'
import { expect, test } from './fixtures'

const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

test('security: requests only its origin, data host and map', async ({ site, visit }) => {
  const { page, context, origins } = await visit({ path: 'no-such-screen' })
  context.on('request', (request) => origins.add(new URL(request.url()).origin))
  for (const name of screenNames) {
    await openScreen(page, name)
    if (!dataScreens.includes(name)) continue
    await loaded(page)
    await scrollToEnd(page)
    if (name === 'Weather') await expect(page.locator('iframe')).toBeVisible()
  }
  const expected = [new URL(site.url).origin, site.data.url, mapOrigin]
  expect([...origins].sort()).toEqual(expected.sort())
})

/** Markup that an attacker might inject. Unit tests check the policy's directives; this test checks their effect. */
const injected = `<script>isBroken = true</script>
  <img src="/nothing.png" onerror="isBroken = true">
  <style>body { display: none }</style>
  <base href="https://attacker.example/">
  <img src="https://attacker.example/pixel.png">`

test('security: the policy blocks injected markup', async ({ visit }) => {
  const { page, logged } = await visit({ path: 'info' })
  await page.evaluate((markup) => {
    // In a separate task, because `evaluate` bypasses the policy. Unlike innerHTML, a fragment runs scripts.
    setTimeout(() => document.body.append(document.createRange().createContextualFragment(markup)))
  }, injected)
  const blocked = () => logged.filter((line) => line.includes('Content Security Policy'))
  await expect.poll(blocked, 'violations of the policy').toHaveLength(5)
  expect(await page.evaluate(() => 'isBroken' in window)).toBe(false)
})
