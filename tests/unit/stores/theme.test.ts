import '../../support/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { freshModule } from './fresh-module'

type ThemeStore = typeof import('../../../src/stores/theme')

/** The device's dark scheme, as `matchMedia` tells it. */
const device = { matches: false, tell: () => {} }

/** Starts the app with a stored theme, on a light or a dark device. */
const start = async (stored: string | null, deviceIsDark = false) => {
  localStorage.clear()
  if (stored !== null) localStorage.setItem('theme', stored)
  document.documentElement.className = ''
  device.matches = deviceIsDark
  globalThis.matchMedia = (query) => {
    assert.is(query.replaceAll(' ', ''), '(prefers-color-scheme:dark)')
    return {
      get matches() {
        return device.matches
      },
      addEventListener(_type: string, listener: () => void) {
        device.tell = listener
      },
    } as unknown as MediaQueryList
  }
  const store = await freshModule<ThemeStore>('theme')
  store.startTheme()
  return store
}

const isDark = () => document.documentElement.classList.contains('dark')

test('Theme: the default is System, which follows the device', async () => {
  assert.is((await start(null)).theme.value, 'system')
  assert.is(isDark(), false)
  await start(null, true)
  assert.is(isDark(), true)
})

test('Theme preference: the stored one is taken up at the start', async () => {
  await start('dark')
  assert.is(isDark(), true)
  await start('light', true)
  assert.is(isDark(), false)
})

test('Theme: an unknown stored value counts as System, and is left as it is', async () => {
  assert.is((await start('sepia', true)).theme.value, 'system')
  assert.is(isDark(), true)
  assert.is(localStorage.getItem('theme'), 'sepia')
})

test('Theme: a choice is shown at once and stored as a plain word', async () => {
  const { theme, chooseTheme } = await start(null)
  for (const choice of ['dark', 'light', 'system'] as const) {
    chooseTheme(choice)
    assert.is(theme.value, choice)
    assert.is(isDark(), choice === 'dark')
    assert.is(localStorage.getItem('theme'), choice)
  }
})

test('Theme: in System the page changes with the device, in Light and Dark it does not', async () => {
  const { chooseTheme } = await start(null)
  const change = (deviceIsDark: boolean) => {
    device.matches = deviceIsDark
    device.tell()
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

test('Theme: open tabs share it', async () => {
  const { theme } = await start('light')
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
  assert.is(theme.value, 'dark')
  assert.is(isDark(), true)
})

test.run()
