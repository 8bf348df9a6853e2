import { goTo } from '../../support/dom'
import { assert, test } from '#test'
import { navigate, startRouting, navigation } from '../../../src/stores/route'
import { freshModule } from '../../support/fresh-module'

type RouteStore = typeof import('../../../src/stores/route')

test('router: corrects the initial URL without a new history entry', async () => {
  for (const [given, path, address, basePath] of [
    ['/tides', '/tides', '/tides'],
    ['/', '/weather', '/weather'],
    ['/?source=home', '/weather', '/weather?source=home'],
    ['/tides//?from=sign#top', '/tides', '/tides?from=sign#top'],
    // Static hosts also serve pages by file name.
    ['/index.html', '/weather', '/weather'],
    ['/tides.html?from=sign', '/tides', '/tides?from=sign'],
    ['/tides/index.html', '/tides', '/tides'],
    ['/no/such/', '/no/such', '/no/such'],
    ['/Weather', '/Weather', '/Weather'],
    // As a URL, a path that begins with a double slash would name another host.
    ['//', '/weather', '/weather'],
    ['//evil.example/', '/evil.example', '/evil.example'],
    ['/camp/site/tides/', '/tides', '/camp/site/tides', '/camp/site/'],
    ['/camp/site/', '/weather', '/camp/site/weather', '/camp/site/'],
    ['/camp/site', '/weather', '/camp/site/weather', '/camp/site/'],
    ['/camp/index.html', '/weather', '/camp/weather', '/camp/'],
  ] as const) {
    goTo(given)
    history.replaceState(null, '')
    const entries = history.length
    const { navigation } = await freshModule<RouteStore>('stores/route', basePath)
    assert.equal(navigation.value, { path, scrollY: undefined }, given)
    assert.is(location.pathname + location.search + location.hash, address, given)
    assert.is(location.hostname, 'camp.example')
    assert.is(history.length, entries, 'nothing is pushed')
  }
  goTo('/weather')
})

test('router: after a reload, the browser restores the position', async () => {
  goTo('/calendar')
  history.replaceState({ entry: 0, scrollPositions: [] }, '')
  const { firstNavigation } = await freshModule<RouteStore>('stores/route')
  assert.equal(firstNavigation, { path: '/calendar', scrollY: 0 })
  history.replaceState(null, '')
  goTo('/weather')
})

/** The last offset passed to `scrollTo`. */
let scrolledTo: number | undefined
globalThis.scrollTo = ((_x: number, y: number) => {
  scrolledTo = y
}) as typeof scrollTo

const pathShown = () => navigation.value.path

/** Clicks a new link, or the part of it with the class `hit`; returns whether the app prevents the default action. */
const click = (markup: string, how: MouseEventInit = {}): boolean => {
  document.body.innerHTML = markup
  let isPrevented = false
  const look = (event: Event) => {
    isPrevented = event.defaultPrevented
    // Prevents navigation when the app leaves the click to the browser.
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  document
    .querySelector('.hit, a:not(:has(.hit))')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
  return isPrevented
}

test.before(startRouting)
test.before.each(() => navigate('https://camp.example/weather'))

test('router: a link to another screen adds a history entry', () => {
  const entries = history.length
  assert.is(click('<a href="/tides">Tides</a>'), true)
  assert.is(pathShown(), '/tides')
  assert.is(location.pathname, '/tides')
  assert.is(history.length, entries + 1)
  assert.is(click('<a href="/info"><svg><path class="hit"></path></svg>Info</a>'), true)
  assert.is(pathShown(), '/info')
})

test('router: a link to the open screen scrolls to its top', () => {
  const entries = history.length
  const before = navigation.value
  scrolledTo = undefined
  click('<a href="/weather">Weather</a>')
  assert.is(history.length, entries)
  assert.is.not(navigation.value, before)
  assert.equal(navigation.value, { path: '/weather', scrollY: undefined })
  assert.is(scrolledTo, 0)
})

test('router: handles only plain clicks on links to screens', () => {
  const ways: MouseEventInit[] = [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ]
  for (const how of ways) assert.is(click('<a href="/tides">Tides</a>', how), false, JSON.stringify(how))
  for (const markup of [
    '<a href="https://www.bbc.co.uk/weather">BBC</a>',
    '<a href="http://camp.example/tides">other scheme</a>',
    '<a href="https://camp.example:8443/tides">other port</a>',
    '<a href="/tides" target="_blank" rel="noopener">new tab</a>',
    '<a href="/tides.json" download>file</a>',
    '<a href="/tides" download>download</a>',
    '<a href="mailto:hello@camp.example">mail</a>',
    '<a href="/weather#rain">part of the page</a>',
    '<a>no address</a>',
    '<p class="hit">text</p>',
  ]) {
    assert.is(click(markup), false, markup)
  }
  // Another listener has handled the click.
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  click('<a href="/tides">Tides</a>')
  assert.is(pathShown(), '/weather')
})

const goBackTo = (path: string, state: unknown) => {
  history.replaceState(state, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state }))
}

test('router: Back restores path and scroll offset', () => {
  const state: unknown = history.state
  Object.defineProperty(globalThis, 'scrollY', { configurable: true, value: 420 })
  scrolledTo = undefined
  navigate('https://camp.example/tides')
  assert.equal(navigation.value, { path: '/tides', scrollY: undefined })
  assert.is(scrolledTo, 0)
  goBackTo('/weather', state)
  assert.equal(navigation.value, { path: '/weather', scrollY: 420 })
  goBackTo('/calendar', null)
  assert.is(pathShown(), '/calendar', 'an entry without state')
})

test('router: a new entry without state keeps the offsets of others', () => {
  const scroll = (value: number) => {
    Object.defineProperty(globalThis, 'scrollY', { configurable: true, value })
  }
  goBackTo('/weather', { entry: 0 })
  scroll(420)
  navigate('https://camp.example/tides')
  scroll(77)
  const state: unknown = structuredClone(history.state)
  goBackTo('/tides#x', null)
  assert.equal(navigation.value, { path: '/tides', scrollY: undefined })
  scroll(5)
  goBackTo('/tides', state)
  assert.is(navigation.value.scrollY, 77)
  goBackTo('/weather', { entry: 0 })
  assert.is(navigation.value.scrollY, 420)
})

test('base path: links outside it are left to the browser', async () => {
  goTo('/some/camp/weather')
  const { href, navigation, startRouting } = await freshModule<RouteStore>('stores/route', '/some/camp/')
  startRouting()
  assert.is(href('/tides'), '/some/camp/tides')
  for (const href of ['/', '/some/campsite', '/some/camping/tides', '/other/camp/tides'])
    assert.is(click(`<a href="${href}">Elsewhere</a>`), false, href)
  assert.is(click('<a href="/some/camp/tides">Tides</a>'), true)
  assert.is(navigation.value.path, '/tides')
})
