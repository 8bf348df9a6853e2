import { goTo } from '../../support/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { navigate, startRouting, navigation } from '../../../src/stores/route'

/** Where the page was last scrolled to. */
let scrolledTo: number | undefined
globalThis.scrollTo = ((_x: number, y: number) => {
  scrolledTo = y
}) as typeof scrollTo

const pathShown = () => navigation.value.path

/** A click on a new link, or on its part of class `hit`; says whether the app took it from the browser. */
const click = (markup: string, how: MouseEventInit = {}): boolean => {
  document.body.innerHTML = markup
  let isTaken = false
  const look = (event: Event) => {
    isTaken = event.defaultPrevented
    // What the app leaves to the browser must not open anything here.
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  document
    .querySelector('.hit, a:not(:has(.hit))')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
  return isTaken
}

const goBackTo = (path: string, state: unknown) => {
  history.replaceState(state, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state }))
}

test.before(() => startRouting(['/weather', '/tides', '/info']))
test.before.each(() => navigate('https://camp.example/weather'))

test('Opening a route shows it, puts it in the address and adds an entry to the history', () => {
  const entries = history.length
  navigate('https://camp.example/tides')
  assert.is(pathShown(), '/tides')
  assert.is(location.pathname, '/tides')
  assert.is(history.length, entries + 1)
})

test('Opening the route that is open adds no entry to the history, and goes to the top', () => {
  const entries = history.length
  const before = navigation.value
  scrolledTo = undefined
  navigate('https://camp.example/weather')
  assert.is(history.length, entries)
  assert.is.not(navigation.value, before)
  assert.equal(navigation.value, { path: '/weather', scrollY: undefined })
  assert.is(scrolledTo, 0)
})

test('A click on a link of the app is followed without a load', () => {
  assert.is(click('<a href="/tides">Tides</a>'), true)
  assert.is(pathShown(), '/tides')
})

test('A click on something within a link is a click on the link', () => {
  assert.is(click('<a href="/info"><svg><path class="hit"></path></svg>Info</a>'), true)
  assert.is(pathShown(), '/info')
})

test('A click with a modifier or another button is left to the browser', () => {
  const ways: MouseEventInit[] = [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ]
  for (const how of ways) {
    assert.is(click('<a href="/tides">Tides</a>', how), false, JSON.stringify(how))
    assert.is(pathShown(), '/weather')
  }
})

test('External links: links to elsewhere, into a new tab, downloads and mail are left to the browser', () => {
  for (const link of [
    '<a href="https://www.bbc.co.uk/weather">BBC</a>',
    '<a href="http://camp.example/tides">other scheme</a>',
    '<a href="https://camp.example:8443/tides">other port</a>',
    '<a href="/tides" target="_blank" rel="noopener">new tab</a>',
    '<a href="/tides.json" download>download</a>',
    '<a href="mailto:hello@camp.example">mail</a>',
    '<a href="/weather#rain">part of the page</a>',
    '<a>no address</a>',
  ]) {
    assert.is(click(link), false, link)
    assert.is(pathShown(), '/weather')
  }
})

test('A click that something else has dealt with is left alone', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  click('<a href="/tides">Tides</a>')
  assert.is(pathShown(), '/weather')
})

test('A click beside all links does nothing', () => {
  assert.is(click('<p class="hit">text</p>'), false)
})

test('Back to an entry shows its path, and scrolls to where it was left', () => {
  const state: unknown = history.state
  Object.defineProperty(globalThis, 'scrollY', { configurable: true, value: 420 })
  scrolledTo = undefined
  navigate('https://camp.example/tides')
  assert.equal(navigation.value, { path: '/tides', scrollY: undefined })
  assert.is(scrolledTo, 0)
  goBackTo('/weather', state)
  assert.equal(navigation.value, { path: '/weather', scrollY: 420 })
})

test('Back to an entry of which nothing is known shows its path', () => {
  goBackTo('/calendar', null)
  assert.is(pathShown(), '/calendar')
  goTo('/weather')
})

test.run()
