import { effect } from '@preact/signals-react'
import { answerWith, passTime, setClock, setHidden, stopTime, takeErrors } from '../../support/dom'
import { assert, test } from '#test'
import { fileUrl } from '../../../src/device/data-files'
import { timeoutMs } from '../../../src/device/fetch-json'
import { createDataset } from '../../../src/stores/datasets'
import { followVisibility } from '../../../src/stores/visibility'
import { tidesFile } from '../../support/files'

const start = Date.parse('2026-08-22T18:00:00Z')
const second = 1000
const minute = 60 * second

const succeed = () => answerWith(tidesFile('2026-08-22'))
const fail = () => answerWith('', 503)

const goodAnswer = (date: string) => new Response(JSON.stringify(tidesFile(date)))
const busyAnswer = () => new Response('', { status: 503 })

/** Leaves requests pending until a test responds; collects their abort signals. */
const holdAnswers = () => {
  const answers: ((response: Response) => void)[] = []
  const signals: (AbortSignal | null | undefined)[] = []
  globalThis.fetch = (_url, options) => {
    signals.push(options?.signal)
    return new Promise((resolve) => answers.push(resolve))
  }
  return { answers, signals }
}

const create = () => createDataset('tides')

/** Creates a data set whose first load has succeeded or failed. */
const createLoaded = async (isInError = false) => {
  const tides = create()
  if (isInError) fail()
  else succeed()
  await tides.refresh()
  takeErrors()
  return tides
}

test.before(followVisibility)
test.before.each(() => {
  localStorage.clear()
  stopTime(start)
})

test('refresh: makes one request at a time', async () => {
  const { answers, signals } = holdAnswers()
  const tides = create()
  const all = Promise.all([tides.refresh(), tides.refresh()])
  tides.onReturn()
  assert.is(signals.length, 1)
  answers[0]?.(goodAnswer('2026-08-22'))
  await all
  assert.is(tides.data.value?.dates[0]?.date, '2026-08-22')
})

test('refresh: the same content stays the same object', async () => {
  const tides = await createLoaded()
  const before = tides.data.value
  passTime(minute)
  await tides.refresh()
  assert.is(tides.data.value, before)
  assert.is(tides.lastUpdated(), start + minute, 'it is confirmed all the same')
  answerWith(tidesFile('2026-08-23'))
  await tides.refresh()
  assert.is(tides.data.value?.dates[0]?.date, '2026-08-23')
})

for (const { what, dueMs, isInError } of [
  { what: 'data is 5 minutes old', dueMs: 5 * minute, isInError: false },
  { what: 'a failed attempt began 30 s ago', dueMs: 30 * second, isInError: true },
]) {
  test(`refresh: runs on return when ${what}`, async () => {
    const tides = await createLoaded(isInError)
    const requests = succeed()
    setClock(start + dueMs - 1)
    tides.onReturn()
    assert.is(requests.length, 0)
    setClock(start + dueMs)
    tides.onReturn()
    assert.is(requests.length, 1)
    await tides.refresh()
  })
}

test('refresh: runs on return if the clock was set back', async () => {
  const tides = await createLoaded()
  setClock(start - 60 * minute)
  const requests = succeed()
  tides.onReturn()
  assert.is(requests.length, 1)
  await tides.refresh()
})

test('refresh: runs in the foreground once data is 15 minutes old', async () => {
  const tides = await createLoaded()
  const stop = effect(tides.refreshWhenDue)
  for (let count = 0; count < 2; count++) {
    const requests = succeed()
    passTime(15 * minute - 1)
    assert.is(requests.length, 0)
    passTime(1)
    assert.is(requests.length, 1)
    await tides.refresh()
  }
  stop()
})

test('refresh: does nothing in the background', async () => {
  const tides = await createLoaded()
  const stop = effect(tides.refreshWhenDue)
  const requests = succeed()
  setHidden(true)
  passTime(60 * minute)
  assert.is(requests.length, 0)
  setHidden(false)
  passTime(0)
  assert.is(requests.length, 1)
  await tides.refresh()
  stop()
})

