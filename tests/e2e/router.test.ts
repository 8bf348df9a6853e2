import * as assert from 'uvu/assert'
import { screenNames } from '../support/app-tables'
import {
  barLink,
  becomesCurrent,
  heading,
  isMarked,
  markDocument,
  openedScreen,
  openScreen,
} from '../support/page'
import { siteSuite, visit } from '../support/site'

const test = siteSuite('router')

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

test.run()
