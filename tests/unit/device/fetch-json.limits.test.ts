import { createServer, type ServerResponse } from 'node:http'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { requestJson, timeoutMs } from '../../../src/device/fetch-json'
import { until } from '../../support/until'
import { listen, shut } from '../../support/local-server'

const fetchJson = (address: string) => requestJson(address).json

const megabyte = 1_000_000

let answer: (response: ServerResponse) => void
let closedRequests = 0
const server = createServer((_request, response) => {
  response.on('close', () => closedRequests++)
  answer(response)
})
let url = ''

const realSetTimeout = globalThis.setTimeout
const realClearTimeout = globalThis.clearTimeout
/** The app's timers that have not been cleared, by their delay in milliseconds. */
const timers = new Map<object, { run: () => void; ms: number | undefined }>()

/** Holds the app's timers for a test to run; the network's own go on. */
const holdTimers = () => {
  const set = (run: () => void, ms?: number) => {
    if (ms !== timeoutMs) return realSetTimeout(run, ms)
    const handle = {}
    timers.set(handle, { run, ms })
    return handle
  }
  const clear = (handle: object) => timers.delete(handle) || realClearTimeout(handle as NodeJS.Timeout)
  Object.assign(globalThis, { setTimeout: set, clearTimeout: clear })
}
const releaseTimers = () => {
  globalThis.setTimeout = realSetTimeout
  globalThis.clearTimeout = realClearTimeout
  timers.clear()
}

/** Starts a fetch whose timer a test holds; the network's own timers stay real. */
const startFetch = () => {
  holdTimers()
  const outcome = fetchJson(url).then(
    (value) => ({ value, error: '' }),
    (error: unknown) => ({ value: undefined, error: String(error) }),
  )
  const [timer] = timers.values()
  return { outcome, timer }
}

test.before(async () => {
  url = `${await listen(server)}/`
})
test.before.each(() => {
  closedRequests = 0
})
test.after.each(releaseTimers)
test.after(() => shut(server))

test('Request timeout: a host that never answers is given up at 10 000 ms', async () => {
  let asked = false
  answer = () => {
    asked = true
  }
  const { outcome, timer } = startFetch()
  assert.is(timer?.ms, 10_000)
  await until(() => asked, 'the request arrives')
  timer?.run()
  assert.match((await outcome).error, 'AbortError')
  await until(() => closedRequests === 1, 'the connection is closed')
})

test('Time-out: an answer that stalls half-way is given up at 10 000 ms too', async () => {
  let sent = false
  answer = (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"data":[', () => {
      sent = true
    })
  }
  const { outcome, timer } = startFetch()
  assert.is(timer?.ms, 10_000)
  await until(() => sent, 'half of the body is on its way')
  assert.is(timers.size, 1, 'the headers must not end the wait')
  timer?.run()
  assert.match((await outcome).error, 'AbortError')
  await until(() => closedRequests === 1, 'the connection is closed')
})

test('Time-out: once all has come the timer is cleared', async () => {
  answer = (response) => response.end('{}')
  const { outcome } = startFetch()
  assert.equal((await outcome).value, {})
  assert.is(timers.size, 0)
})

test('Body over 1 MB: a body of exactly that size is accepted, one byte more is refused', async () => {
  answer = (response) => response.end(`"${'x'.repeat(megabyte - 2)}"`)
  assert.is(((await fetchJson(url)) as string).length, megabyte - 2)
  answer = (response) => response.end(`"${'x'.repeat(megabyte - 1)}"`)
  await fetchJson(url).then(
    () => assert.unreachable('resolved'),
    (error) => assert.match(String(error), '1 MB'),
  )
})

test('Body over 1 MB: an endless body is not downloaded to its end', async () => {
  answer = (response) => {
    const piece = Buffer.alloc(65_536, ' ')
    const more = () => {
      while (!response.destroyed && response.write(piece));
    }
    response.on('drain', more)
    more()
  }
  const { outcome } = startFetch()
  assert.match((await outcome).error, '1 MB')
  await until(() => closedRequests === 1, 'the connection is closed')
})

test('Data loading: the body of an error status is not waited for', async () => {
  answer = (response) => response.writeHead(500).write('one moment ')
  const { outcome } = startFetch()
  assert.match((await outcome).error, '500')
  assert.is(timers.size, 0)
  await until(() => closedRequests === 1, 'the connection is closed')
})

test.run()
