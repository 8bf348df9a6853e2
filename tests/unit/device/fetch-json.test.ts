import { createServer, type RequestListener } from 'node:http'
import { assert, test } from '#test'
import { maximumBytes, requestJson, timeoutMs } from '../../../src/device/fetch-json'
import { listen, shut } from '../../support/local-server'
import { until } from '../../support/until'

let answer: RequestListener
let closedRequests = 0
const server = createServer((request, response) => {
  response.on('close', () => closedRequests++)
  answer(request, response)
})
let url = ''

test.before(async () => {
  url = `${await listen(server)}/weather.json`
})
test.before.each(() => {
  closedRequests = 0
})
test.after(() => shut(server))

/** Every next request gets this answer. */
const reply = (status: number, body = '', headers: Record<string, string> = {}) => {
  answer = (_request, response) => response.writeHead(status, headers).end(body)
}

/** What a request comes to: its value, or its error as text. */
const outcome = (address = url) =>
  requestJson(address).json.then(
    (value) => ({ value }),
    (error: unknown) => ({ error: String(error) }),
  )
const isRefused = async (reason: RegExp, what: string, address?: string) => {
  const { error = '' } = (await outcome(address)) as { error?: string }
  assert.match(error, reason, what)
}

test('request: accepts JSON under any content type', async () => {
  for (const type of ['text/plain; charset=utf-8', 'text/html', 'image/png', undefined]) {
    reply(200, '{"data":[1,"ä 🏖"]}', type ? { 'content-type': type } : {})
    assert.equal(await outcome(), { value: { data: [1, 'ä 🏖'] } }, type)
  }
  reply(200, 'null')
  assert.equal(await outcome(), { value: null }, 'it is left to the check of the shape')
})

test('request: refuses any status but 200', async () => {
  for (const status of [201, 203, 206, 400, 403, 404, 429, 500, 503]) {
    reply(status, '{"data":[]}')
    await isRefused(new RegExp(`status ${status}`), 'with JSON')
  }
  for (const status of [204, 304]) {
    reply(status)
    await isRefused(new RegExp(`status ${status}`), 'without a body')
  }
})

test('request: follows redirects and judges the final answer', async () => {
  const redirect = (status: number, final: number) => {
    answer = (request, response) =>
      request.url === '/final'
        ? response.writeHead(final).end('{"data":[]}')
        : response.writeHead(status, { location: '/final' }).end('null')
  }
  for (const status of [301, 302, 307, 308]) {
    redirect(status, 200)
    assert.equal(await outcome(), { value: { data: [] } }, String(status))
  }
  redirect(302, 404)
  await isRefused(/404/, 'the final answer')
})

test('request: refuses what is not JSON', async () => {
  for (const body of ['<!doctype html><title>CampNet</title>', '{"data":[{"date":"2026-', '{};', '', ' ']) {
    reply(200, body, { 'content-type': 'application/json' })
    await isRefused(/SyntaxError/, body)
  }
})

test('request: joins characters that arrive in two pieces', async () => {
  answer = (_request, response) => {
    const bytes = Buffer.from('{"name":"🏖"}')
    response.write(bytes.subarray(0, 11))
    setImmediate(() => response.end(bytes.subarray(11)))
  }
  assert.equal(await outcome(), { value: { name: '🏖' } })
})

test('request: refuses what the network loses', async () => {
  answer = (_request, response) => response.destroy()
  await isRefused(/TypeError/, 'before the headers')
  answer = (_request, response) =>
    response.writeHead(200, { 'content-length': '100' }).write('{"data":', () => response.destroy())
  await isRefused(/TypeError/, 'within the body')
  const closed = createServer()
  const address = await listen(closed)
  await shut(closed)
  await isRefused(/TypeError/, 'nobody listens', `${address}/`)
})

/** Holds the app's timers, which last as long as the time-out, for a test to run; the network's own go on. */
const withHeldTimers = async (act: (timers: Map<object, () => void>) => Promise<void>) => {
  const { setTimeout, clearTimeout } = globalThis
  const timers = new Map<object, () => void>()
  Object.assign(globalThis, {
    setTimeout(run: () => void, ms?: number) {
      if (ms !== timeoutMs) return setTimeout(run, ms)
      const handle = {}
      timers.set(handle, run)
      return handle
    },
    clearTimeout: (handle: object) => timers.delete(handle) || clearTimeout(handle as NodeJS.Timeout),
  })
  await act(timers).finally(() => Object.assign(globalThis, { setTimeout, clearTimeout }))
}

/** Resolves when the headers of the next response have come. */
const spyOnFetch = () => {
  const { fetch } = globalThis
  return new Promise<void>((resolve) => {
    globalThis.fetch = async (...args) => {
      globalThis.fetch = fetch
      const response = await fetch(...args)
      resolve()
      return response
    }
  })
}

for (const what of ['no answer', 'half an answer'] as const) {
  test(`time-out: ${what} is given up at 10 s`, () =>
    withHeldTimers(async (timers) => {
      assert.is(timeoutMs, 10_000)
      const asked = new Promise<void>((resolve) => {
        answer = (_request, response) => {
          if (what === 'half an answer') response.writeHead(200).write('{"data":[')
          resolve()
        }
      })
      const headersReceived = spyOnFetch()
      const ended = outcome()
      await (what === 'half an answer' ? headersReceived : asked)
      // The app has then seen the headers too.
      await new Promise((resolve) => setImmediate(resolve))
      assert.is(timers.size, 1)
      for (const run of timers.values()) run()
      assert.match(((await ended) as { error: string }).error, 'AbortError')
      await until(() => closedRequests === 1, 'the connection is closed')
    }))
}

test('time-out: ends with the answer', () =>
  withHeldTimers(async (timers) => {
    reply(200, '{}')
    assert.equal(await outcome(), { value: {} })
    assert.is(timers.size, 0)
    // Its body is not waited for.
    answer = (_request, response) => response.writeHead(500).write('one moment ')
    await isRefused(/500/, 'an error status')
    assert.is(timers.size, 0)
    await until(() => closedRequests === 2, 'the connection is closed')
  }))

test('size: a body of more than 1 MB is refused', async () => {
  assert.is(maximumBytes, 1_000_000)
  reply(200, `"${'x'.repeat(maximumBytes - 2)}"`)
  assert.is(((await outcome()) as { value: string }).value.length, maximumBytes - 2)
  reply(200, `"${'x'.repeat(maximumBytes - 1)}"`)
  await isRefused(/1 MB/, 'one byte more')
  answer = (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, ' ')));
    }
    response.on('drain', more)
    more()
  }
  await isRefused(/1 MB/, 'an endless body')
  await until(() => closedRequests === 3, 'the connection is closed')
})
