import { answerWith, setHidden, takeErrors } from '../../support/dom'
import { passTime, setClock, stopTime } from '../../support/timers'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TidesFile } from '../../../src/schemas'
import { createDataset } from '../../../src/stores/datasets'
import { followVisibility } from '../../../src/stores/visibility'
import { tidesFile } from '../../support/files'

const start = Date.parse('2026-08-22T18:00:00Z')
const second = 1000
const minute = 60 * second

const respond = (date: string) => answerWith(tidesFile(date))
const fail = () => answerWith('', 503)

const goodAnswer = (date: string) => new Response(JSON.stringify(tidesFile(date)))
const busyAnswer = () => new Response('', { status: 503 })

/** A network that answers when a test says so. */
const holdAnswers = () => {
  const answers: ((response: Response) => void)[] = []
  const signals: (AbortSignal | null | undefined)[] = []
  const requests: string[] = []
  globalThis.fetch = (url, options) => {
    requests.push(String(url))
    signals.push(options?.signal)
    return new Promise((resolve) => answers.push(resolve))
  }
  return { answers, requests, signals }
}

const create = () => createDataset<TidesFile>('tides')

test.before.each(() => {
  localStorage.clear()
  stopTime(start)
})

test('Refresh: one request is under way at a time, and all who ask wait for it', async () => {
  const { answers, requests } = holdAnswers()
  const tides = create()
  const both = Promise.all([tides.refresh(), tides.refresh()])
  tides.onReturn()
  assert.is(requests.length, 1)
  answers[0]?.(goodAnswer('2026-08-22'))
  await both
  assert.is(tides.data.value?.dates[0]?.date, '2026-08-22')
})

test('Refresh: once an answer has come the next refresh asks again', async () => {
  const tides = create()
  const requests = respond('2026-08-22')
  await tides.refresh()
  await tides.refresh()
  assert.is(requests.length, 2)
})

test('Refresh: after a failure the next refresh asks again', async () => {
  const tides = create()
  const requests = fail()
  await tides.refresh()
  await tides.refresh()
  assert.is(requests.length, 2)
  assert.is(takeErrors().length, 2)
})

/** The data set after its first load, which the network answered or failed. */
const createLoaded = async (isInError = false) => {
  const tides = create()
  if (isInError) fail()
  else respond('2026-08-22')
  await tides.refresh()
  takeErrors()
  return tides
}

for (const { what, due, isInError } of [
  { what: 'loaded data are 5 minutes old', due: 5 * minute, isInError: false },
  { what: 'a failed try began 30 seconds ago', due: 30 * second, isInError: true },
]) {
  test(`refresh: on return when ${what}, not before`, async () => {
    const tides = await createLoaded(isInError)
    const requests = respond('2026-08-23')
    setClock(start + due - 1)
    tides.onReturn()
    assert.is(requests.length, 0)
    setClock(start + due)
    tides.onReturn()
    assert.is(requests.length, 1)
    await tides.refresh()
  })
}

test('refresh: in the foreground when data are 15 minutes old', async () => {
  const tides = await createLoaded()
  const stop = tides.stayFresh()
  const requests = respond('2026-08-23')
  passTime(15 * minute - 1)
  assert.is(requests.length, 0)
  passTime(1)
  assert.is(requests.length, 1)
  await tides.refresh()
  passTime(15 * minute)
  assert.is(requests.length, 2)
  await tides.refresh()
  stop()
})

test('refresh: nothing in the background', async () => {
  const tides = await createLoaded()
  const stop = tides.stayFresh()
  const requests = respond('2026-08-23')
  followVisibility()
  setHidden(true)
  passTime(60 * minute)
  assert.is(requests.length, 0)
  setHidden(false)
  passTime(0)
  assert.is(requests.length, 1)
  await tides.refresh()
  stop()
})

test('refresh: retries after 30 s, 1, 2, 4 and then every 5 minutes', async () => {
  const tides = await createLoaded(true)
  const stop = tides.stayFresh()
  for (const wait of [30, 60, 120, 240, 300, 300]) {
    const requests = fail()
    passTime(wait * second - 1)
    assert.is(requests.length, 0, `${wait} s are not over`)
    passTime(1)
    assert.is(requests.length, 1, `after ${wait} s`)
    await tides.refresh()
  }
  respond('2026-08-22')
  await tides.refresh()
  const requests = fail()
  await tides.refresh()
  passTime(30 * second)
  assert.is(requests.length, 2, 'the first wait again after a success')
  await tides.refresh()
  takeErrors()
  stop()
})

test('A dead request: the wait for the next try counts from the start of the last one, not from its end', async () => {
  const tides = create()
  const { answers } = holdAnswers()
  const ended = tides.refresh()
  setClock(start + 10 * second)
  answers[0]?.(busyAnswer())
  await ended
  const requests = fail()
  setClock(start + 30 * second)
  tides.onReturn()
  assert.is(requests.length, 1)
  await tides.refresh()
  takeErrors()
})

for (const event of ['onReturn', 'onOnline'] as const) {
  test(`A dead request: one that is older than the time-out is given up (${event}), and what it brings is not shown`, async () => {
    const tides = create()
    const { answers, requests, signals } = holdAnswers()
    void tides.refresh()
    setClock(start + 10 * second - 1)
    tides[event]()
    assert.is(requests.length, 1, 'it may still answer')
    setClock(start + 10 * second)
    tides[event]()
    assert.is(requests.length, 2)
    assert.ok(signals[0]?.aborted)
    answers[1]?.(goodAnswer('2026-08-23'))
    await tides.refresh()
    answers[0]?.(goodAnswer('2026-08-22'))
    await new Promise((resolve) => setImmediate(resolve))
    assert.is(tides.state.value.status, 'loaded')
    assert.is(tides.data.value?.dates[0]?.date, '2026-08-23')
  })
}

test('A dead request: what was loading when the connection came back is tried once more if it then fails', async () => {
  const tides = create()
  const { answers, requests } = holdAnswers()
  const ended = tides.refresh()
  tides.onOnline()
  tides.onOnline()
  assert.is(requests.length, 1)
  answers[0]?.(busyAnswer())
  await ended
  assert.is(requests.length, 2)
  assert.is(tides.state.value.status, 'loading')
  answers[1]?.(busyAnswer())
  await tides.refresh()
  assert.is(requests.length, 2, 'and not again')
  assert.is(tides.state.value.status, 'error')
  takeErrors()
})

test('A dead request: what was loading when the connection came back and then comes is not asked for again', async () => {
  const tides = create()
  const { answers, requests } = holdAnswers()
  const ended = tides.refresh()
  tides.onOnline()
  answers[0]?.(goodAnswer('2026-08-22'))
  await ended
  fail()
  await tides.refresh()
  assert.is(requests.length, 1)
  assert.is(tides.state.value.status, 'error', 'a later failure has nothing to do with it')
  takeErrors()
})

test('A clock that was set back does not keep old data for good', async () => {
  const tides = create()
  respond('2026-08-22')
  await tides.refresh()
  setClock(start - 60 * minute)
  const requests = respond('2026-08-22')
  tides.onReturn()
  assert.is(requests.length, 1)
  await tides.refresh()
})

test.run()
