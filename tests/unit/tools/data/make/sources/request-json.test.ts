import { createServer, type RequestListener } from 'node:http'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  requestJson,
  type RetryPolicy,
  type SourceRequest,
} from '../../../../../../tools/data/make/sources/request-json'
import { BadAnswer, NoAnswer } from '../../../../../../tools/data/make/sources/source-errors'
import { listen, shut } from '../../../../../support/local-server'

/** Every request is answered by the next listener; the last answers all that follow. */
let listeners: RequestListener[] = []
let requestCount = 0

const server = createServer((request, response) => {
  const listener = listeners[Math.min(requestCount, listeners.length - 1)]!
  requestCount++
  listener(request, response)
})
let address: string

test.before(async () => {
  address = `${await listen(server)}/`
})
test.after(() => shut(server))

const answers =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers)
    response.end(body)
  }

interface Exchange {
  answer?: unknown
  error?: Error
  requests: number
  /** The waits between the tries, in milliseconds. */
  waits: number[]
}

/** What becomes of a question that is answered in these ways, one after the other. */
const ask = async (
  ways: RequestListener[],
  changes: Partial<RetryPolicy> = {},
  question: Partial<SourceRequest> = {},
): Promise<Exchange> => {
  listeners = ways
  requestCount = 0
  const waits: number[] = []
  const patience: RetryPolicy = {
    timeoutMs: 5_000,
    waitsMs: [5_000, 65_000],
    longestWaitMs: 120_000,
    maximumBytes: 2_000_000,
    // Nobody waits: what is tested is for how long it would be.
    wait: async (ms) => void waits.push(ms),
    ...changes,
  }
  const outcome = await requestJson({ url: address, ...question }, patience).then(
    (answer) => ({ answer }),
    (error: Error) => ({ error }),
  )
  return { ...outcome, requests: requestCount, waits }
}

const good = answers(200, '{"hours": [1]}')

test('Asking: an answer of 200 is parsed', async () => {
  assert.equal(await ask([good]), { answer: { hours: [1] }, requests: 1, waits: [] })
})

test('Asking: a 400 is final, and its reason is told', async () => {
  const { error, requests } = await ask([answers(400, '{"error":true,"reason":"No such\\n variable"}')])
  assert.instance(error, NoAnswer)
  assert.is(error?.message, 'it answers with status 400: No such variable')
  assert.is(requests, 1)
})

test('Asking: a 401 is final, and the key that was sent stands in no message', async () => {
  const echo: RequestListener = (request, response) => {
    response.writeHead(401)
    response.end(JSON.stringify({ statusCode: 401, message: `Access denied: ${request.headers['x-key']}` }))
  }
  const question = { headers: { 'x-key': 'made-up-key' }, secret: 'made-up-key' }
  const { error, requests } = await ask([echo], {}, question)
  assert.instance(error, NoAnswer)
  assert.is(error?.message, 'it answers with status 401: Access denied: (the key)')
  assert.is(requests, 1)
  // Such a key cannot be sent; Node's message about it would quote it.
  const bad = await ask([echo], {}, { headers: { 'x-key': 'made\nup' }, secret: 'made\nup' })
  assert.not.match(bad.error?.message ?? '', 'made')
})

test('Asking: a 429 and a 5xx are tried three times, with growing waits', async () => {
  for (const status of [429, 500, 502, 503]) {
    const { error, requests, waits } = await ask([answers(status, '{"error":true,"reason":"Too busy"}')])
    assert.instance(error, NoAnswer)
    assert.is(error?.message, `it answers with status ${status}: Too busy (tried 3 times)`)
    assert.is(requests, 3)
    assert.equal(waits, [5_000, 65_000])
  }
  const { answer, requests } = await ask([answers(429, ''), answers(500, '<html>'), good])
  assert.equal([answer, requests], [{ hours: [1] }, 3])
})

test('Asking: Retry-After is honoured, in seconds and as a date, and never shortens a wait', async () => {
  const later = (value: string) => answers(429, '', { 'retry-after': value })
  assert.equal((await ask([later('70'), later('2'), good])).waits, [70_000, 65_000])
  const inAMinute = new Date(Date.now() + 60_000).toUTCString()
  const [wait] = (await ask([later(inAMinute), good])).waits
  assert.ok(wait! > 50_000 && wait! <= 60_000, `${wait}`)
  for (const odd of ['soon', '-5', new Date(0).toUTCString()]) {
    assert.equal((await ask([later(odd), good])).waits, [5_000])
  }
})

test('Asking: a source that asks for an hour is left for the next run', async () => {
  const { error, requests, waits } = await ask([answers(429, '', { 'retry-after': '3600' })])
  assert.is(error?.message, 'it answers with status 429; it asks to wait for 3600 s')
  assert.equal([requests, waits], [1, []])
})

test('Asking: a source that hangs, before its answer or within it, is given up in time', async () => {
  const silent: RequestListener = () => {}
  const stuck: RequestListener = (_request, response) => {
    response.writeHead(200)
    response.write('{"hours": [')
  }
  for (const way of [silent, stuck]) {
    const { error, requests } = await ask([way], { timeoutMs: 60 })
    assert.instance(error, NoAnswer)
    assert.is(error?.message, 'its answer did not come within 0.06 s (tried 3 times)')
    assert.is(requests, 3)
  }
})

test('Asking: a connection that breaks off is tried again', async () => {
  const cutOff: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('{"hours": [')
    setImmediate(() => response.destroy())
  }
  assert.equal((await ask([cutOff, good])).answer, { hours: [1] })
  const { error, requests } = await ask([cutOff])
  assert.instance(error, NoAnswer)
  assert.match(error?.message ?? '', /^the connection failed: .* \(tried 3 times\)$/)
  assert.is(requests, 3)
})

test('Asking: what is no JSON is refused at once', async () => {
  for (const body of ['', '{"hours": [', '<html><title>Sign in</title></html>']) {
    const { error, requests } = await ask([answers(200, body)])
    assert.instance(error, BadAnswer)
    assert.match(error?.message ?? '', /no JSON, or was cut off/)
    assert.is(requests, 1)
  }
})

test('Asking: of 50 MB no more is read than an answer may have', async () => {
  const chunk = Buffer.alloc(1_000_000, ' ')
  let sentChunks = 0
  const endless: RequestListener = (_request, response) => {
    const send = () => {
      while (sentChunks < 50 && !response.destroyed) {
        sentChunks++
        if (!response.write(chunk)) return void response.once('drain', send)
      }
      response.end()
    }
    send()
  }
  const { error, requests } = await ask([endless])
  assert.instance(error, BadAnswer)
  assert.is(error?.message, 'its answer is longer than 2,000,000 bytes')
  assert.is(requests, 1)
  assert.ok(sentChunks < 50, `${sentChunks} MB were sent`)
})

test('Asking: a redirect is not followed: the key would go with it', async () => {
  const { error } = await ask([answers(302, '', { location: 'http://127.0.0.1:9/' })])
  assert.instance(error, NoAnswer)
  assert.match(error?.message ?? '', /redirect/)
})

test.run()
