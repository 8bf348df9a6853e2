import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDataFile } from '../../../../../tools/data/check/read-data-file'
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

const textOf = async (source: string): Promise<string> => {
  const read = await readDataFile(source, 'tides.json')
  return 'bytes' in read ? new TextDecoder().decode(read.bytes) : JSON.stringify(read)
}
const reasonOf = async (source: string, limitMs?: number): Promise<string> => {
  const read = await readDataFile(source, 'tides.json', limitMs)
  return 'unreadable' in read ? read.unreadable : `not unreadable: ${Object.keys(read).join()}`
}

test('Check-data: a file of a folder is read, with or without a slash after the folder', async () => {
  await writeFile(path.join(folder, 'tides.json'), '{"dates":[]}')
  assert.is(await textOf(folder), '{"dates":[]}')
  assert.is(await textOf(`${folder}/`), '{"dates":[]}')
})

test('Check-data: what is not in a folder is missing, and so is all of a folder that is none', async () => {
  assert.equal(await readDataFile(folder, 'weather.json'), { missing: true })
  assert.equal(await readDataFile(path.join(folder, 'nowhere'), 'tides.json'), { missing: true })
  assert.equal(await readDataFile(path.join(folder, 'tides.json'), 'tides.json'), { missing: true })
})

test('Check-data: a folder in the place of a file cannot be read', async () => {
  await mkdir(path.join(folder, 'odd/tides.json'), { recursive: true })
  assert.is(await reasonOf(path.join(folder, 'odd')), 'it is no file')
})

test('Check-data: of a file of 100 MB no more is read than shows that it is too long', async () => {
  await mkdir(path.join(folder, 'long'))
  const handle = await open(path.join(folder, 'long/tides.json'), 'w')
  await handle.truncate(100_000_000)
  await handle.close()
  const read = await readDataFile(path.join(folder, 'long'), 'tides.json')
  assert.is('bytes' in read && read.bytes.length, maximumBytes + 1)
})

test('Check-data: a file below an address is asked for where the app would', async () => {
  const paths: (string | undefined)[] = []
  answer = ({ url }, response) => {
    paths.push(url)
    response.end('{}')
  }
  assert.is(await textOf(`${address}/camp/site/main/data`), '{}')
  assert.is(await textOf(`${address}/camp/site/main/data/`), '{}')
  assert.equal(paths, ['/camp/site/main/data/tides.json', '/camp/site/main/data/tides.json'])
})

test('Check-data: a redirect is followed', async () => {
  answer = ({ url }, response) => {
    if (url?.startsWith('/new/')) response.end('new')
    else response.writeHead(302, { location: `/new${url}` }).end()
  }
  assert.is(await textOf(address), 'new')
})

test('Check-data: 404 is missing, any other status cannot be read', async () => {
  answer = (_, response) => response.writeHead(404).end('not here')
  assert.equal(await readDataFile(address, 'tides.json'), { missing: true })
  for (const status of [500, 403, 206, 204]) {
    answer = (_, response) => response.writeHead(status).end()
    assert.is(await reasonOf(address), `the host answers with status ${status}`)
  }
})

test('Check-data: a host that sends 100 MB is hung up on soon after the first', async () => {
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
  const read = await readDataFile(address, 'tides.json')
  assert.ok('bytes' in read && read.bytes.length > maximumBytes)
  await hungUp
  assert.ok(sentBytes < 50_000_000, `${sentBytes} bytes were sent`)
})

test('Check-data: a host that never answers, or never ends, is given up', async () => {
  answer = () => {}
  assert.is(await reasonOf(address, 50), 'it did not come within 0.05 s')
  answer = (_, response) => void response.write('{')
  assert.is(await reasonOf(address, 50), 'it did not come within 0.05 s')
})

test('Check-data: a host that hangs up, is not there, or has no such name cannot be read', async () => {
  answer = (request) => request.socket.destroy()
  assert.match(await reasonOf(address), /\w/)
  assert.match(await reasonOf('http://127.0.0.1:1'), /bad port|ECONNREFUSED/)
  assert.is(await reasonOf('https://'), 'the address is none')
})

test.run()
