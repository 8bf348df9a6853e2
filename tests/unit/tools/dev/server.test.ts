import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { assert, test } from '#test'
import { serve } from '../../../../tools/dev/server'
import { newFolder } from '../../../support/folder'

const root = newFolder({
  'app/index.html': 'start',
  'app/weather.html': 'weather',
  'app/404.html': 'not found',
  'app/icon.svg': 'icon',
  'app-beside/secret.txt': 'secret',
  'secret.txt': 'secret',
})
let server: Server

test.before(async () => {
  const folder = path.join(root, 'app')
  server = await serve({ folder, basePath: '/camp/', readData: async () => undefined }, 0)
})
test.after(() => void server.close())

/** Requests exactly the given path, which `fetch` would normalise. Resolves with the status and body. */
const get = (target: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ host: 'localhost', port, path: target, agent: false }, async (response) => {
      let body = ''
      for await (const chunk of response) body += chunk
      resolve(`${response.statusCode} ${body}`)
    })
      .on('error', reject)
      .end()
  })

const responses: Record<string, string> = {
  '/camp/': '200 start',
  '/camp': '200 start',
  '/camp/weather': '200 weather',
  '/camp/weather?from=poster': '200 weather',
  '/camp/icon.svg': '200 icon',
  '/camp/tide': '404 not found',
  '/camp/missing.svg': '404 404 Not Found',
  '/other/weather': '404 404 Not Found',
  '/camp/%': '404 404 Not Found',
}

test('local server: finds pages by name, as static hosts do', async () => {
  for (const [target, response] of Object.entries(responses)) assert.is(await get(target), response, target)
})

test('local server: serves nothing outside its folder', async () => {
  for (const target of [
    '..%2fsecret.txt',
    '..%2fapp-beside%2fsecret.txt',
    'icons%2f..%2f..%2fsecret.txt',
    '../secret.txt',
  ])
    assert.not.match(await get(`/camp/${target}`), 'secret', target)
})

test('local server: says what to do if it cannot listen', async () => {
  const { port } = server.address() as AddressInfo
  const problem = (port: number, host?: string) =>
    serve({ folder: root, basePath: '/', readData: async () => undefined }, port, host).catch(String)
  assert.is(
    await problem(port),
    `UsageError: port ${port}: already in use; choose another, such as --port ${port + 1}`,
  )
  const hint = 'not an address of this machine; use localhost or 0.0.0.0'
  assert.is(await problem(0, '192.0.2.1'), `UsageError: --host 192.0.2.1: ${hint}`)
})

test('local server: listens only on this machine', () => {
  assert.ok(['127.0.0.1', '::1'].includes((server.address() as AddressInfo).address))
})
