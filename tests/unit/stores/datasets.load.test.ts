import { answerWith, passTime, stopTime, stubFetch, takeErrors } from '../../support/dom'
import { assert, test } from '#test'
import { now, startClock } from '../../../src/stores/clock'
import { requestFile } from '../../../src/device/data-files'
import { createDataset } from '../../../src/stores/datasets'
import { tidesFile } from '../../support/files'
import { openPath, statusLine } from '../../support/stores'
import { msPerMinute } from '../../../src/lib/durations'

const good = tidesFile('2026-08-22')
const start = Date.parse('2026-08-22T18:00:00Z')

const create = () => createDataset('tides')
const answerGood = () => new Response(JSON.stringify(good))

test.before.each(() => {
  localStorage.clear()
  stopTime(start)
  now.value = start
})

test('data: its status is loading, then loaded', async () => {
  const { status, data, statusText, refresh } = create()
  assert.is(status.value, 'loading')
  assert.is(data.value, undefined)
  assert.is(statusText.value.join(''), statusLine('loading'))
  const requests = answerWith(good)
  await refresh()
  assert.equal(requests, ['https://data.example/camp/site/main/data/tides.json'])
  assert.is(status.value, 'loaded')
  assert.equal(data.value, good)
  assert.is(statusText.value.join(''), statusLine('loaded', 0))
  now.value = start + 5 * msPerMinute
  assert.is(statusText.value.join(''), statusLine('loaded', 5 * msPerMinute))
})

test('data: on its screen, its age grows each whole minute after the fetch', async () => {
  openPath('/tides')
  stopTime(start + 40_000)
  answerWith(good)
  const { statusText, refresh } = create()
  await refresh()
  startClock()
  passTime(59_000)
  assert.is(statusText.value.join(''), statusLine('loaded', 0))
  passTime(1_000)
  assert.is(statusText.value.join(''), statusLine('loaded', msPerMinute))
})

test('data: a refresh replaces the data only once it succeeds', async () => {
  const { status, data, statusText, refresh } = create()
  answerWith(good)
  await refresh()
  let answer: (response: Response) => void = () => {}
  stubFetch(() => new Promise((resolve) => (answer = resolve)))
  const refreshed = refresh()
  assert.is(status.value, 'loading')
  assert.equal(data.value, good)
  assert.is(statusText.value.join(''), statusLine('loading', 0))
  answer(new Response(JSON.stringify(tidesFile('2026-08-23'))))
  await refreshed
  assert.equal(data.value, tidesFile('2026-08-23'))
})

/** Ways in which a load fails, each with the reason that is logged. */
const failures: [reason: string, answer: () => Response][] = [
  ['status 404', () => new Response(JSON.stringify(tidesFile('2026-08-25')), { status: 404 })],
  [
    'Failed to fetch',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
  ['SyntaxError', () => new Response('<!doctype html>')],
  ['dates: not a list', () => new Response('{}')],
]

test('data: logs a failure, and leaves data and cache unchanged', async () => {
  for (const [reason, answer] of failures) {
    localStorage.clear()
    const { status, data, statusText, refresh } = create()
    const fails = async (line: string) => {
      stubFetch(answer)
      await refresh()
      assert.is(status.value, 'error')
      assert.is(statusText.value.join(''), line)
      const [logged = '', ...others] = takeErrors()
      assert.match(logged, /^tides\.json: /)
      assert.match(logged, reason)
      assert.equal(others, [])
    }
    await fails(statusLine('error'))
    assert.is(data.value, undefined)
    stubFetch(answerGood)
    await refresh()
    assert.is(status.value, 'loaded')
    const cached = localStorage.getItem('cache:tides')
    await fails(statusLine('error', 0))
    assert.equal(data.value, good)
    assert.is(localStorage.getItem('cache:tides'), cached)
  }
})

test('data: its age is the time since the response', async () => {
  const { refresh, lastUpdated } = create()
  stubFetch(() => {
    stopTime('2026-08-22T18:00:07Z')
    return answerGood()
  })
  await refresh()
  assert.is(lastUpdated(), start + 7000)
  assert.match(localStorage.getItem('cache:tides')!, '"lastUpdatedUtc":"2026-08-22T18:00:07.000Z"')
})

test('data: an early answer is not used once another tab has newer data', async () => {
  answerWith(good)
  const early = { tides: requestFile('tides') }
  await early.tides.json
  stopTime(start + msPerMinute)
  await create().refresh()
  window.earlyRequests = early
  stopTime(start + 90_000)
  const { refresh, lastUpdated } = create()
  await refresh()
  assert.is(lastUpdated(), start + 90_000)
})

test('data: its age is that of an early answer, which is not replaced', async () => {
  answerWith(good)
  window.earlyRequests = { tides: requestFile('tides') }
  await window.earlyRequests.tides?.json
  stopTime(start + 3 * msPerMinute)
  const requests = answerWith('', 503)
  const { refresh, onReturn, lastUpdated } = create()
  const ended = refresh()
  onReturn()
  await ended
  assert.equal(requests, [])
  assert.is(lastUpdated(), start)
  assert.match(localStorage.getItem('cache:tides')!, '"lastUpdatedUtc":"2026-08-22T18:00:00.000Z"')
})
