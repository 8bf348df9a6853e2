import { createServer, type RequestListener } from 'node:http'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { requestJson } from '../../../src/device/fetch-json'
import { listen, shut } from '../../support/local-server'

const fetchJson = (address: string) => requestJson(address).json

let answer: RequestListener
const server = createServer((request, response) => answer(request, response))
let url = ''

test.before(async () => {
  url = `${await listen(server)}/weather.json`
})
test.after(() => shut(server))

/** Every next request gets this answer. */
const reply = (status: number, body = '', headers: Record<string, string> = {}) => {
  answer = (_request, response) => response.writeHead(status, headers).end(body)
}

/** What the fetch is refused with, as text; fails when it is not. */
const refusal = (): Promise<string> =>
  fetchJson(url).then(
    (value) => assert.unreachable(`resolved with ${JSON.stringify(value)}`) as never,
    String,
  )

test('A 200 with JSON gives its value', async () => {
  reply(200, '{"data":[1,"ä 🏖"]}')
  assert.equal(await fetchJson(url), { data: [1, 'ä 🏖'] })
})

test('Right JSON is accepted under any content type, and under none', async () => {
  for (const type of ['text/plain; charset=utf-8', 'text/html', 'application/octet-stream', 'image/png']) {
    reply(200, '{"data":[]}', { 'content-type': type })
    assert.equal(await fetchJson(url), { data: [] }, type)
  }
  reply(200, '{"data":[]}')
  assert.equal(await fetchJson(url), { data: [] })
})

test('Data loading: every status but 200 is refused with its number, also over right JSON', async () => {
  for (const status of [201, 203, 206, 400, 403, 404, 429, 500, 503]) {
    reply(status, '{"data":[]}')
    assert.match(await refusal(), String(status))
  }
  for (const status of [204, 304]) {
    reply(status)
    assert.match(await refusal(), String(status))
  }
})

test('Redirects: they are followed, and the final answer is judged', async () => {
  for (const status of [301, 302, 307, 308]) {
    answer = (request, response) => {
      if (request.url === '/final') response.end('{"data":[]}')
      else response.writeHead(status, { location: '/final' }).end('null')
    }
    assert.equal(await fetchJson(url), { data: [] }, String(status))
  }
  answer = (request, response) =>
    response.writeHead(request.url === '/final' ? 404 : 302, { location: '/final' }).end('{"data":[]}')
  assert.match(await refusal(), '404')
})

test('Data loading: a web page, cut-off JSON and an empty body are refused', async () => {
  for (const body of [
    '<!doctype html><title>Welcome to CampNet</title>',
    '{"data":[{"date":"2026-',
    '',
    ' ',
  ]) {
    reply(200, body, { 'content-type': 'application/json' })
    assert.match(await refusal(), 'SyntaxError', body)
  }
})

test('null is JSON, and left to the check of its shape', async () => {
  reply(200, 'null')
  assert.is(await fetchJson(url), null)
})

test('Characters that arrive in two pieces are put together', async () => {
  answer = (_request, response) => {
    const bytes = Buffer.from('{"name":"🏖"}')
    response.write(bytes.subarray(0, 11))
    setImmediate(() => response.end(bytes.subarray(11)))
  }
  assert.equal(await fetchJson(url), { name: '🏖' })
})

test('A dropped connection is refused, before the headers and within the body', async () => {
  answer = (_request, response) => response.destroy()
  assert.match(await refusal(), 'TypeError')
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"data":', () => response.destroy())
  }
  assert.match(await refusal(), 'TypeError')
})

test('A host that nobody listens at is refused', async () => {
  const closed = createServer()
  const address = await listen(closed)
  await shut(closed)
  await fetchJson(`${address}/`).then(
    () => assert.unreachable('resolved'),
    (error) => assert.match(String(error), 'TypeError'),
  )
})

test.run()
