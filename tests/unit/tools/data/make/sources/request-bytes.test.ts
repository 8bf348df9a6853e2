import { createServer } from 'node:http'
import { assert, test } from '#test'
import { requestBytes } from '../../../../../../tools/data/make/sources/request-bytes'
import { InvalidResponse } from '../../../../../../tools/data/make/sources/source-errors'
import { listen, shut } from '../../../../../support/local-server'

/** Where the server redirects a path to; it answers any other with the path. */
const locations: Record<string, string> = {
  '/moved': '/here/again',
  '/here/again': 'events.csv',
  '/loop': '/loop',
  '/insecure': 'http://sheets.example/events.csv',
  '/broken': 'http://:x',
}

const server = createServer(({ url = '' }, response) => {
  const location = locations[url]
  if (location) response.writeHead(307, { location })
  response.end(url)
})
let address: string

test.before(async () => {
  address = await listen(server)
})
test.after(() => shut(server))

/** The answer, or the error's message. */
const get = async (path: string, followsRedirects = true) => {
  const request = { url: `${address}${path}`, followsRedirects }
  return requestBytes(request, { say: () => {}, wait: async () => {} }).then(
    (bytes) => new TextDecoder().decode(bytes),
    (error: Error) => {
      assert.instance(error, InvalidResponse)
      return error.message.replace(new URL(address).host, 'HOST')
    },
  )
}

test('requests: redirects are followed if enabled', async () => {
  assert.is(await get('/moved'), '/here/events.csv')
  assert.is(await get('/moved', false), 'HOST: status 307: redirect to /here/again, not followed')
})

test('requests: insecure and endless redirects are refused', async () => {
  assert.is(
    await get('/insecure'),
    'HOST: redirect to http://sheets.example, not followed because it is not https:',
  )
  assert.is(await get('/loop'), 'HOST: too many redirects')
  assert.is(await get('/broken'), 'HOST: redirect to an invalid URL')
})

test('requests: no redirect from outside to this machine', async () => {
  const { fetch } = globalThis
  const requested: unknown[] = []
  globalThis.fetch = async (url) => {
    requested.push(url)
    return new Response(null, { status: 302, headers: { location: `${address}/secret` } })
  }
  const url = 'https://sheets.example/events'
  const error = await requestBytes({ url, followsRedirects: true }, { say: () => {} }).catch(
    (reason: unknown) => reason,
  )
  globalThis.fetch = fetch
  assert.match(String(error), /^Error: sheets\.example: redirect to http:\/\/127\.0\.0\.1:\d+, not followed/)
  assert.equal(requested, [url])
})
