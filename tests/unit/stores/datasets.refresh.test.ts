import { answerWith, stopClock, stubFetch, takeErrors } from '../../support/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TidesFile } from '../../../src/schemas'
import { createDataset } from '../../../src/stores/datasets'
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
  const requests = stubFetch(() => new Promise((resolve) => answers.push(resolve)))
  return { answers, requests }
}

const create = () => createDataset<TidesFile>('tides')

test.before.each(() => {
  localStorage.clear()
  stopClock(start)
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

/** How many milliseconds after the last try data are due. */
const dues = [
  { what: 'loaded data are due on a return when they are 5 minutes old', due: 5 * minute },
  {
    what: 'a data set in error is due on a return when its last try is 30 seconds old',
    due: 30 * second,
    isInError: true,
  },
  {
    what: 'while the app is in front, loaded data are due when they are 15 minutes old',
    due: 15 * minute,
    isInFront: true,
  },
]

for (const { what, due, isInError, isInFront } of dues) {
  test(`Refresh: ${what}, not before`, async () => {
    const tides = create()
    const ask = isInFront ? tides.onTick : tides.onReturn
    if (isInError) fail()
    else respond('2026-08-22')
    await tides.refresh()
    const requests = respond('2026-08-23')
    stopClock(start + due - 1)
    ask()
    assert.is(requests.length, 0)
    stopClock(start + due)
    ask()
    assert.is(requests.length, 1)
    await tides.refresh()
    assert.is(takeErrors().length, isInError ? 1 : 0)
  })
}

test('Refresh: in error the last try counts, however old the shown data are', async () => {
  const tides = create()
  respond('2026-08-22')
  await tides.refresh()
  stopClock(start + 60 * minute)
  fail()
  await tides.refresh()
  const requests = fail()
  stopClock(start + 60 * minute + 29 * second)
  tides.onReturn()
  assert.is(requests.length, 0)
  stopClock(start + 60 * minute + 31 * second)
  tides.onReturn()
  await tides.refresh()
  assert.is(requests.length, 1)
  assert.is(takeErrors().length, 2)
})

test('Refresh: while the app is in front, what is in error is tried again after 30 s, 1, 2, 4 and then every 5 minutes, from the start of the last try', async () => {
  const tides = create()
  fail()
  await tides.refresh()
  let triedAt = start
  for (const wait of [30, 60, 120, 240, 300, 300, 300]) {
    const requests = fail()
    stopClock(triedAt + wait * second - 1)
    tides.onTick()
    assert.is(requests.length, 0, `${wait} s are not over`)
    triedAt += wait * second
    stopClock(triedAt)
    tides.onTick()
    assert.is(requests.length, 1, `after ${wait} s`)
    await tides.refresh()
  }
  respond('2026-08-22')
  await tides.refresh()
  fail()
  await tides.refresh()
  const requests = fail()
  stopClock(triedAt + 30 * second)
  tides.onTick()
  assert.is(requests.length, 1, 'after a success the waits begin anew')
  await tides.refresh()
  takeErrors()
})

test('A dead request: the wait for the next try counts from the start of the last one, not from its end', async () => {
  const tides = create()
  const { answers } = holdAnswers()
  const ended = tides.refresh()
  stopClock(start + 10 * second)
  answers[0]?.(busyAnswer())
  await ended
  const requests = fail()
  stopClock(start + 30 * second)
  tides.onReturn()
  assert.is(requests.length, 1)
  await tides.refresh()
  takeErrors()
})

for (const event of ['onReturn', 'onOnline'] as const) {
  test(`A dead request: one that is older than the time-out is given up (${event}), and what it brings is not shown`, async () => {
    const tides = create()
    const { answers, requests } = holdAnswers()
    void tides.refresh()
    stopClock(start + 10 * second - 1)
    tides[event]()
    assert.is(requests.length, 1, 'it may still answer')
    stopClock(start + 10 * second)
    tides[event]()
    assert.is(requests.length, 2)
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
  stopClock(start - 60 * minute)
  const requests = respond('2026-08-22')
  tides.onReturn()
  assert.is(requests.length, 1)
  await tides.refresh()
})

test.run()
