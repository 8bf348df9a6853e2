import '../../support/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { freshModule } from './fresh-module'

type BannerStore = typeof import('../../../src/stores/banner')

const key = 'dismiss:pwa-warning'

const shownAtStart = async (stored?: string) => {
  localStorage.clear()
  if (stored !== undefined) localStorage.setItem(key, stored)
  return (await freshModule<BannerStore>('banner')).bannerShown.value
}

test('Install hint banner: at the start it is hidden by a fresh dismissal and visible after an old one', async () => {
  assert.is(await shownAtStart(), true)
  assert.is(await shownAtStart(JSON.stringify({ lastDismissedUtc: new Date().toJSON() })), false)
  assert.is(await shownAtStart('{"lastDismissedUtc":"2020-01-01T00:00:00.000Z"}'), true)
  assert.is(await shownAtStart('not a record'), true)
})

test('Install hint banner: it is always hidden when the app runs as an installed app', async () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: true })
  assert.is(await shownAtStart(), false)
  assert.is(await shownAtStart('{"lastDismissedUtc":"2020-01-01T00:00:00.000Z"}'), false)
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: undefined })
  globalThis.matchMedia = (query) =>
    ({ matches: query.replaceAll(' ', '').includes('(display-mode:standalone)') }) as MediaQueryList
  assert.is(await shownAtStart(), false)
})

test('Install hint banner: it follows the window, from that of a browser to that of an app and back, and the installing', async () => {
  let display = 'browser'
  let tell: (event: Event) => void = () => {}
  globalThis.matchMedia = ((query: string) => ({
    matches: query.includes(display),
    addEventListener: (type: string, listener: typeof tell) => {
      assert.is(type, 'change')
      tell = listener
    },
  })) as unknown as typeof matchMedia
  localStorage.clear()
  const { bannerShown, startBanner } = await freshModule<BannerStore>('banner')
  startBanner()
  for (const mode of ['standalone', 'fullscreen', 'minimal-ui']) {
    display = mode
    tell(new Event('change'))
    assert.is(bannerShown.value, false, mode)
    display = 'browser'
    tell(new Event('change'))
    assert.is(bannerShown.value, true, mode)
  }
  dispatchEvent(new Event('appinstalled'))
  assert.is(bannerShown.value, false)
})

test('Storage unavailable: the banner is shown, and closing it hides it until the next start', async () => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  const { bannerShown, dismissBanner } = await freshModule<BannerStore>('banner')
  assert.is(bannerShown.value, true)
  dismissBanner()
  assert.is(bannerShown.value, false)
})

test.run()
