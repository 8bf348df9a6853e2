import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { statusText } from '../../../src/lib/dataset-state'

const now = Date.parse('2026-08-22T18:00:00Z')
const textOf = (...parameters: Parameters<typeof statusText>) => statusText(...parameters).join('')
const cached = { data: {}, lastUpdated: now - 3 * 3_600_000 }

test('Data loading: the text is Loading ... until there are data', () => {
  assert.is(textOf({ status: 'loading', cached: undefined }, now), 'Loading ...')
})

test('Data loading: the text is Last updated and the relative time over loaded data', () => {
  assert.is(textOf({ status: 'loaded', cached }, now), 'Last updated 3 hours ago')
})

test('Status line: the text stays Last updated while a refresh runs over shown data', () => {
  assert.is(textOf({ status: 'loading', cached }, now), 'Last updated 3 hours ago')
})

test('Data loading: the text is Error without data', () => {
  assert.is(textOf({ status: 'error', cached: undefined }, now), 'Error')
})

test('Data loading: the text is Error (showing data from ...) with data', () => {
  assert.is(textOf({ status: 'error', cached }, now), 'Error (showing data from 3 hours ago)')
})

test('Relative time: data from the future, by a wrong clock, count as new', () => {
  const future = { data: {}, lastUpdated: now + 86_400_000 }
  assert.is(textOf({ status: 'loaded', cached: future }, now), 'Last updated less than a minute ago')
  assert.is(
    textOf({ status: 'error', cached: future }, now),
    'Error (showing data from less than a minute ago)',
  )
})

test('Status line: the age of the data is a part of its own, and the state another', () => {
  assert.equal(statusText({ status: 'loaded', cached }, now), ['Last updated ', '3 hours ago'])
  assert.equal(statusText({ status: 'error', cached }, now), ['Error (showing data from ', '3 hours ago)'])
  assert.equal(statusText({ status: 'loading', cached: undefined }, now), ['Loading ...', ''])
})

test.run()
