import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { screenNames } from '../support/app-tables'
import {
  barLink,
  becomesCurrent,
  heading,
  isLeftToBrowser,
  isMarked,
  markDocument,
  openedScreen,
  openScreen,
} from '../support/page'
import { siteSuite, visit } from '../support/site'

const test = siteSuite('router')

const historyLength = (page: Page) => page.evaluate(() => history.length)

test('The address /: it is replaced by /weather, so that Back leaves the app', async ({ site }) => {
  const { page } = await visit(site, { path: '' })
  assert.is(page.url(), `${site.url}weather`)
  await page.goto('about:blank')
  await page.goto(site.url)
  await page.waitForURL(`${site.url}weather`)
  await becomesCurrent(page, 'Weather')
  await page.goBack()
  assert.is(page.url(), 'about:blank')
})

test('Unknown path: a trailing slash is replaced by the route without it, so that Back leaves the app', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'info' })
  for (const [given, expected] of [
    ['tides/', 'tides'],
    ['calendar///', 'calendar'],
    ['tides/?day=2#table', 'tides?day=2#table'],
    ['no-such-screen/', 'no-such-screen'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(site.url + given)
    await page.waitForSelector('h1')
    assert.is(page.url(), site.url + expected)
    await page.goBack()
    assert.is(page.url(), 'about:blank')
  }
})

test('Unknown path: doubled slashes in an address do not stop the app', async ({ site }) => {
  const { page } = await visit(site)
  for (const path of ['/weather/', '/', '//tides//']) {
    await page.goto(site.url + path)
    await page.waitForSelector('h1')
    await openScreen(page, 'Info')
    assert.is(page.url(), `${site.url}info`)
  }
})

test('A query string leaves the route as it is, and stays in the address', async ({ site }) => {
  const { page } = await visit(site, { path: 'tides?from=poster&x=/info' })
  await becomesCurrent(page, 'Tides')
  assert.is(page.url(), `${site.url}tides?from=poster&x=/info`)
  await openScreen(page, 'Weather')
  await page.goBack()
  await becomesCurrent(page, 'Tides')
  assert.is(page.url(), `${site.url}tides?from=poster&x=/info`)
})

test('A query string at / survives the replacement by /weather', async ({ site }) => {
  const { page } = await visit(site, { path: '?from=home-screen' })
  assert.is(page.url(), `${site.url}weather?from=home-screen`)
  await becomesCurrent(page, 'Weather')
})

test('Router: the bar changes screens without a load of the page, each with its own address', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'info' })
  await markDocument(page)
  for (const name of screenNames) {
    await openScreen(page, name)
    assert.is(page.url(), site.url + name.toLowerCase())
  }
  assert.ok(await isMarked(page))
})

test("Router: a tap on a tab's icon counts, and so does Enter on the focused tab", async ({ site }) => {
  const { page } = await visit(site)
  await markDocument(page)
  await barLink(page, 'Tides').locator('svg').click()
  await page.waitForURL(`${site.url}tides`)
  await barLink(page, 'Calendar').press('Enter')
  await page.waitForURL(`${site.url}calendar`)
  await heading(page, 'Calendar').waitFor()
  assert.ok(await isMarked(page))
})

test('Router: Back and Forward go through the screens, titles and tabs', async ({ site }) => {
  const { page } = await visit(site, { path: 'locations' })
  await markDocument(page)
  const titles: Record<string, string> = { Locations: await page.title() }
  for (const name of ['Calendar', 'Info']) {
    await openScreen(page, name)
    titles[name] = await page.title()
  }
  const check = async (name: string) => {
    await heading(page, name).waitFor()
    await becomesCurrent(page, name)
    assert.is(page.url(), site.url + name.toLowerCase())
    assert.is(await page.title(), titles[name])
  }
  await page.goBack()
  await check('Calendar')
  await page.goBack()
  await check('Locations')
  await page.goForward()
  await check('Calendar')
  await page.evaluate(() => history.go(-1))
  await check('Locations')
  await page.evaluate(() => history.go(2))
  await check('Info')
  assert.ok(await isMarked(page))
})

test('Structure: after navigation the h1 takes the focus, after Back as well, but not on the first load', async ({
  site,
}) => {
  const { page } = await visit(site)
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  const headingIsFocused = () => page.locator('h1:focus').waitFor()
  await openedScreen(page).getByText('Last updated').waitFor()
  assert.is(await focused(), 'BODY')
  for (const name of ['Tides', 'Locations', 'Calendar', 'Info']) {
    await openScreen(page, name)
    await headingIsFocused()
  }
  await page.goBack()
  await heading(page, 'Calendar').waitFor()
  await headingIsFocused()
  assert.is(await page.locator('h1:visible').getAttribute('tabindex'), '-1')
  await page.reload()
  await openedScreen(page).getByText('Last updated').waitFor()
  assert.is(await focused(), 'BODY', 'reload')
})

test('Router: a tab opens elsewhere with Control, Shift and the middle button, as links do', async ({
  site,
}) => {
  const { page, context } = await visit(site)
  await markDocument(page)
  for (const how of [{ modifiers: ['Control'] }, { modifiers: ['Shift'] }, { button: 'middle' }] as const) {
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      barLink(page, 'Tides').click({ ...how, modifiers: 'modifiers' in how ? [...how.modifiers] : [] }),
    ])
    await other.waitForURL(`${site.url}tides`)
    await other.close()
    assert.is(page.url(), `${site.url}weather`)
  }
  assert.ok(await isMarked(page))
})

test('Router: a click with a modifier, or with another button, is left to the browser', async ({ site }) => {
  const { page } = await visit(site)
  const href = '/tides'
  for (const click of [
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
    { button: 2 },
  ]) {
    assert.is(await isLeftToBrowser(page, { href }, click), true, JSON.stringify(click))
  }
  assert.is(page.url(), `${site.url}weather`)
  assert.is(await isLeftToBrowser(page, { href }), false, 'the app follows a plain click itself')
  await page.waitForURL(`${site.url}tides`)
})

test('Router: links to other origins, downloads and links with a target are left to the browser', async ({
  site,
}) => {
  const { page } = await visit(site)
  const samePathElsewhere = site.url.replace('localhost', '127.0.0.1') + 'tides'
  for (const attributes of [
    { href: samePathElsewhere },
    { href: 'https://terncove.example/tides' },
    { href: 'mailto:hello@terncove.example' },
    { href: '/tides', download: '' },
    { href: '/tides', download: 'tides.html' },
    { href: '/tides', target: '_blank' },
    { href: '/tides', target: 'other' },
    { href: '#about' },
  ]) {
    assert.is(await isLeftToBrowser(page, attributes), true, JSON.stringify(attributes))
  }
  assert.is(page.url(), `${site.url}weather`)
})

test('Router: a click on anything that is no link goes nowhere', async ({ site }) => {
  const { page } = await visit(site)
  const before = await historyLength(page)
  await page.locator('h1:visible').click()
  await page.locator('main').click({ position: { x: 2, y: 2 } })
  assert.is(page.url(), `${site.url}weather`)
  assert.is(await historyLength(page), before)
})

test.run()
