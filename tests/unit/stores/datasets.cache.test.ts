import { answerWith, stopTime, takeErrors } from '../../support/dom'
import { assert, test } from '#test'
import { msPerDay } from '../../../src/lib/durations'
import { now } from '../../../src/stores/clock'
import { createDataset, statusOf } from '../../../src/stores/datasets'
import { calendarFile, tidesFile } from '../../support/files'
import { freshModule } from '../../support/fresh-module'
import { statusLine } from '../../support/stores'

const evening = '2026-08-22T18:00:00.000Z'
const source = 'https://data.example/camp/site/main/data/tides.json'
const [ours, theirs] = [tidesFile('2026-08-22'), tidesFile('2026-08-23')]

/** Returns the text of a stored copy, in the app's format. */
const copyOf = (data: unknown, lastUpdatedUtc: unknown = evening, from: unknown = source) =>
  JSON.stringify({ lastUpdatedUtc, source: from, data })

/** Creates a data set that starts with a stored copy, or without one. */
const create = (text?: string) => {
  if (text !== undefined) localStorage.setItem('cache:tides', text)
  return createDataset('tides')
}

/** Simulates another tab that stores a value, or removes it (null). */
const changeInOtherTab = (newValue: string | null, key: string | null = 'cache:tides') =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }))

test.before.each(() => {
  localStorage.clear()
  stopTime(evening)
  now.value = Date.now()
})

test('cache: stores the file as fetched, with time and source', async () => {
  const file = { ...ours, year: 2026, ...JSON.parse('{"__proto__":{"a":1}}') }
  answerWith(file)
  await create().refresh()
  assert.equal({ ...localStorage }, { 'cache:tides': copyOf(file) })
})

test('cache: stores invalid optional keys, which the app ignores', async () => {
  const file = { ...calendarFile(), notice: { text: 'The gate is closed.' } }
  answerWith(file)
  const { data, refresh } = createDataset('calendar')
  await refresh()
  assert.equal(data.value, calendarFile())
  assert.equal(JSON.parse(localStorage.getItem('cache:calendar') ?? '').data, file)
  assert.equal(createDataset('calendar').data.value, calendarFile(), 'the next start')
  assert.equal(takeErrors(), Array(2).fill('ignored: notice.until: Invalid DateTime.'))
})

test('cache: shows a copy and its age, even if the refresh fails', async () => {
  const dataset = create(copyOf(ours, '2026-08-20T18:00:00Z'))
  const { status, data, statusText, refresh } = dataset
  assert.is(status.value, 'loading')
  assert.equal(data.value, ours)
  assert.is(statusText.value.join(''), statusLine('loading', 2 * msPerDay))
  answerWith('', 500)
  await refresh()
  assert.equal(data.value, ours)
  assert.is(statusText.value.join(''), statusLine('error', 2 * msPerDay))
  assert.is(statusOf(dataset).help, undefined, 'there are data to show')
  assert.is(takeErrors().length, 1)
})

/** Stored texts that are not a valid copy of this camp's `tides.json`. */
const invalid = [
  ...' { null [] "text" 7 {}'.split(' '),
  JSON.stringify(ours),
  copyOf(undefined),
  copyOf(null),
  copyOf({ startDate: '2026-08-22', endDate: '2026-08-22', events: [] }),
  copyOf({ dates: [{ date: '2026-08-22', tides: [{ type: 'High', time: '16:40', height: '1.1m' }] }] }),
  copyOf(JSON.stringify(ours)),
  ...[null, '', 'yesterday', '2026-08-22', '2026-08-22T18:00', '2026-02-30T18:00:00Z'].map((time) =>
    copyOf(ours, time),
  ),
  copyOf(ours, Date.parse(evening)),
  // Copies of another camp on the same origin, or with an invalid source.
  ...['https://data.example/other/site/main/data/tides.json', '', null].map((from) =>
    copyOf(ours, evening, from),
  ),
]

test("cache: ignores invalid and other camps' copies", () => {
  for (const text of invalid) {
    const { data, lastUpdated } = create(text)
    assert.is(data.value, undefined, text)
    changeInOtherTab(text)
    assert.is(lastUpdated(), 0, text)
    changeInOtherTab(copyOf(ours))
    assert.equal(data.value, ours)
  }
})

test('cache: uses a copy without a source only at base path /', async () => {
  type Store = typeof import('../../../src/stores/datasets')
  const dataAt = async (basePath: string, from?: string) => {
    localStorage.setItem('cache:tides', JSON.stringify({ lastUpdatedUtc: evening, source: from, data: ours }))
    return (await freshModule<Store>('stores/datasets', basePath)).tides.data.value
  }
  assert.equal(await dataAt('/'), ours)
  assert.is(await dataAt('/camp/'), undefined)
  assert.equal(await dataAt('/camp/', 'https://data.example/tides.json'), ours)
})

test('tabs: a newer copy from another tab clears an error', async () => {
  const { status, data, lastUpdated, refresh } = create()
  answerWith('', 500)
  await refresh()
  assert.is(takeErrors().length, 1)
  const later = '2026-08-22T18:10:00.000Z'
  changeInOtherTab(copyOf(theirs, later))
  assert.equal([status.value, data.value, lastUpdated()], ['loaded', theirs, Date.parse(later)])
})

test('tabs: the same content from another tab stays the same object', () => {
  const { data, lastUpdated } = create(copyOf(ours))
  const before = data.value
  changeInOtherTab(copyOf(ours, '2026-08-22T18:10:00.000Z'))
  assert.is(data.value, before)
  assert.is(lastUpdated(), Date.parse('2026-08-22T18:10:00Z'), 'it is confirmed all the same')
})

test("tabs: a pending request overrides another tab's copy", async () => {
  const { status, data, refresh } = create()
  answerWith(ours)
  const done = refresh()
  changeInOtherTab(copyOf(theirs, '2026-08-22T17:00:00.000Z'))
  assert.equal([status.value, data.value], ['loading', theirs])
  await done
  assert.equal([status.value, data.value], ['loaded', ours])
})

test('tabs: ignores copies that are not newer, and other keys', async () => {
  const { status, data, lastUpdated, refresh } = create()
  answerWith(ours)
  await refresh()
  const before = [status.value, data.value, lastUpdated()]
  changeInOtherTab(copyOf(theirs))
  changeInOtherTab(copyOf(theirs, '2026-08-22T17:59:59.999Z'))
  changeInOtherTab(null)
  changeInOtherTab(null, null)
  changeInOtherTab(copyOf(theirs, '2026-08-22T18:10:00Z'), 'cache:tides2')
  changeInOtherTab(copyOf(theirs, '2026-08-22T18:10:00Z'), 'other:cache:tides')
  assert.equal([status.value, data.value, lastUpdated()], before)
})

test('storage: data is shown even if it cannot be stored', async () => {
  const { status, data, refresh } = create()
  answerWith(ours)
  let attempts = 0
  const setItem = () => {
    attempts++
    throw new DOMException('full', 'QuotaExceededError')
  }
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { setItem } })
  await refresh()
  assert.is(attempts, 1)
  assert.is(status.value, 'loaded')
  assert.equal(data.value, ours)
})
