import '../../support/dom'
import { assert, test } from '#test'
import { createStoredText } from '../../../src/stores/stored-text'

test('stored text: reads the stored value, and writes a new one', () => {
  localStorage.setItem('other', 'kept')
  assert.is(createStoredText('theme').text.value, null)
  localStorage.setItem('theme', 'dark')
  const { text, write } = createStoredText('theme')
  assert.is(text.value, 'dark')
  write('light')
  assert.is(text.value, 'light')
  assert.equal({ ...localStorage }, { other: 'kept', theme: 'light' })
})

test('stored text: follows changes in other tabs', () => {
  const { text } = createStoredText('theme')
  for (const [key, newValue, shown] of [
    ['theme', 'dark', 'dark'],
    ['themes', 'light', 'dark'],
    ['theme', null, null],
    ['theme', 'light', 'light'],
    // Local storage was cleared.
    [null, null, null],
  ] as const) {
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
    assert.is(text.value, shown, `${key}: ${newValue}`)
  }
})
