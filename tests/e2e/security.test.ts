import { expect, test } from './fixtures'

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
