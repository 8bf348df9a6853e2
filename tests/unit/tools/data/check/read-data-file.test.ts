import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { assert, test } from '#test'
import { readDataFile } from '../../../../../tools/data/check/read-data-file'
import type { Source } from '../../../../../tools/data/check/source'
import { maximumBytes } from '../../../../../src/device/fetch-json'
import { listen, shut } from '../../../../support/local-server'

const folder = await mkdtemp(path.join(tmpdir(), 'strandline-read-'))
let server: Server
let answer: RequestListener
let address: string

test.before(async () => {
  server = createServer((request, response) => answer(request, response))
  address = await listen(server)
})
test.after(async () => {
  await shut(server)
  await rm(folder, { recursive: true, force: true })
})

const inFolder = (...parts: string[]): Source => ({ from: 'folder', folder: path.join(folder, ...parts) })
const onHost = (url = address): Source => ({ from: 'host', url })

const textOf = async (source: Source): Promise<string> => {
  const read = await readDataFile(source, 'tides.json')
  return read.status === 'read' ? new TextDecoder().decode(read.bytes) : JSON.stringify(read)
}
const reasonOf = async (source: Source, limitMs?: number): Promise<string> => {
  const read = await readDataFile(source, 'tides.json', limitMs)
  return read.status === 'unreadable' ? read.reason : `not unreadable: ${read.status}`
}

test('data files: reads a file of a folder', async () => {
  await writeFile(path.join(folder, 'tides.json'), '{"dates":[]}')
  assert.is(await textOf(inFolder()), '{"dates":[]}')
  assert.equal(await readDataFile(inFolder(), 'weather.json'), { status: 'missing' })
})

test('data files: a folder in place of a file cannot be read', async () => {
  await mkdir(path.join(folder, 'odd/tides.json'), { recursive: true })
  assert.is(await reasonOf(inFolder('odd')), 'not a regular file')
})

test('data files: reads only one byte too many', async () => {
  await mkdir(path.join(folder, 'long'))
  const handle = await open(path.join(folder, 'long/tides.json'), 'w')
  await handle.truncate(100_000_000)
  await handle.close()
  const read = await readDataFile(inFolder('long'), 'tides.json')
  assert.is(read.status === 'read' && read.bytes.length, maximumBytes + 1)
})

test('data files: requests the URL that the app does', async () => {
  const paths: (string | undefined)[] = []
  answer = ({ url }, response) => {
    paths.push(url)
    response.end('{}')
  }
  assert.is(await textOf(onHost(`${address}/camp/site/main/data`)), '{}')
  assert.is(await textOf(onHost(`${address}/camp/site/main/data/`)), '{}')
  assert.equal(paths, ['/camp/site/main/data/tides.json', '/camp/site/main/data/tides.json'])
})

test('data files: follows a redirect', async () => {
  answer = ({ url }, response) => {
    if (url?.startsWith('/new/')) response.end('new')
    else response.writeHead(302, { location: `/new${url}` }).end()
  }
  assert.is(await textOf(onHost()), 'new')
})

test('data files: 404 is missing, any other status cannot be read', async () => {
  answer = (_, response) => response.writeHead(404).end('not here')
  assert.equal(await readDataFile(onHost(), 'tides.json'), { status: 'missing' })
  for (const status of [500, 403, 206, 204]) {
    answer = (_, response) => response.writeHead(status).end()
    assert.is(await reasonOf(onHost()), `the host answered with status ${status}`)
  }
})

test('data files: hangs up on a host that sends too much', async () => {
  const chunk = Buffer.alloc(65_536, 32)
  let sentBytes = 0
  const hungUp = new Promise<void>((resolve) => {
    answer = (_, response) => {
      response.on('close', resolve)
      const send = () => {
        while (sentBytes < 100_000_000 && !response.destroyed) {
          sentBytes += chunk.length
          if (!response.write(chunk)) {
            response.once('drain', send)
            return
          }
        }
        response.end()
      }
      send()
    }
  })
  const read = await readDataFile(onHost(), 'tides.json')
  assert.ok(read.status === 'read' && read.bytes.length > maximumBytes)
  await hungUp
  assert.ok(sentBytes < 50_000_000, `${sentBytes} bytes were sent`)
})

test('data files: a host that never responds or ends times out', async () => {
  answer = () => {}
  assert.is(await reasonOf(onHost(), 50), 'no complete answer within 0.05 s')
  answer = (_, response) => void response.write('{')
  assert.is(await reasonOf(onHost(), 50), 'no complete answer within 0.05 s')
})

test('data files: a host that hangs up or is down', async () => {
  answer = (request) => request.socket.destroy()
  assert.match(await reasonOf(onHost()), /\w/)
  assert.match(await reasonOf(onHost('http://127.0.0.1:1')), /bad port|ECONNREFUSED/)
})
