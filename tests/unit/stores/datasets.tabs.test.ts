import { answerWith, stopClock, takeErrors } from '../../support/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createDataset } from '../../../src/stores/datasets'
import { evening, tidesFile } from '../../support/files'
import { cacheEntry } from '../../support/stored'

const later = '2026-08-22T18:10:00.000Z'
const [ours, theirs] = [tidesFile('2026-08-22'), tidesFile('2026-08-23')]

/** Another tab writes a text, or null when it removes it. */
const tell = (newValue: string | null, key: string | null = 'cache:tides') =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }))

test.before.each(() => {
  localStorage.clear()
  stopClock(evening)
})

const loaded = async () => {
  const dataset = createDataset('tides')
  answerWith(ours)
  await dataset.refresh()
  return dataset
}

test('Tabs: what another tab has fetched later is taken over, with its time', async () => {
  const { state } = await loaded()
  tell(cacheEntry(theirs, later))
  assert.equal(state.value, { status: 'loaded', cached: { data: theirs, lastUpdated: Date.parse(later) } })
})

test('Tabs: it ends an error, and needs no copy of our own', async () => {
  const { state, refresh } = createDataset('tides')
  answerWith('', 500)
  await refresh()
  assert.is(takeErrors().length, 1)
  tell(cacheEntry(theirs, evening))
  assert.is(state.value.status, 'loaded')
})

test('Tabs: while our own request is under way it stays so, and our answer is the last word', async () => {
  const { state, refresh } = createDataset('tides')
  answerWith(ours)
  const done = refresh()
  tell(cacheEntry(theirs, '2026-08-22T17:00:00.000Z'))
  assert.is(state.value.status, 'loading')
  assert.equal(state.value.cached?.data, theirs)
  await done
  assert.is(state.value.status, 'loaded')
  assert.equal(state.value.cached?.data, ours)
})

test('Tabs: what is as old as ours or older, not valid, removed or of another key is not taken over', async () => {
  const { state } = await loaded()
  const before = state.value
  tell(cacheEntry(theirs, evening))
  tell(cacheEntry(theirs, '2026-08-22T17:59:59.999Z'))
  tell(cacheEntry({ dates: [{}] }, later))
  tell(cacheEntry(theirs, 'later'))
  tell('{')
  tell(null)
  tell(null, null)
  tell(cacheEntry(theirs, later), 'cache:tides2')
  tell(cacheEntry(theirs, later), 'other:cache:tides')
  assert.is(state.value, before)
})

test.run()
