import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { statusText } from '../../../src/lib/dataset-state'

const now = Date.parse('2026-08-22T18:00:00Z')
const copy = { data: {}, lastUpdated: now - 3 * 3_600_000 }

test('Data loading: the text is Loading ... until there are data', () => {
  assert.is(statusText({ status: 'loading', copy: undefined }, now), 'Loading ...')
})

test('Data loading: the text is Last updated and the relative time over loaded data', () => {
  assert.is(statusText({ status: 'loaded', copy }, now), 'Last updated 3 hours ago')
})

test('Status line: the text stays Last updated while a refresh runs over shown data', () => {
  assert.is(statusText({ status: 'loading', copy }, now), 'Last updated 3 hours ago')
})

test('Data loading: the text is Error without data', () => {
  assert.is(statusText({ status: 'error', copy: undefined, failedAt: now }, now), 'Error')
})

test('Data loading: the text is Error (showing data from ...) with data', () => {
  assert.is(
    statusText({ status: 'error', copy, failedAt: now }, now),
    'Error (showing data from 3 hours ago)',
  )
})

test('Relative time: data from the future, by a wrong clock, count as new', () => {
  const future = { data: {}, lastUpdated: now + 86_400_000 }
  assert.is(statusText({ status: 'loaded', copy: future }, now), 'Last updated less than a minute ago')
  assert.is(
    statusText({ status: 'error', copy: future, failedAt: now }, now),
    'Error (showing data from less than a minute ago)',
  )
})

test.run()
