import { goTo, stopTime, stubFetch } from '../../support/dom'
import { assert, test } from '#test'
import { requestFile, takeRequest } from '../../../src/device/data-files'
import { timeoutMs } from '../../../src/device/fetch-json'
import { freshModule } from '../../support/fresh-module'
import { msPerHour } from '../../../src/lib/durations'

const start = Date.parse('2026-08-22T18:00:00Z')

type DataFiles = typeof import('../../../src/device/data-files')

/** Responds to the nth request with `{ answer: n }`; returns the requested URLs. */
const serve = (status = 200): string[] => {
  const urls: string[] = []
  stubFetch((url) => {
    urls.push(url)
    return new Response(JSON.stringify({ answer: urls.length }), { status })
  })
  return urls
}

test("data files: the open screen's file comes first", async () => {
  for (const [path, order, basePath] of [
    ['/weather', 'weather tides locations calendar'],
    ['/tides', 'tides weather locations calendar'],
    ['/calendar/', 'calendar weather tides locations'],
    ['/info', 'weather tides locations calendar'],
    ['/', 'weather tides locations calendar'],
    // A screen's name in the base path is ignored.
    ['/weather/camp/tides', 'tides weather locations calendar', '/weather/camp/'],
  ] as const) {
    goTo(path)
    const { datasetNames } = await freshModule<DataFiles>('device/data-files', basePath)
    // Later releases may add files after these four.
    assert.is(datasetNames().slice(0, 4).join(' '), order, path)
  }
})

test('data files: an early request is used once', async () => {
  const urls = serve()
  window.earlyRequests = { tides: requestFile('tides') }
  assert.equal(urls, ['https://data.example/camp/site/main/data/tides.json'])
  assert.equal(await takeRequest('tides', 0).json, { answer: 1 })
  assert.is(urls.length, 1)
  assert.equal(await takeRequest('tides', 0).json, { answer: 2 })
})

test('data files: repeats a pending early request after its timeout', async () => {
  for (const [ageMs, answer] of [
    [timeoutMs - 1, 1],
    [timeoutMs, 2],
    // The clock was set back.
    [-timeoutMs, 2],
  ] as const) {
    stopTime(start)
    serve()
    window.earlyRequests = { tides: requestFile('tides') }
    stopTime(start + ageMs)
    assert.equal(await takeRequest('tides', 0).json, { answer }, String(ageMs))
  }
})

test('data files: uses an early answer, however late the app starts', async () => {
  stopTime(start)
  const urls = serve()
  window.earlyRequests = { tides: requestFile('tides') }
  await window.earlyRequests.tides?.json
  stopTime(start + msPerHour)
  assert.equal(await takeRequest('tides', 0).json, { answer: 1 })
  assert.is(urls.length, 1)
})

test('data files: a failed early request rejects only when taken', async () => {
  const unhandled: unknown[] = []
  const note = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', note)
  serve(503)
  window.earlyRequests = { weather: requestFile('weather') }
  await new Promise((resolve) => setImmediate(resolve))
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', note)
  assert.equal(unhandled, [])
  assert.match(String(await takeRequest('weather', 0).json.catch(String)), /503/)
})
