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

const reply = (status: number, body = '', headers: Record<string, string> = {}) => {
  answer = (_request, response) => response.writeHead(status, headers).end(body)
}

/** Resolves with a request's value, or with its error as text. */
const outcome = (address = url) =>
  requestJson(address).json.then(
    (value) => ({ value }),
    (error: unknown) => ({ error: String(error) }),
  )
const rejects = async (reason: RegExp, what: string, address?: string) => {
  const { error = '' } = (await outcome(address)) as { error?: string }
  assert.match(error, reason, what)
}

test('request: accepts JSON under any content type', async () => {
  for (const type of ['text/plain; charset=utf-8', 'text/html', 'image/png', undefined]) {
    reply(200, '{"data":[1,"ä 🏖"]}', type ? { 'content-type': type } : {})
    assert.equal(await outcome(), { value: { data: [1, 'ä 🏖'] } }, type)
  }
  reply(200, 'null')
  assert.equal(await outcome(), { value: null }, 'null is valid JSON')
})

test('request: rejects any status but 200, and invalid JSON', async () => {
  for (const status of [201, 203, 206, 400, 403, 404, 429, 500, 503, 204, 304]) {
    reply(status, [204, 304].includes(status) ? '' : '{"data":[]}')
    await rejects(new RegExp(`status ${status}`), String(status))
  }
  for (const body of ['<!doctype html><title>CampNet</title>', '{"data":[{"date":"2026-', '{};', '', ' ']) {
    reply(200, body, { 'content-type': 'application/json' })
    await rejects(/SyntaxError/, body)
  }
})

test('request: is answered only by JSON, so that a late one is made again', async () => {
  for (const [body, isAnswered] of [
    ['{"data":[]}', true],
    ['<!doctype html><title>CampNet</title>', false],
  ] as const) {
    reply(200, body)
    const request = requestJson(url)
    await request.json.catch(() => {})
    assert.is(request.answeredAt > 0, isAnswered, body)
  }
})

test('request: follows redirects, and checks the final response', async () => {
  let final = 200
  answer = (request, response) =>
    request.url === '/final'
      ? response.writeHead(final).end('{"data":[]}')
      : response.writeHead(302, { location: '/final' }).end('null')
  assert.equal(await outcome(), { value: { data: [] } })
  final = 404
  await rejects(/404/, 'the final answer')
})

test('request: joins characters that are split between chunks', async () => {
  answer = (_request, response) => {
    const bytes = Buffer.from('{"name":"🏖"}')
    response.write(bytes.subarray(0, 11))
    setImmediate(() => response.end(bytes.subarray(11)))
  }
  assert.equal(await outcome(), { value: { name: '🏖' } })
})

test('request: rejects if the connection is lost', async () => {
  answer = (_request, response) => response.destroy()
  await rejects(/TypeError/, 'before the headers')
  answer = (_request, response) =>
    response.writeHead(200, { 'content-length': '100' }).write('{"data":', () => response.destroy())
  await rejects(/TypeError/, 'within the body')
  const closed = createServer()
  const address = await listen(closed)
  await shut(closed)
  await rejects(/TypeError/, 'nobody listens', `${address}/`)
})

/** Captures the app's timeouts, so that a test can fire them; all other timers run. */
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

/** Resolves when the headers of the next response have arrived. */
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

for (const what of ['no response', 'half a response'] as const) {
  test(`timeout: aborts if there is ${what} after 10 s`, () =>
    withHeldTimers(async (timers) => {
      assert.is(timeoutMs, 10_000)
      const requested = new Promise<void>((resolve) => {
        answer = (_request, response) => {
          if (what === 'half a response') response.writeHead(200).write('{"data":[')
          resolve()
        }
      })
      const headersReceived = spyOnFetch()
      const ended = outcome()
      await (what === 'half a response' ? headersReceived : requested)
      // Lets the app continue after its own `await fetch`.
      await new Promise((resolve) => setImmediate(resolve))
      assert.is(timers.size, 1)
      for (const run of timers.values()) run()
      assert.match(((await ended) as { error: string }).error, 'AbortError')
      await until(() => closedRequests === 1, 'the connection is closed')
    }))
}

test('timeout: a response clears the timer', () =>
  withHeldTimers(async (timers) => {
    reply(200, '{}')
    assert.equal(await outcome(), { value: {} })
    assert.is(timers.size, 0)
    // The app rejects an error status without reading the body, which never ends here.
    answer = (_request, response) => response.writeHead(500).write('one moment ')
    await rejects(/500/, 'an error status')
    assert.is(timers.size, 0)
    await until(() => closedRequests === 2, 'the connection is closed')
  }))

test('size: rejects a body of more than 1 MB', async () => {
  assert.is(maximumBytes, 1_000_000)
  reply(200, `"${'x'.repeat(maximumBytes - 2)}"`)
  assert.is(((await outcome()) as { value: string }).value.length, maximumBytes - 2)
  reply(200, `"${'x'.repeat(maximumBytes - 1)}"`)
  await rejects(/1 MB/, 'one byte more')
  answer = (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, ' ')));
    }
    response.on('drain', more)
    more()
  }
  await rejects(/1 MB/, 'an endless body')
  await until(() => closedRequests === 3, 'the connection is closed')
})
