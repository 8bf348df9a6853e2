import '../../support/dom'
import { assert, test } from '#test'
import { freshModule } from '../../support/fresh-module'

type ThemeStore = typeof import('../../../src/stores/theme')

/** The device's dark scheme, as `matchMedia` reports it. */
const device = { matches: false, notify: () => {} }

/** Starts the app with a stored theme, on a light or a dark device. */
const start = async (stored: string | null, deviceIsDark = false) => {
  localStorage.clear()
  if (stored !== null) localStorage.setItem('theme', stored)
  device.matches = deviceIsDark
  globalThis.matchMedia = (query) => {
    assert.is(query.replaceAll(' ', ''), '(prefers-color-scheme:dark)')
    return {
      get matches() {
        return device.matches
      },
      addEventListener(_type: string, listener: () => void) {
        device.notify = listener
      },
    } as unknown as MediaQueryList
  }
  const store = await freshModule<ThemeStore>('stores/theme')
  store.startTheme()
  return store
}

const isDark = () => document.documentElement.classList.contains('dark')

test('theme: reads the stored word, else System', async () => {
  for (const stored of [null, '', 'light', 'system', 'dark', 'sepia', 'Dark', '"dark"', 'dark ']) {
    for (const deviceIsDark of [false, true]) {
      const { theme } = await start(stored, deviceIsDark)
      const expected = stored === 'light' || stored === 'dark' ? stored : 'system'
      assert.is(theme.value, expected, String(stored))
      assert.is(isDark(), expected === 'dark' || (expected === 'system' && deviceIsDark), String(stored))
      assert.is(localStorage.getItem('theme'), stored)
    }
  }
})

test('theme: a choice is shown, stored and shared', async () => {
  document.documentElement.classList.add('other')
  const { theme, chooseTheme } = await start(null)
  for (const choice of ['dark', 'light', 'system'] as const) {
    chooseTheme(choice)
    assert.is(theme.value, choice)
    assert.is(document.documentElement.className, choice === 'dark' ? 'other dark' : 'other')
    assert.is(localStorage.getItem('theme'), choice)
  }
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
  assert.is(isDark(), true)
})

test('theme: only System follows the device', async () => {
  const { chooseTheme } = await start(null)
  const change = (deviceIsDark: boolean) => {
    device.matches = deviceIsDark
    device.notify()
    return isDark()
  }
  assert.equal([change(true), change(false)], [true, false])
  chooseTheme('light')
  assert.equal([change(true), change(false)], [false, false])
  chooseTheme('dark')
  assert.equal([change(true), change(false)], [true, true])
  chooseTheme('system')
  assert.is(change(true), true)
})
