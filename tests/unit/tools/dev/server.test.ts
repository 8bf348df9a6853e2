import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { assert, test } from '#test'
import { serve } from '../../../../tools/dev/server'

let root: string
let server: Server

test.before(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'strandline-server-'))
  const folder = path.join(root, 'app')
  for (const each of [folder, `${folder}-beside`]) await mkdir(each)
  const files = {
    'app/index.html': 'start',
    'app/weather.html': 'weather',
    'app/404.html': 'not found',
    'app/icon.svg': 'icon',
    'app-beside/secret.txt': 'secret',
    'secret.txt': 'secret',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(root, name), text)
  server = await serve({ folder, basePath: '/camp/', readData: async () => undefined }, 0)
})
test.after(async () => {
  server.close()
  await rm(root, { recursive: true })
})

/** Status and body of what is answered; the path is sent as it is, which `fetch` would tidy up first. */
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

test('Local server: a page is found by its name, as a static host finds it', async () => {
  assert.is(await get('/camp/'), '200 start')
  assert.is(await get('/camp'), '200 start')
  assert.is(await get('/camp/weather'), '200 weather')
  assert.is(await get('/camp/weather?from=poster'), '200 weather')
  assert.is(await get('/camp/icon.svg'), '200 icon')
})

test('Local server: what is not there is 404, with the page for it where a page was asked for', async () => {
  assert.is(await get('/camp/tide'), '404 not found')
  assert.is(await get('/camp/missing.svg'), '404 404 Not Found')
  assert.is(await get('/other/weather'), '404 404 Not Found')
  assert.is(await get('/camp/%'), '404 404 Not Found')
})

test('local server: listens on this machine alone', () => {
  assert.ok(['127.0.0.1', '::1'].includes((server.address() as AddressInfo).address))
})

test('Local server: nothing outside of the folder is given out', async () => {
  for (const target of [
    '/camp/..%2fsecret.txt',
    '/camp/..%2fapp-beside%2fsecret.txt',
    '/camp/icons%2f..%2f..%2fsecret.txt',
    '/camp/../secret.txt',
  ]) {
    assert.not.match(await get(target), 'secret', target)
  }
})
