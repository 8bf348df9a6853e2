import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skyNames, skyOf } from '../../../src/lib/sky'
import { weatherCodeRows } from '../../support/files'

/** The sky of each row of weather type codes. */
const skies = [
  '--dark-sky',
  '--clear',
  '--dark-sky',
  '--clear',
  '--wet',
  '--cloudy',
  '--cloudy',
  '--cloudy',
  '--wet',
  '--wet',
  '--wet',
  '--wet',
  '--wet',
  '--wet',
  '--wet',
  '--cloudy',
  '--wet',
]

test('Sky: every weather type code has the sky of its row', () => {
  for (const [row, codes] of weatherCodeRows.entries()) {
    for (const code of codes) assert.is(skyOf(code, false), skies[row], `code ${code}`)
  }
})

test('Sky: a code that nobody knows is cloudy', () => {
  for (const code of [-1, 48, 1.5, NaN]) assert.is(skyOf(code, false), '--cloudy')
})

test('Sky: at night it is dark, whatever the weather', () => {
  for (const code of [1, 8, 12, 99]) assert.is(skyOf(code, true), '--dark-sky')
  assert.is(new Set(skyNames).size, 5)
})

test.run()
