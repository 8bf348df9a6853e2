import '../../support/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { applyTheme } from '../../../src/device/theme'
import type { Theme } from '../../../src/lib/theme'

test('Colour scheme: the dark marker is on the root in Dark, and in System while the device is dark', () => {
  const marked = (theme: Theme, deviceIsDark: boolean) => {
    applyTheme(theme, deviceIsDark)
    return document.documentElement.classList.contains('dark')
  }
  assert.equal([marked('light', false), marked('system', false), marked('dark', false)], [false, false, true])
  assert.equal([marked('light', true), marked('system', true), marked('dark', true)], [false, true, true])
})

test('The dark marker leaves the other classes of the root', () => {
  document.documentElement.className = 'other'
  applyTheme('dark', false)
  applyTheme('light', false)
  assert.is(document.documentElement.className, 'other')
})

test.run()
