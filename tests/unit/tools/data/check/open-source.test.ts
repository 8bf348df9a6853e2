import { createServer, type RequestListener } from 'node:http'
import { assert, test } from '#test'
import { openSource } from '../../../../../tools/data/check/open-source'
import { InvalidResponse } from '../../../../../tools/data/read/source-errors'
import { newFolder } from '../../../../support/folder'
import { listen, shut } from '../../../../support/local-server'

let answer: RequestListener
const server = createServer((request, response) => answer(request, response))
let address: string

test.before(async () => {
  address = await listen(server)
})
test.after(() => shut(server))

/** Resolves with the text of `tides.json`, or with the kind of error and the reason why there is none. */
const read = async (folderOrUrl: string): Promise<string> => {
  const source = await openSource(folderOrUrl)
  return source('tides.json').then(
    (bytes) => new TextDecoder().decode(bytes),
    (error: Error) => `${error instanceof InvalidResponse ? 'unusable' : 'unreadable'}: ${error.message}`,
  )
}

test('source: reads a regular file in a folder', async () => {
  assert.is(await read(newFolder({ 'tides.json': '{"dates":[]}' })), '{"dates":[]}')
  assert.match(await read(newFolder({ 'weather.json': '{}' })), /^unusable: not found; /)
  assert.is(await read(newFolder({ 'tides.json/file': '' })), 'unreadable: a folder, not a file')
})

test('source: says what to do about a missing file', async () => {
  const hintFor = async (...names: string[]) => {
    const found = await read(newFolder(Object.fromEntries(names.map((name) => [name, '{}']))))
    return found.replace('unusable: not found; ', '')
  }
  for (const name of ['Tides.json', 'tide.json', 'tides (1).json', 'tides.json.txt', 'Copy of tides.JSON'])
    assert.is(await hintFor('weather.json', name), `rename ${name} to tides.json`)
  assert.is(
    await hintFor('weather.json', 'tides.csv', '.tides.json.swp', 'tides.json-old/a'),
    'check the folder, or name the files to check with --only',
  )
  assert.is(await hintFor('package.json', 'data/tides.json'), "give the folder's subfolder data")
})

test('source: a slash at the end of the URL makes no difference', async () => {
  answer = ({ url }, response) => response.end(url)
  for (const folder of ['/site/main/data', '/site/main/data/'])
    assert.is(await read(address + folder), '/site/main/data/tides.json')
})

test('source: follows a redirect on the same host', async () => {
  answer = ({ url }, response) => {
    if (url?.startsWith('/new/')) response.end('new')
    else response.writeHead(302, { location: `/new${url}` }).end()
  }
  assert.is(await read(address), 'new')
})

test('source: a redirect to another host is an error', async () => {
  const redirecting = createServer(({ url = '' }, response) => {
    response.writeHead(301, { location: address + url }).end()
  })
  const old = await listen(redirecting)
  const host = (url: string) => new URL(url).host
  answer = (_, response) => response.end('{}')
  assert.is(
    await read(`${old}/camp/site/main/data`),
    `unusable: ${host(old)}: redirects to ${host(address)}, which the app's security policy blocks; write ${address} in place of ${old} in dataSource.host in src/camp.ts`,
  )
  answer = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>')
  assert.is(await read(old), '<h1>Sign in</h1>')
  await shut(redirecting)
})

test('source: a redirect from https to http is an error', async () => {
  const { fetch } = globalThis
  globalThis.fetch = () =>
    Promise.resolve(Object.defineProperty(new Response('{}'), 'url', { value: 'http://data.example/' }))
  const found = await read('https://data.example/').finally(() => {
    globalThis.fetch = fetch
  })
  assert.is(
    found,
    "unusable: data.example: redirects to http://data.example, which the app's security policy blocks; let it redirect to https, or not at all",
  )
})

const statuses: [status: number, found: RegExp][] = [
  [404, /^unusable: not found; check the address/],
  ...[401, 403, 206, 204].map((status): [number, RegExp] => [
    status,
    new RegExp(`^unusable: .*: status ${status} instead of the file; check the address`),
  ]),
  ...[429, 500, 503].map((status): [number, RegExp] => [
    status,
    new RegExp(`^unreadable: .*status ${status}$`),
  ]),
]

test('source: tells a missing file from a host that is out of order', async () => {
  for (const [status, found] of statuses) {
    answer = (_, response) => response.writeHead(status).end()
    assert.match(await read(address), found)
  }
})

test('source: says in plain words why there is no response', async () => {
  assert.is(await read('http://127.0.0.1:1'), 'unreadable: 127.0.0.1:1: a port that is not for web servers')
  answer = ({ url = '' }, response) => response.writeHead(302, { location: url }).end()
  assert.is(await read(address), `unreadable: ${new URL(address).host}: too many redirects`)
})
