import * as assert from 'uvu/assert'
import { datasetNames } from '../support/app-tables'
import { corsHeaders, cut, json, silence, text, type Answer } from '../support/data-host'
import { evening, singleTide } from '../support/files'
import { allLoaded, allScreensShow, openScreen, statusShows, tideHeights, wordsOf } from '../support/page'
import { fireOnline } from '../support/phone'
import { complaints, publish, siteSuite, visit } from '../support/site'
import { cacheEntry, storedCopy } from '../support/stored'
import { until } from '../support/until'

const test = siteSuite('data failures')

const threeHoursEarlier = '2026-08-22T15:00:00.000Z'

const oldTides = singleTide(3.3)

const newTides = singleTide(4.4)

const redirect =
  (location: string, status = 302): Answer =>
  (response) => {
    response.writeHead(status, { ...corsHeaders, location, 'cache-control': 'no-store' })
    response.end()
  }

const portal = '<!doctype html><title>Camp Wi-Fi</title><h1>Please log in</h1>'

/** What the host may do instead of answering with a file; where it can, it sends a good file all the same. */
const failures: [what: string, answer: Answer][] = [
  ...([204, 206, 304, 404, 429, 500] as const).map((status): [string, Answer] => [
    `a status of ${status}`,
    json(newTides, status),
  ]),
  ...[201, 203, 403, 503].map((status): [string, Answer] => [
    `a status of ${status}`,
    json(newTides, status),
  ]),
  ['a connection that is cut', cut],
  [
    'a connection that is cut just before the end',
    (response) => {
      response.writeHead(200, corsHeaders)
      response.write(JSON.stringify(newTides), () => response.destroy())
    },
  ],
  ['an answer that the page may not read', (response) => response.end(JSON.stringify(newTides))],
  ["a captive portal's page", text(portal)],
  [
    "a redirect to a captive portal's page that the page may not read",
    (response, request) =>
      request.url?.endsWith('portal')
        ? response.end(portal)
        : redirect(`http://${request.headers.host}/portal`)(response, request),
  ],
  ['a redirect to nothing', redirect('/gone.json')],
  ['a redirect without an end', redirect('/camp/site/main/data/tides.json')],
  ['JSON that is cut short', text(JSON.stringify(newTides).slice(0, -1))],
  ['JSON with something after it', text(JSON.stringify(newTides) + ';')],
  ['an empty body', text('')],
  ['null', json(null)],
  ['a file with an impossible date', json({ dates: [{ date: '2026-02-30', tides: [] }] })],
  ['a body over 1 MB', json({ ...newTides, padding: 'x'.repeat(1_100_000) })],
]

const stalls: [what: string, answer: Answer][] = [
  ['a host that accepts and never answers', silence],
  ['an answer that stalls after its head', (response) => response.writeHead(200, corsHeaders).flushHeaders()],
  [
    'an answer that stalls half-way',
    (response) => response.writeHead(200, corsHeaders).write(JSON.stringify(newTides).slice(0, 50)),
  ],
]

test('Data loading: whatever is not a 200 with a valid file yields the error state, is logged, and leaves data and cache as they were', async ({
  site,
}) => {
  site.data.answers.tides = json(null)
  const stored = { 'cache:tides': cacheEntry(oldTides, threeHoursEarlier) }
  const visited = await visit(site, { path: 'tides', stored })
  const { page } = visited
  await until(() => complaints(visited).length === 1, 'a failure')
  for (const [what, answer] of failures) {
    const before = complaints(visited).length
    site.data.answers.tides = answer
    await fireOnline(page)
    await until(
      () => complaints(visited).length > before,
      () => `${what} is logged`,
    )
    assert.match(complaints(visited)[before]!, /tides/, what)
    await statusShows(page, 'Error (showing data from 3 hours ago)')
    assert.equal(await tideHeights(page), ['3.3m'], what)
    assert.is(await storedCopy(page, 'tides'), stored['cache:tides'], what)
  }
  publish(site, { tides: newTides })
  await fireOnline(page)
  await page.getByText('4.4m').waitFor()
})

test('Reliability: a name that does not resolve yields the error state, and the data come when it does', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'info' })
  const host = `${site.data.url}/**`
  await page.route(host, (route) => route.abort('namenotresolved'))
  await page.reload()
  await allScreensShow(page, 'Error (showing data from less than a minute ago)')
  await page.unroute(host)
  await fireOnline(page)
  await allLoaded(page)
})

test('Redirects: they are followed, and the final answer is judged', async ({ site }) => {
  const statuses = [301, 302, 307, 308]
  for (const [index, name] of datasetNames.entries()) {
    const { [name]: answer } = site.data.answers
    Object.assign(site.data.answers, { [`moved_${name}`]: answer })
    site.data.answers[name] = redirect(`/camp/site/main/data/moved_${name}.json`, statuses[index])
  }
  const { page } = await visit(site)
  await allLoaded(page)
})

test('Reliability: the right JSON is accepted under any content type, and without one', async ({ site }) => {
  const types = ['text/html', 'image/png', 'application/octet-stream', '']
  for (const [index, name] of datasetNames.entries()) {
    const publisher = site.data.answers[name]
    site.data.answers[name] = (response, request) => {
      const writeHead = response.writeHead.bind(response)
      response.writeHead = (status: number) =>
        writeHead(status, {
          ...corsHeaders,
          'x-content-type-options': 'nosniff',
          ...(types[index] && { 'content-type': types[index] }),
        })
      publisher!(response, request)
    }
  }
  const { page } = await visit(site)
  await allLoaded(page)
})

test('Time-out: a body of just under 1 MB is accepted, and of endless ones no more is read than that', async ({
  site,
}) => {
  publish(site, { tides: { ...newTides, padding: 'x'.repeat(990_000) } })
  let isClosed = false
  site.data.answers.calendar = (response) => {
    response.writeHead(200, corsHeaders)
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(100_000))) continue
    }
    response.on('drain', more)
    response.on('close', () => (isClosed = true))
    more()
  }
  const { page } = await visit(site, { path: 'tides' })
  await page.getByText('4.4m').waitFor()
  await openScreen(page, 'Calendar')
  await statusShows(page, 'Error')
  await until(() => isClosed, 'the endless answer was given up')
})

for (const [what, answer] of stalls) {
  test(`Time-out: ${what} is given up after 10 s, not before`, async ({ site }) => {
    let isClosed = false
    site.data.answers.tides = (response, request) => {
      response.on('close', () => (isClosed = true))
      answer(response, request)
    }
    const visited = await visit(site, { path: 'tides' })
    const { page } = visited
    await until(() => site.data.requests.includes('tides'), 'a request')
    // However long the machine took to come here, no ten seconds have passed on the phone.
    const now = await page.evaluate(() => Date.now())
    await page.clock.pauseAt(Math.max(now + 10, Date.parse(evening) + 9_990))
    if (now < Date.parse(evening) + 9_980) {
      assert.equal(await wordsOf(page.getByRole('status')), ['Loading ...'])
      assert.not(isClosed)
    }
    await page.clock.runFor(10_000)
    await statusShows(page, 'Error')
    await until(() => isClosed, 'the connection is closed')
    assert.match(complaints(visited)[0]!, /tides/)
  })
}

test.run()
