import { createServer, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { assert, test } from '#test'
import { downloadBytes, type SourceRequest } from '../../../../../tools/data/read/download'
import { InvalidResponse, SourceUnavailable } from '../../../../../tools/data/read/source-errors'
import { endless, freePort, listen, shut } from '../../../../support/local-server'

let answer: RequestListener = () => {}
const server = createServer((request, response) => answer(request, response))
let address: string

test.before(async () => {
  address = await listen(server)
})
test.after(() => shut(server))

/** Resolves with the text of the response, or with the error: `InvalidResponse HOST: status 403`. */
const get = (path = '', request: Partial<SourceRequest> = {}, timeoutMs = 5_000): Promise<string> =>
  downloadBytes({ url: `${address}${path}`, ...request }, { timeoutMs, maximumBytes: 2_000_000 }).then(
    (bytes) => new TextDecoder().decode(bytes),
    (error: Error) => {
      const kind = [InvalidResponse, SourceUnavailable].find((each) => error instanceof each)?.name
      return `${kind} ${error.message.replace(new URL(address).host, 'HOST')}`
    },
  )

const failed: [status: number, body: string, error: string][] = [
  [400, '{"message":"No such variable"}', 'InvalidResponse HOST: status 400: No such variable'],
  [403, '', 'InvalidResponse HOST: status 403'],
  [204, '', 'InvalidResponse HOST: status 204'],
  [
    429,
    '{"error":true,"reason":"Too\\n \\u001b[1mbusy"}',
    'SourceUnavailable HOST: status 429: Too [1mbusy; the next run tries again',
  ],
  [500, '<html>', 'SourceUnavailable HOST: status 500; the next run tries again'],
  [503, '[[', 'SourceUnavailable HOST: status 503; the next run tries again'],
]

test('download: 429 and 5xx mean unavailable, others invalid', async () => {
  for (const [status, body, error] of failed) {
    answer = (_request, response) => response.writeHead(status).end(body)
    assert.is(await get(), error)
  }
})

test('download: leave no timer that keeps the command waiting', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const before = timers()
  await get('', { url: 'http://127.0.0.1:1' })
  assert.is(timers(), before)
})

test('download: decline compression, whose end Node does not check', async () => {
  answer = ({ headers }, response) => response.end(headers['accept-encoding'])
  assert.is(await get(), 'identity')
  const whole = gzipSync('name,start,end\n'.repeat(99))
  answer = (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(whole.subarray(0, -20))
  assert.match(await get(), /^InvalidResponse HOST: compresses its responses \(gzip\)/)
})

test('download: a silent or interrupted source is unavailable', async () => {
  answer = () => {}
  assert.is(
    await get('', {}, 60),
    'SourceUnavailable HOST: no complete response within 0.06 s; the next run tries again',
  )
  answer = (_request, response) => void response.write('{"hours": [')
  assert.is(
    await get('', {}, 60),
    'SourceUnavailable HOST: no complete response within 0.06 s; the next run tries again',
  )
  // Node reports only sometimes that this body's compression is damaged.
  answer = (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': '8' }).flushHeaders()
    setTimeout(() => response.end('not gzip'), 20)
  }
  assert.match(
    await get('', {}, 200),
    /^SourceUnavailable HOST: (?:no complete response within 0\.2 s|corrupt compressed data \(Z_DATA_ERROR\)); the next run tries again$/,
  )
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('{"hours": [')
    setImmediate(() => response.destroy())
  }
  assert.is(
    await get(),
    'SourceUnavailable HOST: the connection was lost (UND_ERR_SOCKET); the next run tries again',
  )
  // A host that closes each connection, as most do under HTTP/1.0.
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '1000', connection: 'close' })
    response.write('name,start,end', () => response.socket?.end())
  }
  assert.match(
    await get(),
    /^SourceUnavailable HOST: the response was cut off \(UND_\w+\); the next run tries again$/,
  )
})

const noResponses: [code: string, problem: string, mayRecover: boolean][] = [
  ['ENOTFOUND', 'unknown host, or no internet connection', false],
  ['EAI_AGAIN', 'the name server does not answer', true],
  ['EHOSTUNREACH', 'nothing answers there', true],
  ['UND_ERR_CONNECT_TIMEOUT', 'nothing answers there', true],
  ['ERR__ERROR_FORMAT_PADDING_2', 'corrupt compressed data', true],
  ['EPROTO', 'no https: connection', false],
  ['CERT_HAS_EXPIRED', 'no valid certificate', false],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'no valid certificate', false],
]

