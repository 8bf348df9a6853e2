import { takeErrors } from '../../support/dom'
import { all, failOnComplaints, mount, one, shownHeading, textOf, type Mounted } from '../../support/render'
import { until } from '../../support/until'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { App } from '../../../src/app'
import { camp } from '../../../src/camp'
import { routes } from '../../../src/routes'
import { href, navigate } from '../../../src/stores/route'
import { screenPaths } from '../../support/app-tables'

let app: Mounted

const heading = () => one(app.container, shownHeading)
const screens = () => all(app.container, 'main > *')
const shownScreen = () => one(app.container, 'main > :not([hidden])')
const currentTabs = () => all(app.container, 'nav [aria-current=page]').map(textOf)

const open = async (path: string) => {
  if (location.pathname === path) return
  const before = heading()
  navigate(location.origin + href(path))
  await until(() => location.pathname === path && heading() !== before, `${path} is shown`)
}

// Opens like a first load on Weather; the tests then walk through the same app.
test.before(async () => {
  app = await mount(<App />)
})

test('Unknown path: a screen that throws shows its message there, and navigating away recovers', async () => {
  const tides = routes.find(({ path }) => path === '/tides')!
  const { Screen } = tides
  let fails = true
  tides.Screen = () => {
    if (fails) throw new RangeError('no such tide')
    return <Screen />
  }
  await open('/tides')
  assert.is(textOf(heading()), 'Unexpected Application Error!')
  assert.match(textOf(shownScreen()), 'no such tide')
  assert.match(takeErrors().join(), 'no such tide')
  await open('/weather')
  assert.is(textOf(heading()), camp.placeName)
  fails = false
  await open('/tides')
  assert.is(textOf(heading()), camp.bayName)
  await until(() => document.activeElement === heading(), 'the h1 of the screen made anew has the focus')
})

test('Landmarks: there is one nav, one main, and one h1 within it that is shown, on every screen', async () => {
  for (const path of ['/info', ...screenPaths]) {
    await open(path)
    assert.is(all(app.container, 'nav').length, 1)
    assert.is(all(app.container, 'main').length, 1)
    assert.ok(heading())
  }
  failOnComplaints()
})

test('Kept screens: a screen that is opened again is the one that was left', async () => {
  await open('/weather')
  const before = heading()
  const count = screens().length
  await open('/tides')
  assert.ok(before.closest('[hidden]'))
  await open('/weather')
  assert.is(heading(), before)
  assert.is(screens().length, count)
})

test('Landmarks: the title of the page differs per screen', async () => {
  const titles = new Set<string>()
  for (const path of [...screenPaths.toReversed(), '/no/such']) {
    await open(path)
    await until(() => !titles.has(document.title), `a title of its own for ${path}`)
    titles.add(document.title)
  }
  assert.is(titles.size, screenPaths.length + 1)
  assert.ok([...titles].every((title) => title.includes(camp.siteName)))
})

test('Landmarks: after navigation the h1 takes the focus', async () => {
  for (const path of screenPaths) {
    await open(path)
    assert.is(heading().getAttribute('tabindex'), '-1')
    await until(() => document.activeElement === heading(), 'the heading has the focus')
  }
})

test('Shell: the entry of the open screen is highlighted', async () => {
  for (const { path, title } of routes.toReversed()) {
    await open(path)
    assert.equal(currentTabs(), [title])
  }
})

test('Unknown path: the error page has heading, message and a link to Weather, and the bar stays', async () => {
  await open('/no/such')
  const main = shownScreen()
  assert.is(textOf(heading()), 'Unexpected Application Error!')
  assert.match(textOf(main), '404 Not Found')
  assert.is(textOf(one(main, 'a[href="/weather"]')), 'Weather')
  assert.equal(currentTabs(), [])
  assert.is(all(app.container, 'nav a').length, screenPaths.length)
})

test('banner: closing it leaves the focus on the heading', async () => {
  const close = one(app.container, 'aside button')
  close.focus()
  close.click()
  await until(() => all(app.container, 'aside').length === 0, 'the banner is gone')
  assert.ok(localStorage.getItem('dismiss:pwa-warning'))
  assert.is(document.activeElement, heading())
})

test.run()
