import { stopClock, stubFetch, takeErrors } from '../../support/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TidesFile } from '../../../src/schemas'
import { createDataset } from '../../../src/stores/datasets'
import { tidesFile } from '../../support/files'

const start = Date.parse('2026-08-22T18:00:00Z')
const second = 1000
const minute = 60 * second

const respond = (date: string) => stubFetch(() => new Response(JSON.stringify(tidesFile(date))))
const fail = () => stubFetch(() => new Response('', { status: 503 }))

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
  tides.refreshIfDue()
  assert.is(requests.length, 1)
  answers[0]?.(new Response(JSON.stringify(tidesFile('2026-08-22'))))
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

test('Refresh: loaded data are due when they are older than 5 minutes, not before', async () => {
  const tides = create()
  respond('2026-08-22')
  await tides.refresh()
  const requests = respond('2026-08-23')
  stopClock(start + 5 * minute - 1)
  tides.refreshIfDue()
  assert.is(requests.length, 0)
  stopClock(start + 5 * minute + 1)
  tides.refreshIfDue()
  assert.is(requests.length, 1)
  await tides.refresh()
})

test('Refresh: a data set in error is due when its last try is 30 seconds old, not before', async () => {
  const tides = create()
  fail()
  await tides.refresh()
  const requests = respond('2026-08-22')
  stopClock(start + 30 * second - 1)
  tides.refreshIfDue()
  assert.is(requests.length, 0)
  stopClock(start + 30 * second)
  tides.refreshIfDue()
  assert.is(requests.length, 1)
  await tides.refresh()
  assert.is(takeErrors().length, 1)
})

test('Refresh: in error the last try counts, however old the shown data are', async () => {
  const tides = create()
  respond('2026-08-22')
  await tides.refresh()
  stopClock(start + 60 * minute)
  fail()
  await tides.refresh()
  const requests = fail()
  stopClock(start + 60 * minute + 29 * second)
  tides.refreshIfDue()
  assert.is(requests.length, 0)
  stopClock(start + 60 * minute + 31 * second)
  tides.refreshIfDue()
  await tides.refresh()
  assert.is(requests.length, 1)
  assert.is(takeErrors().length, 2)
})

test('A clock that was set back does not keep old data for good', async () => {
  const tides = create()
  respond('2026-08-22')
  await tides.refresh()
  stopClock(start - 60 * minute)
  const requests = respond('2026-08-22')
  tides.refreshIfDue()
  assert.is(requests.length, 1)
  await tides.refresh()
})

test.run()
