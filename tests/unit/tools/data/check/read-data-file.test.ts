import { createServer, type RequestListener } from 'node:http'
import { assert, test } from '#test'
import { readDataFile } from '../../../../../tools/data/check/read-data-file'
import type { Source } from '../../../../../tools/data/check/source'
import { maximumBytes } from '../../../../../src/device/fetch-json'
import { newFolder } from '../../../../support/folder'
import { endless, listen, shut } from '../../../../support/local-server'

let answer: RequestListener
const server = createServer((request, response) => answer(request, response))
let address: string

test.before(async () => {
  address = await listen(server)
})
test.after(() => shut(server))

/** The text of `tides.json`, or why there is none. */
const read = async (source: Source, limitMs?: number): Promise<string> => {
  const file = await readDataFile(source, 'tides.json', limitMs)
  if (file.status === 'read') return new TextDecoder().decode(file.bytes)
  return file.status === 'unreadable' ? `unreadable: ${file.reason}` : file.status
}
const readFolder = (files: Record<string, string>) => read({ from: 'folder', folder: newFolder(files) })
const readHost = (limitMs?: number, url = address) => read({ from: 'host', url }, limitMs)

test('data files: reads a regular file of a folder', async () => {
  assert.is(await readFolder({ 'tides.json': '{"dates":[]}' }), '{"dates":[]}')
  assert.is(await readFolder({ 'weather.json': '{}' }), 'missing')
  assert.is(await readFolder({ 'tides.json/file': '' }), 'unreadable: not a regular file')
})

test('data files: requests the URL that the app does', async () => {
  answer = ({ url }, response) => response.end(url)
  for (const folder of ['/site/main/data', '/site/main/data/'])
    assert.is(await readHost(undefined, address + folder), '/site/main/data/tides.json')
})

test('data files: follows a redirect', async () => {
  answer = ({ url }, response) => {
    if (url?.startsWith('/new/')) response.end('new')
    else response.writeHead(302, { location: `/new${url}` }).end()
  }
  assert.is(await readHost(), 'new')
})

test('data files: 404 is missing, any other status unreadable', async () => {
  for (const status of [404, 500, 403, 206, 204]) {
    answer = (_, response) => response.writeHead(status).end()
    const expected = status === 404 ? 'missing' : `unreadable: the host answered with status ${status}`
    assert.is(await readHost(), expected)
  }
})

test('data files: hangs up on a host that sends too much', async () => {
  const { sent, listener } = endless()
  answer = listener
  assert.ok((await readHost()).length > maximumBytes)
  assert.ok(sent.bytes < 50_000_000, `${sent.bytes} bytes were sent`)
})

test('data files: a host that hangs or is down', async () => {
  answer = () => {}
  assert.is(await readHost(50), 'unreadable: no complete answer within 0.05 s')
  assert.match(await readHost(undefined, 'http://127.0.0.1:1'), /^unreadable: .*(bad port|ECONNREFUSED)/)
})
