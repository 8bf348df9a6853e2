import '../../support/dom'
import { assert, test } from '#test'
import { chooseTheme, startTheme, theme } from '../../../src/stores/theme'

/** The result of `matchMedia`: whether the device's scheme is dark. */
const device = { matches: false, notify: () => {} }

const darken = (isDark: boolean) => {
  device.matches = isDark
  device.notify()
}

/** Simulates another tab that changes the stored theme. */
const store = (newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }))

const isDark = () => document.documentElement.classList.contains('dark')

test.before(() => {
  globalThis.matchMedia = (query) => {
    assert.is(query.replaceAll(' ', ''), '(prefers-color-scheme:dark)')
    const addEventListener = (type: string, listener: () => void) => {
      assert.is(type, 'change')
      device.notify = listener
    }
    return Object.assign(device, { addEventListener }) as unknown as MediaQueryList
  }
  startTheme()
})

test('theme: uses the stored choice, else follows the device', () => {
  for (const stored of ['light', 'system', 'dark', 'sepia', 'Dark', '"dark"', 'dark ', '', null]) {
    store(stored)
    const expected = stored === 'light' || stored === 'dark' ? stored : 'system'
    assert.is(theme.value, expected, String(stored))
    for (const deviceIsDark of [true, false]) {
      darken(deviceIsDark)
      assert.is(isDark(), expected === 'dark' || (expected === 'system' && deviceIsDark), String(stored))
    }
  }
  assert.equal({ ...localStorage }, {}, 'nothing is stored without a choice')
})

test('theme: applies and stores a choice', () => {
  document.documentElement.classList.add('other')
  for (const choice of ['dark', 'light', 'system'] as const) {
    chooseTheme(choice)
    assert.is(theme.value, choice)
    assert.is(document.documentElement.className, choice === 'dark' ? 'other dark' : 'other')
    assert.is(localStorage.getItem('theme'), choice)
  }
})