test('download: says in plain words why there is no response', async () => {
  const { fetch } = globalThis
  for (const [code, problem, mayRecover] of noResponses) {
    globalThis.fetch = async () => Promise.reject(new TypeError('fetch failed', { cause: { code } }))
    const hint = mayRecover ? '; the next run tries again' : ''
    assert.is(await get(), `SourceUnavailable HOST: ${problem} (${code})${hint}`)
  }
  globalThis.fetch = fetch
})

test('download: a host that is down or no web server is unavailable', async () => {
  answer = ({ socket }) => socket.resetAndDestroy()
  assert.is(
    await get(),
    'SourceUnavailable HOST: the connection was lost (ECONNRESET); the next run tries again',
  )
  answer = ({ socket }) => socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nname')
  assert.is(
    await get(),
    'SourceUnavailable HOST: the connection was lost (UND_ERR_SOCKET); the next run tries again',
  )
  answer = ({ socket }) => socket.end('220 mail.example\r\n')
  assert.match(await get(), /^SourceUnavailable HOST: not a web server(?: \(HPE_INVALID_CONSTANT\))?$/)
  const host = `127.0.0.1:${await freePort()}`
  assert.is(
    await get('', { url: `http://${host}` }),
    `SourceUnavailable ${host}: nothing answers there (ECONNREFUSED); the next run tries again`,
  )
})

test('download: an https: address without TLS is unavailable', async () => {
  const url = address.replace('http:', 'https:')
  assert.is(
    await get('', { url }),
    'SourceUnavailable HOST: no https: connection (ERR_SSL_WRONG_VERSION_NUMBER)',
  )
})

test('download: no message contains the key', async () => {
  let before = 'no access: '
  answer = ({ headers }, response) => {
    const message = `${before}${headers['x-key']}, ${headers['x-key']}`
    response.writeHead(401).end(JSON.stringify({ message }))
  }
  const request = { headers: { 'x-key': 'made-up-key' }, secret: 'made-up-key' }
  assert.is(await get('', request), 'InvalidResponse HOST: status 401: no access: (the key), (the key)')
  // The limit for a message, 200 characters, falls in the middle of the key.
  before = ' '.padEnd(195, '-')
  assert.not.match(await get('', request), 'made')
})

test('download: stop reading a response that is too long', async () => {
  const { sent, listener } = endless()
  answer = listener
  assert.is(await get(), 'InvalidResponse HOST: response longer than 2,000,000 bytes')
  assert.ok(sent.bytes < 50_000_000, `${sent.bytes} bytes were sent`)
})

/** The server's redirects, by path. Every response's body is the requested path. */
const locations: Record<string, string> = {
  '/moved': '/here/again',
  '/here/again': 'events.csv',
  '/loop': '/loop',
  '/insecure': 'http://sheets.example/events.csv',
  '/file': 'file:///etc/hosts',
  '/broken': 'http://:x',
}

const redirecting: RequestListener = ({ url = '' }, response) => {
  const location = locations[url]
  if (location) response.writeHead(307, { location })
  response.end(url)
}

const followed: Record<string, string> = {
  '/moved': '/here/events.csv',
  '/insecure':
    'InvalidResponse HOST: redirect to http://sheets.example, not followed because it is not https:',
  '/file': 'InvalidResponse HOST: redirect to file://, not followed because it is not https:',
  '/loop': 'InvalidResponse HOST: too many redirects',
  '/broken': 'InvalidResponse HOST: redirect to an invalid URL',
}

test('download: follow no insecure redirects, and none by default', async () => {
  answer = redirecting
  for (const [path, result] of Object.entries(followed))
    assert.is(await get(path, { followsRedirects: true }), result)
  assert.is(await get('/moved'), 'InvalidResponse HOST: status 307: redirect to /here/again, not followed')
})

test('download: follow no redirect from the internet to localhost', async () => {
  const { fetch } = globalThis
  const requested: unknown[] = []
  globalThis.fetch = async (url) => {
    requested.push(url)
    return new Response(null, { status: 302, headers: { location: `${address}/secret` } })
  }
  const url = 'https://sheets.example/events'
  const error = await get('', { url, followsRedirects: true })
  globalThis.fetch = fetch
  assert.match(error, /^InvalidResponse sheets\.example: redirect to http:\/\/HOST, not followed/)
  assert.equal(requested, [url])
})
