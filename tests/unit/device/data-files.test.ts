import { goTo, stopClock, stubFetch } from '../../support/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { datasetNames, requestFile, takeRequest } from '../../../src/device/data-files'

/** A network on which each answer says which it is; returns the addresses asked for. */
const serve = (status = 200): string[] => {
  const urls: string[] = []
  stubFetch((url) => {
    urls.push(url)
    return new Response(JSON.stringify({ answer: urls.length }), { status })
  })
  return urls
}

for (const [path, order] of [
  ['/weather', 'weather tides locations calendar'],
  ['/tides', 'tides weather locations calendar'],
  ['/calendar/', 'calendar weather tides locations'],
  ['/info', 'weather tides locations calendar'],
  ['/', 'weather tides locations calendar'],
]) {
  test(`Data sets: on ${path} the order to fetch in is ${order}`, () => {
    goTo(path!)
    assert.is(datasetNames().join(' '), order)
  })
}

test("A request that the page's head has begun is taken over once, and the next is a new one", async () => {
  const urls = serve()
  window.earlyRequests = { tides: requestFile('tides') }
  assert.equal(urls, ['https://data.example/camp/site/main/data/tides.json'])
  assert.equal(await takeRequest('tides').json, { answer: 1 })
  assert.is(urls.length, 1)
  assert.equal(await takeRequest('tides').json, { answer: 2 })
})

test('data files: a request that the head began before the time-out is replaced', async () => {
  stopClock('2026-08-22T18:00:00Z')
  const urls = serve()
  window.earlyRequests = { tides: requestFile('tides'), weather: requestFile('weather') }
  stopClock('2026-08-22T18:00:09.999Z')
  assert.equal(await takeRequest('tides').json, { answer: 1 })
  stopClock('2026-08-22T18:00:10Z')
  assert.equal(await takeRequest('weather').json, { answer: 3 })
  assert.is(urls.length, 3)
})

test('A request that was begun and failed tells who takes it over, and nobody else', async () => {
  const unhandled: unknown[] = []
  const note = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', note)
  serve(503)
  window.earlyRequests = { weather: requestFile('weather') }
  await new Promise((resolve) => setImmediate(resolve))
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', note)
  assert.equal(unhandled, [])
  try {
    await takeRequest('weather').json
    assert.unreachable()
  } catch (error) {
    assert.match(String(error), /503/)
  }
})

test.run()
