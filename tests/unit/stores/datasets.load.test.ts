import { answerWith, stopClock, stubFetch, takeErrors } from '../../support/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TidesFile } from '../../../src/schemas'
import { now } from '../../../src/stores/clock'
import { createDataset } from '../../../src/stores/datasets'
import { tidesFile } from '../../support/files'

const create = () => createDataset<TidesFile>('tides')

/** A data set that has loaded the tides of 22 August. */
const createLoaded = async () => {
  const tides = create()
  answerWith(tidesFile('2026-08-22'))
  await tides.refresh()
  return tides
}

test.before.each(() => localStorage.clear())

test('Data loading: the state is loading at the start, without data', () => {
  const { state, data, statusText } = create()
  assert.is(state.value.status, 'loading')
  assert.is(data.value, undefined)
  assert.is(statusText.value.join(''), 'Loading ...')
})

test('The file is fetched from {host}/{owner}/{repo}/main/data/tides.json', async () => {
  const requests = answerWith(tidesFile('2026-08-22'))
  await create().refresh()
  assert.equal(requests, ['https://data.example/camp/site/main/data/tides.json'])
})

test('Data loading: a 200 that validates becomes the data, and the state is loaded', async () => {
  const { state, data, statusText } = await createLoaded()
  assert.is(state.value.status, 'loaded')
  assert.equal(data.value, tidesFile('2026-08-22'))
  assert.is(statusText.value.join(''), 'Last updated less than a minute ago')
})

test('Data loading: a later 200 replaces the data', async () => {
  const tides = await createLoaded()
  answerWith(tidesFile('2026-08-23'))
  await tides.refresh()
  assert.is(tides.data.value?.dates[0]?.date, '2026-08-23')
})

test('Status line: the text stays Last updated while a refresh runs over shown data, in state loading', async () => {
  const tides = await createLoaded()
  let answer: (response: Response) => void = () => {}
  stubFetch(() => new Promise((resolve) => (answer = resolve)))
  const refreshed = tides.refresh()
  assert.is(tides.state.value.status, 'loading')
  assert.is(tides.statusText.value.join(''), 'Last updated less than a minute ago')
  assert.ok(tides.data.value)
  answer(new Response('{}'))
  await refreshed
  takeErrors()
})

test('Data loading: every status but 200 is the error state, and data and cache stay', async () => {
  for (const status of [206, 404, 429, 500]) {
    const tides = await createLoaded()
    const cached = localStorage.getItem('cache:tides')
    answerWith(tidesFile('2026-08-25'), status)
    await tides.refresh()
    assert.is(tides.state.value.status, 'error')
    assert.is(tides.data.value?.dates[0]?.date, '2026-08-22')
    assert.is(tides.statusText.value.join(''), 'Error (showing data from less than a minute ago)')
    assert.is(localStorage.getItem('cache:tides'), cached)
    assert.match(takeErrors().join(), new RegExp(`tides.*${status}`))
  }
})

test('A failed request is the error state, logged with the name of the data set', async () => {
  const tides = create()
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  await tides.refresh()
  assert.is(tides.state.value.status, 'error')
  assert.is(tides.statusText.value.join(''), 'Error')
  const errors = takeErrors()
  assert.is(errors.length, 1)
  assert.match(errors[0] ?? '', /tides.*Failed to fetch/)
})

test('200 that fails validation: it is the error state, and data and cache stay', async () => {
  const bad: [file: unknown, reason: RegExp][] = [
    [null, /tides.*not an object/],
    [[], /tides.*not an object/],
    [{ days: [] }, /tides.*dates: not a list/],
    [{ dates: [{ date: '2026-02-30', tides: [] }] }, /tides.*dates\[0\]\.date: Invalid DateTime\./],
    [
      { dates: [{ date: '2026-08-25', tides: [{ type: 'High', time: '16:40', heightInMetres: '1.1m' }] }] },
      /tides.*heightInMetres: not a number/,
    ],
  ]
  for (const [file, reason] of bad) {
    const tides = await createLoaded()
    const cached = localStorage.getItem('cache:tides')
    answerWith(file)
    await tides.refresh()
    assert.is(tides.state.value.status, 'error')
    assert.equal(tides.data.value, tidesFile('2026-08-22'))
    assert.is(localStorage.getItem('cache:tides'), cached)
    assert.match(takeErrors().join(), reason)
  }
})

test('A bad instant is logged as Invalid DateTime., with its place and the name of the data set', async () => {
  const file = tidesFile('2026-08-22')
  file.dates[1]!.tides[2]!.instant = '2026-08-22'
  answerWith(file)
  const tides = create()
  await tides.refresh()
  assert.is(tides.data.value, undefined)
  assert.match(takeErrors().join(), /tides.*dates\[1\]\.tides\[2\]\.instant: Invalid DateTime\./)
})

test('Data loading: after an error a good answer is loaded again', async () => {
  const tides = create()
  answerWith({})
  await tides.refresh()
  answerWith(tidesFile('2026-08-22'))
  await tides.refresh()
  assert.is(tides.state.value.status, 'loaded')
  assert.is(takeErrors().length, 1)
})

test('Relative time: the age counts from when the answer was there, not from when it was asked for', async () => {
  stopClock('2026-08-22T18:00:00Z')
  const { refresh, state } = create()
  stubFetch(() => {
    stopClock('2026-08-22T18:00:07Z')
    return new Response(JSON.stringify(tidesFile('2026-08-22')))
  })
  await refresh()
  const stored = JSON.parse(localStorage.getItem('cache:tides')!) as { lastUpdatedUtc: string }
  assert.is(state.value.cached?.lastUpdated, Date.parse('2026-08-22T18:00:07Z'))
  assert.is(Date.parse(stored.lastUpdatedUtc), Date.parse('2026-08-22T18:00:07Z'))
})

test('Relative time: the status text is kept current as time passes', async () => {
  const { statusText } = await createLoaded()
  now.value = Date.now() + 5 * 60_000
  assert.is(statusText.value.join(''), 'Last updated 5 minutes ago')
  now.value = Date.now()
})

test.run()
