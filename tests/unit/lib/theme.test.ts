import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parseTheme } from '../../../src/lib/theme'

test('Storage: the theme is stored as the plain word light, system or dark', () => {
  for (const word of ['light', 'system', 'dark']) assert.is(parseTheme(word), word)
})

test('Theme: nothing stored, or an unknown value, counts as System', () => {
  for (const text of [null, '', 'Dark', '"dark"', 'dark ', 'auto', '{"mode":"dark"}']) {
    assert.is(parseTheme(text), 'system', String(text))
  }
})

test.run()