test('refresh: retries after 30 s, 1, 2, 4 min, then every 5 min', async () => {
  const tides = await createLoaded(true)
  const stop = effect(tides.refreshWhenDue)
  for (const wait of [30, 60, 120, 240, 300, 300]) {
    const requests = fail()
    passTime(wait * second - 1)
    assert.is(requests.length, 0, `before ${wait} s`)
    passTime(1)
    assert.is(requests.length, 1, `after ${wait} s`)
    await tides.refresh()
  }
  succeed()
  await tides.refresh()
  const requests = fail()
  await tides.refresh()
  passTime(30 * second)
  assert.is(requests.length, 2, 'after a success, the first wait is 30 s again')
  await tides.refresh()
  takeErrors()
  stop()
})

type Tides = ReturnType<typeof create>

/** Stores a copy as of now, as another open tab does. */
const storeInOtherTab = () => {
  const copy = { lastUpdatedUtc: new Date(), source: fileUrl('tides'), data: tidesFile('2026-08-22') }
  dispatchEvent(new StorageEvent('storage', { key: 'cache:tides', newValue: JSON.stringify(copy) }))
  // Until the copy is too old.
  fail()
  passTime(15 * minute)
}

for (const [event, happen] of [
  ['a return', (tides: Tides) => tides.onReturn()],
  ['online', (tides: Tides) => tides.onOnline()],
  ["another tab's copy", storeInOtherTab],
] as const) {
  test(`refresh: the waits begin again after ${event}`, async () => {
    const tides = await createLoaded(true)
    const stop = effect(tides.refreshWhenDue)
    for (const wait of [30, 60]) {
      fail()
      passTime(wait * second)
      await tides.refresh()
    }
    passTime(40 * second)
    happen(tides)
    await tides.refresh()
    const requests = fail()
    passTime(30 * second)
    assert.is(requests.length, 1)
    await tides.refresh()
    takeErrors()
    stop()
  })
}

test('retry: the wait is timed from the start of the last attempt', async () => {
  const tides = create()
  const { answers } = holdAnswers()
  const ended = tides.refresh()
  setClock(start + 10 * second)
  answers[0]?.(busyAnswer())
  await ended
  const requests = succeed()
  setClock(start + 30 * second)
  tides.onReturn()
  assert.is(requests.length, 1)
  await tides.refresh()
  takeErrors()
})

for (const event of ['onReturn', 'onOnline'] as const) {
  test(`refresh: replaces a request after its timeout (${event})`, async () => {
    const tides = await createLoaded()
    const { answers, signals } = holdAnswers()
    void tides.refresh()
    setClock(start + timeoutMs - 1)
    tides[event]()
    assert.is(signals.length, 1, 'the request may still succeed')
    setClock(start + timeoutMs)
    tides[event]()
    assert.is(signals.length, 2)
    assert.ok(signals[0]?.aborted)
    answers[1]?.(goodAnswer('2026-08-23'))
    await tides.refresh()
    answers[0]?.(goodAnswer('2026-08-22'))
    await new Promise((resolve) => setImmediate(resolve))
    assert.is(tides.status.value, 'loaded')
    assert.is(tides.data.value?.dates[0]?.date, '2026-08-23')
  })
}

test('online: a pending request is retried once if it fails', async () => {
  const tides = create()
  const { answers, signals } = holdAnswers()
  const ended = tides.refresh()
  tides.onOnline()
  tides.onOnline()
  assert.is(signals.length, 1)
  answers[0]?.(busyAnswer())
  await ended
  assert.is(signals.length, 2)
  assert.is(tides.status.value, 'loading')
  answers[1]?.(busyAnswer())
  await tides.refresh()
  assert.is(signals.length, 2, 'and not again')
  assert.is(tides.status.value, 'error')
  takeErrors()
})

test('online: a pending request that succeeds is not retried', async () => {
  const tides = create()
  const { answers, signals } = holdAnswers()
  const ended = tides.refresh()
  tides.onOnline()
  answers[0]?.(goodAnswer('2026-08-22'))
  await ended
  assert.is(signals.length, 1)
  const later = tides.refresh()
  answers[1]?.(busyAnswer())
  await later
  assert.is(signals.length, 2, 'a later failure is not retried either')
  assert.is(tides.status.value, 'error')
  takeErrors()
})
