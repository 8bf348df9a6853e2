import { answerWith, stopClock, stubFetch, takeErrors } from '../../support/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { DatasetName } from '../../../src/schemas'
import { now } from '../../../src/stores/clock'
import { createDataset } from '../../../src/stores/datasets'
import { campFiles, tidesFile } from '../../support/files'
import { freshModule } from './fresh-module'

const evening = '2026-08-22T18:00:00.000Z'
const files = campFiles('2026-08-22')
const names = Object.keys(files) as DatasetName[]

/** A data set that starts with a text under its key. */
const createWith = (text: string, name: DatasetName = 'tides') => {
  localStorage.setItem('cache:' + name, text)
  return createDataset(name)
}

test.before.each(() => {
  localStorage.clear()
  stopClock(evening)
  now.value = Date.now()
})

test('Storage: each cache entry is the UTC time of the fetch and the whole file, extra keys included', async () => {
  for (const name of names) {
    const file = { ...files[name], year: 2026 }
    answerWith(file)
    await createDataset(name).refresh()
    assert.equal(JSON.parse(localStorage.getItem('cache:' + name) ?? ''), {
      lastUpdatedUtc: evening,
      source: `https://data.example/camp/site/main/data/${name}.json`,
      data: file,
    })
  }
  assert.is(localStorage.length, names.length)
})

test('Storage: a copy is the file as it was fetched, also with an optional key that is left out of what is shown', async () => {
  const file = { ...files.calendar, notice: { text: 'The gate is closed.' } }
  answerWith(file)
  const { data, refresh } = createDataset('calendar')
  await refresh()
  assert.equal(data.value, files.calendar)
  assert.equal(JSON.parse(localStorage.getItem('cache:calendar') ?? '').data, file)
  const restarted = createDataset('calendar')
  assert.equal(restarted.data.value, files.calendar)
  assert.equal(takeErrors(), [
    'Left out: notice.until: Invalid DateTime.',
    'Left out: notice.until: Invalid DateTime.',
  ])
})

test('Data loading: on start a cached copy is shown at once, with its age, while the fetch proceeds', () => {
  for (const name of names) {
    const { state, data, statusText } = createWith(
      JSON.stringify({ lastUpdatedUtc: '2026-08-20T18:00:00Z', data: files[name] }),
      name,
    )
    assert.is(state.value.status, 'loading')
    assert.equal(data.value, files[name])
    assert.is(statusText.value.join(''), 'Last updated 2 days ago')
  }
})

test('Data loading: a cached copy outlives a failed fetch', async () => {
  const { refresh, statusText } = createWith(
    JSON.stringify({ lastUpdatedUtc: '2026-08-22T15:00:00Z', data: files.tides }),
  )
  stubFetch(() => Promise.reject(new TypeError('offline')))
  await refresh()
  assert.is(statusText.value.join(''), 'Error (showing data from 3 hours ago)')
  assert.is(takeErrors().length, 1)
})

test('Cached cached: one that is not JSON, foreign or of an older shape is ignored', () => {
  const { tides } = files
  const old = { dates: [{ date: '2026-08-22', tides: [{ type: 'High', time: '16:40', height: '1.1m' }] }] }
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '7',
    '{}',
    JSON.stringify(tides),
    JSON.stringify({ lastUpdatedUtc: evening }),
    JSON.stringify({ lastUpdatedUtc: evening, data: null }),
    JSON.stringify({ lastUpdatedUtc: evening, data: files.weather }),
    JSON.stringify({ lastUpdatedUtc: evening, data: old }),
    JSON.stringify({ lastUpdatedUtc: evening, data: JSON.stringify(tides) }),
  ]) {
    const { data, statusText } = createWith(text)
    assert.is(data.value, undefined, text)
    assert.is(statusText.value.join(''), 'Loading ...', text)
  }
})

/** A text as the app stores it, of another source, or of none. */
const copyFrom = (source: string | undefined) =>
  JSON.stringify({ lastUpdatedUtc: evening, source, data: files.tides })
const ownSource = 'https://data.example/camp/site/main/data/tides.json'

test('Two camps on one origin: a copy of another source is none, at a start and from another tab', () => {
  for (const source of ['https://data.example/other/site/main/data/tides.json', '', null as never]) {
    const { data, state } = createWith(copyFrom(source))
    assert.is(data.value, undefined, source)
    dispatchEvent(new StorageEvent('storage', { key: 'cache:tides', newValue: copyFrom(source) }))
    assert.is(state.value.cached, undefined, source)
    dispatchEvent(new StorageEvent('storage', { key: 'cache:tides', newValue: copyFrom(ownSource) }))
    assert.equal(data.value, files.tides)
  }
})

test('Two camps on one origin: a copy of an older build, which names no source, counts only without a base path', async () => {
  type Store = typeof import('../../../src/stores/datasets')
  const dataAt = async (basePath: string, source?: string) => {
    localStorage.setItem('cache:tides', copyFrom(source))
    return (await freshModule<Store>('datasets', basePath)).tides.data.value
  }
  assert.equal(await dataAt('/'), files.tides)
  assert.is(await dataAt('/camp/'), undefined)
  assert.equal(await dataAt('/camp/', 'https://data.example/tides.json'), files.tides)
})

test('Cached cached: one with a bad time is ignored', () => {
  for (const lastUpdatedUtc of [
    undefined,
    null,
    '',
    'yesterday',
    '2026-08-22',
    '2026-08-22T18:00',
    '2026-02-30T18:00:00Z',
    '22 August 2026 18:00 UTC',
    Date.parse(evening),
  ]) {
    const { data } = createWith(JSON.stringify({ lastUpdatedUtc, data: files.tides }))
    assert.is(data.value, undefined, String(lastUpdatedUtc))
  }
})

test('Storage full: what cannot be cached is shown all the same', async () => {
  const dataset = createDataset('tides')
  answerWith(tidesFile('2026-08-22'))
  let attempts = 0
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      setItem() {
        attempts++
        throw new DOMException('full', 'QuotaExceededError')
      },
    },
  })
  await dataset.refresh()
  assert.is(attempts, 1)
  assert.is(dataset.state.value.status, 'loaded')
  assert.equal(dataset.data.value, tidesFile('2026-08-22'))
})

test.run()
