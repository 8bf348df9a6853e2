import type { Page } from 'playwright'
import { assert } from '#test'
import { dataScreens, screenNames } from '../support/app-tables'
import { mapOrigin } from '../support/map-origin'
import { loaded, openScreen } from '../support/page'
import { siteSuite, visit } from '../support/site'

const test = siteSuite('security')

const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

test('security: requests only its origin, data host and map', async ({ site }) => {
  const { page, context, origins } = await visit(site, { path: 'no-such-screen' })
  context.on('request', (request) => origins.add(new URL(request.url()).origin))
  for (const name of screenNames) {
    await openScreen(page, name)
    if (!dataScreens.includes(name)) continue
    await loaded(page)
    await scrollToEnd(page)
    if (name === 'Weather') await page.locator('iframe').waitFor()
  }
  const expected = [new URL(site.url).origin, site.data.url, mapOrigin]
  assert.equal([...origins].sort(), expected.sort())
})

/** Injected markup, and the directive that blocks it. */
const attacks: [directive: string, markup: string][] = [
  ['script-src-elem', '<script>isBroken = true</script>'],
  ['script-src-elem', '<script src="https://attacker.example/script.js"></script>'],
  ['script-src-elem', '<script src="/weather"></script>'],
  ['script-src-attr', '<img src="/nothing.png" onerror="isBroken = true">'],
  ['script-src-elem', '<a class="click" href="javascript:isBroken = true">x</a>'],
  ['style-src-elem', '<style>body { display: none }</style>'],
  ['img-src', '<img src="https://attacker.example/pixel.png">'],
  ['frame-src', '<iframe src="https://attacker.example/"></iframe>'],
  ['object-src', '<object data="https://attacker.example/"></object>'],
  ['form-action', '<form action="https://attacker.example/"><button class="click"></button></form>'],
  ['base-uri', '<base href="https://attacker.example/">'],
]

/** The directive that blocks the given markup or call; `nothing` if none has after three seconds. */
const blockedBy = (page: Page, markup: string, call?: string): Promise<string> =>
  page.evaluate(
    ([markup, call]) =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        })
        // In a separate task, because `evaluate` bypasses the policy.
        setTimeout(() => {
          // Unlike innerHTML, this runs scripts.
          document.body.append(document.createRange().createContextualFragment(markup))
          const control = document.querySelector<HTMLElement>('.click')
          control?.classList.remove('click')
          control?.click()
          if (call === 'fetch') fetch('https://attacker.example/').catch(() => {})
          try {
            // oxlint-disable-next-line no-eval -- the policy must block it
            if (call === 'eval') (0, eval)('isBroken = true')
          } catch {
            // The event reports the violation.
          }
        })
        setTimeout(() => resolve('nothing'), 3000)
      }),
    [markup, call] as const,
  )

test('security: the policy blocks injected markup', async ({ site }) => {
  const { page } = await visit(site, { path: 'info' })
  for (const [directive, markup] of attacks) assert.is(await blockedBy(page, markup), directive, markup)
  assert.is(await blockedBy(page, '', 'fetch'), 'connect-src')
  assert.is(await blockedBy(page, '', 'eval'), 'script-src')
  assert.is(await page.evaluate(() => 'isBroken' in window), false)
  assert.ok(await page.locator('h1:visible').isVisible())
  assert.is(await page.evaluate(() => document.baseURI), `${site.url}info`)
})
