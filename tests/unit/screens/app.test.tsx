import { takeErrors } from '../../support/dom'
import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { all, failOnComplaints, mount, one, textOf, type Mounted } from '../../support/render'
import { calendarFile } from '../../support/files'
import { openPath, publish, setNow } from '../../support/stores'
import { until } from '../../support/until'
import { assert, test } from '#test'
import { msPerHour } from '../../../src/lib/durations'
import { App } from '../../../src/app'
import { camp } from '../../../src/camp'
import { routes } from '../../../src/routes'
import { navigate } from '../../../src/stores/route'

let app: Mounted

const heading = () => one(app.container, 'main > :not([hidden]) h1')
const screens = () => all(app.container, 'main > *')
const shownScreen = () => one(app.container, 'main > :not([hidden])')
const currentTabs = () => all(app.container, 'nav [aria-current=page]').map(textOf)

const open = async (path: string) => {
  if (location.pathname === path) return
  const before = heading()
  openPath(path)
  await until(() => location.pathname === path && heading() !== before, `${path} is shown`)
}

/** Makes a screen throw as long as the returned signal is true. */
const breakScreen = (path: string) => {
  const route = routes.find((each) => each.path === path)!
  const { screen } = route
  const fails = signal(true)
  const Breaking = () => {
    useSignals()
    if (fails.value) throw new RangeError('no such tide')
    return screen
  }
  route.screen = <Breaking />
  return fails
}

const hasFailed = () => until(() => /no such tide/.test(takeErrors().join()), 'the error is logged')

let focusedAtStart: Element | null

// The tests share one app, which starts on Weather, where it fails at first.
test.before(async () => {
  const fails = breakScreen('/weather')
  app = mount(<App />)
  await hasFailed()
  focusedAtStart = document.activeElement
  fails.value = false
  await open('/info')
  await open('/weather')
})

test('app: a first screen that throws takes no focus', () => {
  assert.is(focusedAtStart, document.body)
})

test('app: the open screen has its title', () => {
  assert.is(document.title, `Weather · ${camp.siteName}`)
})

test('app: a screen that throws shows why, and recovers', async () => {
  const fails = breakScreen('/tides')
  await open('/tides')
  assert.is(textOf(heading()), 'Unexpected Application Error!')
  assert.match(textOf(shownScreen()), 'no such tide')
  await hasFailed()
  await open('/weather')
  assert.is(textOf(heading()), camp.placeName)
  fails.value = false
  await open('/tides')
  assert.is(textOf(heading()), camp.bayName)
  await until(() => document.activeElement === heading(), 'the new h1 has the focus')

  fails.value = true
  await hasFailed()
  assert.match(textOf(shownScreen()), 'no such tide')
  await until(() => document.activeElement === heading(), 'the h1 of the error has the focus')
  fails.value = false
  await open('/weather')
  await open('/tides')
  await open('/weather')
  const tab = one(app.container, 'nav [aria-current=page]')
  tab.focus()
  fails.value = true
  await hasFailed()
  assert.not.match(textOf(app.container), 'no such tide')
  assert.is(document.activeElement, tab, 'a hidden screen takes no focus')
  fails.value = false
})

test('app: each screen has its landmarks, tab, title and focus', async () => {
  const titles = new Set<string>()
  for (const { path, title } of routes.toReversed()) {
    await open(path)
    assert.is(all(app.container, 'nav').length, 1)
    assert.is(all(app.container, 'main').length, 1)
    assert.equal(currentTabs(), [title])
    assert.is(heading().getAttribute('tabindex'), '-1')
    await until(() => document.activeElement === heading(), 'the heading has the focus')
    assert.match(document.title, camp.siteName)
    titles.add(document.title)
  }
  assert.is(titles.size, routes.length)
  failOnComplaints()
})

test('app: choosing the current tab focuses the heading', async () => {
  await open('/tides')
  const tab = one(app.container, 'nav [aria-current=page]')
  tab.focus()
  assert.is(document.activeElement, tab)
  navigate(location.href)
  await until(() => document.activeElement === heading(), 'the heading has the focus')
})

test('app: a screen keeps its state while others are open', async () => {
  await open('/weather')
  const before = heading()
  const count = screens().length
  await open('/tides')
  assert.ok(before.closest('[hidden]'))
  await open('/weather')
  assert.is(heading(), before)
  assert.is(screens().length, count)
})

test('app: an unknown path shows the error page and the tab bar', async () => {
  await open('/no/such')
  const main = shownScreen()
  assert.is(textOf(heading()), 'Unexpected Application Error!')
  assert.match(textOf(main), '404 Not Found')
  assert.is(textOf(one(main, 'a[href="/weather"]')), 'Weather')
  assert.equal(currentTabs(), [])
  assert.is(all(app.container, 'nav a').length, routes.length)
  assert.match(document.title, 'Not found')
})

test('app: a notice outlives its screen, then passes on the focus', async () => {
  await open('/weather')
  setNow('2026-08-22T12:00Z')
  const notice = { text: 'The gate is shut.', until: '2026-08-22T13:00Z', url: 'https://camp.example/' }
  await publish({ calendar: { ...calendarFile(), notice } })
  await until(() => app.container.querySelector('aside a'), 'the notice is shown')
  const link = one(app.container, 'aside a')
  await open('/tides')
  assert.is(one(app.container, 'aside a'), link, 'it is not announced again')
  link.focus()
  setNow('2026-08-22T13:00Z')
  await until(() => document.activeElement === heading(), 'the heading has the focus')
})

test('app: closing a banner moves the focus to the heading', async () => {
  await publish({
    calendar: { ...calendarFile(), notice: { text: 'The gate is shut.', until: '2999-01-01T00:00Z' } },
  })
  setNow(Date.now() + 3 * msPerHour)
  await until(() => textOf(app.container).includes('as of 3 hours ago'), 'the notice has its age')
  for (const [label, key] of [
    ['Notice', 'dismiss:notice'],
    ['Install', 'dismiss:pwa-warning'],
  ] as const) {
    const banners = () => all(app.container, `aside[aria-label=${label}]`)
    await until(() => banners().length === 1, `${label} is shown`)
    const close = one(banners()[0]!, 'button')
    close.focus()
    close.click()
    await until(() => banners().length === 0, `${label} is gone`)
    assert.ok(localStorage.getItem(key))
    assert.is(document.activeElement, heading(), label)
  }
})
