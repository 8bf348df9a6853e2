import '../../support/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createStoredText } from '../../../src/stores/stored-text'

const tell = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }))

test('What is stored is there at the start, and null when nothing is', () => {
  localStorage.setItem('theme', 'dark')
  assert.is(createStoredText('theme').text.value, 'dark')
  assert.is(createStoredText('no such key').text.value, null)
})

test('What is written is shown at once, and stored under that key alone', () => {
  localStorage.setItem('other', 'kept')
  const { text, write } = createStoredText('theme')
  write('light')
  assert.is(text.value, 'light')
  assert.is(localStorage.getItem('theme'), 'light')
  assert.is(localStorage.getItem('other'), 'kept')
})

test('What another tab writes is taken over, also when it removes the key or clears everything', () => {
  const { text } = createStoredText('theme')
  tell('theme', 'dark')
  assert.is(text.value, 'dark')
  tell('theme', null)
  assert.is(text.value, null)
  tell('theme', 'light')
  tell(null, null)
  assert.is(text.value, null)
})

test('Other keys of the same origin are not taken over', () => {
  const { text, write } = createStoredText('theme')
  write('light')
  tell('themes', 'dark')
  tell('cache:tides', '{}')
  assert.is(text.value, 'light')
})

test.run()
