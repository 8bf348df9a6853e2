import { createServer, type RequestListener } from 'node:http'
import { assert, test } from '#test'
import type { RequestOptions, SourceRequest } from '../../../../../../tools/data/make/sources/request-bytes'
import { requestJson } from '../../../../../../tools/data/make/sources/request-json'
import { InvalidResponse, SourceUnavailable } from '../../../../../../tools/data/make/sources/source-errors'
import { listen, shut } from '../../../../../support/local-server'

/** Every request is answered by the next listener; the last answers all that follow. */
let listeners: RequestListener[] = []
let requestCount = 0

const server = createServer((request, response) => {
  const listener = listeners[Math.min(requestCount, listeners.length - 1)]
  requestCount++
  listener?.(request, response)
})
let address: string
let host: string

test.before(async () => {
  address = await listen(server)
  host = new URL(address).host
})
test.after(() => shut(server))

const answer =
  (status: number, body = '', headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers)
    response.end(body)
  }

/** What becomes of a request that is answered in these ways; `said` and `waits` are what was shown and waited for. */
const ask = async (
  ways: RequestListener[],
  changes: Partial<RequestOptions> = {},
  request: Partial<SourceRequest> = {},
) => {
  listeners = ways
  requestCount = 0
  const [said, waits]: [string[], number[]] = [[], []]
  const options = {
    say: (progress: string) => void said.push(progress),
    wait: async (ms: number) => void waits.push(ms),
    ...changes,
  }
  const outcome: { json?: unknown; error?: string; type?: unknown } = await requestJson(
    { url: address, ...request },
    options,
  ).then(
    (json) => ({ json }),
    (error: Error) => ({ error: error.message.replace(host, 'HOST'), type: error.constructor }),
  )
  return { ...outcome, requestCount, said: said.map((line) => line.replaceAll(host, 'HOST')), waits }
}

const good = answer(200, '{"hours": [1]}')
const silent: RequestListener = () => {}
const stuck: RequestListener = (_request, response) => {
  response.writeHead(200)
  response.write('{"hours": [')
}
const cutOff: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-length': '1000' })
  response.write('{"hours": [')
  setImmediate(() => response.destroy())
}

test('requests: an answer is parsed', async () => {
  const { json, said, waits } = await ask([good])
  assert.equal([json, said, waits], [{ hours: [1] }, ['asking HOST'], []])
})

const repeated: [way: RequestListener, error: string, type: unknown, waitMs: number][] = [
  [
    answer(429, '{"error":true,"reason":"Too\\n busy"}'),
    'HOST: status 429: Too busy',
    InvalidResponse,
    65_000,
  ],
  [answer(500, '<html>'), 'HOST: status 500', InvalidResponse, 10_000],
  [answer(503), 'HOST: status 503', InvalidResponse, 10_000],
  [silent, 'HOST: no answer within 0.06 s', SourceUnavailable, 10_000],
  [stuck, 'HOST: no answer within 0.06 s', SourceUnavailable, 10_000],
  [cutOff, 'HOST: ', SourceUnavailable, 10_000],
]

test('requests: what may pass is asked once more', async () => {
  for (const [way, error, type, waitMs] of repeated) {
    const timeoutMs = way === silent || way === stuck ? 60 : 5_000
    const failed = await ask([way], { timeoutMs })
    assert.ok(failed.error?.startsWith(error), JSON.stringify(failed))
    assert.equal([failed.type, failed.requestCount, failed.waits], [type, 2, [waitMs]])
    assert.ok(failed.said[1]?.endsWith(`; waiting ${waitMs / 1000} s before asking again`), failed.said[1])
  }
  assert.equal((await ask([cutOff, good])).json, { hours: [1] })
})

const final: [way: RequestListener, error: RegExp][] = [
  [answer(400, '{"error":true,"reason":"No such variable"}'), /^HOST: status 400: No such variable$/],
  [answer(403), /^HOST: status 403$/],
  [
    answer(302, '', { location: 'https://other.example/' }),
    /^HOST: status 302: redirect to https:\/\/other\.example\/, not followed$/,
  ],
  [answer(200, ''), /^HOST: answer is not JSON, or is cut off/],
  [
    answer(200, '{"hours": ['),
    /^HOST: answer is not JSON, or is cut off \(it begins with "{\\"hours\\": \["\)$/,
  ],
  [answer(200, '<title>Sign in</title>'), /^HOST: answer is not JSON/],
]

test('requests: other errors are final', async () => {
  for (const [way, error] of final) {
    const failed = await ask([way])
    assert.match(failed.error ?? '', error)
    assert.equal([failed.type, failed.requestCount, failed.waits], [InvalidResponse, 1, []])
  }
})

test('requests: an unknown host is final', async () => {
  const { fetch } = globalThis
  for (const code of ['ENOTFOUND', 'EAI_AGAIN']) {
    globalThis.fetch = async () => Promise.reject(new TypeError('fetch failed', { cause: { code } }))
    const failed = await ask([])
    assert.equal([failed.error, failed.waits], [`HOST: unknown host (${code})`, []])
    assert.is(failed.type, SourceUnavailable)
  }
  globalThis.fetch = fetch
})

test('requests: no message contains the key', async () => {
  const echo =
    (status: number): RequestListener =>
    (request, response) =>
      answer(status, JSON.stringify({ message: `no access: ${String(request.headers['x-key'])}` }))(
        request,
        response,
      )
  const request = { headers: { 'x-key': 'made-up-key' }, secret: 'made-up-key' }
  const { error, said } = await ask([echo(500), echo(401)], {}, request)
  assert.is(error, 'HOST: status 401: no access: (the key)')
  assert.is(said[1], 'HOST: status 500: no access: (the key); waiting 10 s before asking again')
})

test('requests: reads no more than an answer may have', async () => {
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
  const { error, requestCount } = await ask([endless])
  assert.equal([error, requestCount], ['HOST: answer longer than 2,000,000 bytes', 1])
  assert.ok(sentChunks < 50, `${sentChunks} MB were sent`)
})
