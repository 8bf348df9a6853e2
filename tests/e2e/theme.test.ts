import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { openScreen } from '../support/page'
import { siteSuite, visit } from '../support/site'

const test = siteSuite('theme')

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const checkedRadio = (page: Page) =>
  page
    .getByRole('radio', { checked: true })
    .evaluateAll((radios) =>
      radios.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent?.trim()),
    )
const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'))
const becomesDark = (page: Page) => page.locator('html.dark').waitFor()
const becomesLight = (page: Page) => page.locator('html:not(.dark)').waitFor()
const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** How light a colour is, from 0 to 255. */
const lightness = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return (red + green + blue) / 3
}

test('Theme: native radio buttons in the order Light, System, Dark, with System chosen at first', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'info' })
  const radios = page.getByRole('radio')
  assert.equal(
    await radios.evaluateAll((elements) =>
      elements.map((element) => [
        element.tagName,
        (element as HTMLInputElement).labels?.[0]?.textContent?.trim(),
      ]),
    ),
    [
      ['INPUT', 'Light'],
      ['INPUT', 'System'],
      ['INPUT', 'Dark'],
    ],
  )
  for (const name of ['Light', 'System', 'Dark']) assert.is(await radio(page, name).count(), 1, name)
  assert.equal(await checkedRadio(page), ['System'])
  assert.is(await storedTheme(page), null, 'nothing is stored before a choice')
})

test("Colour scheme: System follows the device's setting while the app is open", async ({ site }) => {
  const { page } = await visit(site, { colorScheme: 'light' })
  assert.is(await isDark(page), false)
  await page.emulateMedia({ colorScheme: 'dark' })
  await becomesDark(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await becomesLight(page)
})

test('Colour scheme: Light and Dark hold against the device, and System gives way to it again', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'info', colorScheme: 'light' })
  await radio(page, 'Dark').check()
  await becomesDark(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await radio(page, 'Light').check()
  await becomesLight(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  // Asked of the page after it has heard of the change, so that a follower would have followed.
  assert.ok(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
  assert.is(await isDark(page), false)
  await radio(page, 'System').check()
  await becomesDark(page)
})

test('Storage: a choice is stored as its plain word, and holds on every screen and at the next start', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'info' })
  for (const [name, word] of [
    ['Dark', 'dark'],
    ['System', 'system'],
    ['Light', 'light'],
    ['Dark', 'dark'],
  ] as const) {
    await radio(page, name).check()
    assert.is(await storedTheme(page), word)
  }
  await openScreen(page, 'Tides')
  assert.is(await isDark(page), true)
  await page.reload()
  await page.waitForSelector('h1')
  assert.is(await isDark(page), true)
  await openScreen(page, 'Info')
  assert.equal(await checkedRadio(page), ['Dark'])
})

/** Makes a page note its colours as soon as there is a body, which is before anything is painted. */
const noteColoursBeforePaint = (page: Page) =>
  page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.body) return
      observer.disconnect()
      Object.assign(window, {
        coloursBeforePaint: [
          document.documentElement.classList.contains('dark'),
          getComputedStyle(document.body).backgroundColor,
        ],
      })
    })
    observer.observe(document, { childList: true, subtree: true })
  })

test('Theme: the very first paint has the right colours', async ({ site }) => {
  const { page } = await visit(site, { path: 'info' })
  await noteColoursBeforePaint(page)
  for (const [stored, device, expected] of [
    ['dark', 'light', true],
    ['light', 'dark', false],
    ['system', 'dark', true],
    ['system', 'light', false],
    [null, 'dark', true],
    [null, 'light', false],
  ] as const) {
    const situation = `stored ${stored}, device ${device}`
    await page.evaluate((word) => {
      if (word) localStorage.setItem('theme', word)
      else localStorage.removeItem('theme')
    }, stored)
    await page.emulateMedia({ colorScheme: device })
    await page.reload()
    await page.waitForSelector('h1')
    const [wasDark, background] = await page.evaluate(
      () => Reflect.get(window, 'coloursBeforePaint') as [boolean, string],
    )
    assert.is(wasDark, expected, situation)
    assert.is(lightness(background) < 128, expected, `${situation}: ${background}`)
    assert.is(await isDark(page), expected, `${situation}, afterwards`)
  }
})

test('Theme: an unknown stored value counts as System', async ({ site }) => {
  const { page } = await visit(site, { path: 'info', colorScheme: 'dark', stored: { theme: 'sepia' } })
  for (const word of ['sepia', '', '"dark"', 'Light', 'null', '{"theme":"light"}', 'constructor']) {
    await page.evaluate((value) => localStorage.setItem('theme', value), word)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await page.waitForSelector('h1')
    assert.equal(await checkedRadio(page), ['System'], word)
    assert.is(await isDark(page), true, word)
    await page.emulateMedia({ colorScheme: 'light' })
    await becomesLight(page)
  }
})

test('Colour scheme: the arrow keys go round in the order light, system, dark', async ({ site }) => {
  const { page } = await visit(site, { path: 'info', stored: { theme: 'light' } })
  await radio(page, 'Light').focus()
  for (const [key, name] of [
    ['ArrowDown', 'System'],
    ['ArrowDown', 'Dark'],
    ['ArrowDown', 'Light'],
    ['ArrowRight', 'System'],
    ['ArrowUp', 'Light'],
    ['ArrowLeft', 'Dark'],
  ] as const) {
    await page.keyboard.press(key)
    await page.getByRole('radio', { name, exact: true, checked: true }).waitFor()
    assert.equal(await checkedRadio(page), [name])
    assert.is(await storedTheme(page), name.toLowerCase())
    assert.is(await isDark(page), name === 'Dark')
  }
})

test('Theme: a choice is shared with the other open tabs at once', async ({ site }) => {
  const { page, context } = await visit(site, { path: 'info' })
  const other = await context.newPage()
  await other.goto(`${site.url}weather`)
  await other.waitForSelector('h1')
  await radio(page, 'Dark').check()
  await becomesDark(other)
  await openScreen(other, 'Info')
  assert.equal(await checkedRadio(other), ['Dark'])
  await radio(other, 'Light').check()
  await becomesLight(page)
  await page.getByRole('radio', { name: 'Light', exact: true, checked: true }).waitFor()
})

test("Theme: the page's background colour is on body, light or dark, and the browser's own parts follow", async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'info' })
  const look = async () => ({
    paper: await paper(page),
    ink: await page.evaluate(() => getComputedStyle(document.body).color),
    scheme: await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
  })
  await radio(page, 'Light').check()
  await becomesLight(page)
  const light = await look()
  await radio(page, 'Dark').check()
  await becomesDark(page)
  const dark = await look()
  assert.ok(lightness(light.paper) > 200 && lightness(light.ink) < 100, JSON.stringify(light))
  assert.ok(lightness(dark.paper) < 60 && lightness(dark.ink) > 180, JSON.stringify(dark))
  assert.is(light.scheme, 'light')
  assert.is(dark.scheme, 'dark')
})

test.run()
