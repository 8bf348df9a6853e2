import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { camp } from '../../src/camp'
import type { DatasetName } from '../../src/schemas'
import { dataScreens, datasetNames } from '../support/app-tables'
import {
  allLoaded,
  allScreensShow,
  loaded,
  openedScreen,
  openScreen,
  statusShows,
  wordsOf,
} from '../support/page'
import { allAskedFor, answerAll, complaints, publish, siteSuite, visit } from '../support/site'
import { cacheEntry } from '../support/stored'
import { until } from '../support/until'
import { handled, type Fault } from '../support/faults'
import { corsHeaders, cut, held, json, silence, text, type Answer } from '../support/data-host'
import { campFiles, evening, tide } from '../support/files'
import { comeBack, fireOnline, goAway } from '../support/phone'

const test = siteSuite('data loading')
const threeHoursEarlier = '2026-08-22T15:00:00.000Z'

const tidesOf = (heightInMetres: number) => ({
  dates: [{ date: '2026-08-22', tides: [tide('Low', '2026-08-22T23:00+01:00', heightInMetres)] }],
})
const oldTides = tidesOf(3.3)
const newTides = tidesOf(4.4)
const heights = (page: Page) => wordsOf(page.locator('tbody td:last-child'))
const cacheOf = (page: Page, name: DatasetName) =>
  page.evaluate((key) => localStorage.getItem(key) ?? '', `cache:${name}`)

const headers = [
  `${camp.placeName} ${camp.links.weather.name}`,
  `${camp.bayName} ${camp.links.tides.name}`,
  'Locations',
  'Calendar',
]

/** Fails unless each data screen shows its heading, a status and nothing else. */
const showsOnlyStatus = async (page: Page, status: string) => {
  for (const [index, name] of dataScreens.entries()) {
    await openScreen(page, name)
    await statusShows(page, status)
    assert.equal(await wordsOf(page.getByRole('main')), [`${headers[index]} ${status}`])
    const more = page.locator('main :is(button, table, iframe, ul, ol, input, [role=group], [role=img])')
    assert.is(await more.count(), 0, name)
  }
}

test('Data loading: until a file is there, each data screen has its heading and "Loading ...", and nothing else', async ({
  site,
}) => {
  answerAll(site, silence)
  const { page } = await visit(site)
  await showsOnlyStatus(page, 'Loading ...')
})

test('Data loading: without a file and without a cached copy, each data screen has its heading and "Error", and nothing else', async ({
  site,
}) => {
  answerAll(site, text('404: Not Found', 404))
  const { page } = await visit(site)
  await showsOnlyStatus(page, 'Error')
})

test('Data loading: when its file is there, each data screen says "Last updated less than a minute ago"', async ({
  site,
}) => {
  const { page } = await visit(site)
  await allScreensShow(page, 'Last updated less than a minute ago')
})

test('Data loading: with a cached copy, each data screen says "Error (showing data from 3 hours ago)"', async ({
  site,
}) => {
  const { page } = await visit(site)
  await allAskedFor(site)
  await allLoaded(page)
  answerAll(site, cut)
  await page.clock.fastForward('03:00:00')
  await comeBack(page)
  for (const name of dataScreens) {
    await openScreen(page, name)
    await statusShows(page, 'Error (showing data from 3 hours ago)')
    assert.is(await openedScreen(page).locator(':is(table, ul)').count(), 1, `${name} keeps its data`)
  }
})

test('Data loading: each data set has a state of its own', async ({ site }) => {
  site.data.answers.tides = text('busy', 429)
  site.data.answers.calendar = silence
  const { page } = await visit(site)
  const expected = [
    'Last updated less than a minute ago',
    'Error',
    'Last updated less than a minute ago',
    'Loading ...',
  ]
  for (const [index, name] of dataScreens.entries()) {
    await openScreen(page, name)
    await statusShows(page, expected[index]!)
  }
})

test('Status line: each data screen has one, a polite one; Info has none', async ({ site }) => {
  const { page } = await visit(site)
  for (const name of dataScreens) {
    await openScreen(page, name)
    const line = page.getByRole('status')
    assert.is(await line.count(), 1, name)
    assert.ok([null, 'polite'].includes(await line.getAttribute('aria-live')), name)
  }
  await openScreen(page, 'Info')
  assert.is(await page.getByRole('status').count(), 0)
})

test('Relative time: the age is rounded down and kept current while the app is open', async ({ site }) => {
  const { page } = await visit(site)
  await loaded(page)
  const lastUpdated = Date.parse(JSON.parse(await cacheOf(page, 'weather')).lastUpdatedUtc)
  const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]
  // The app tries to refresh data that grow old.
  answerAll(site, cut)
  const ages: [ageMs: number, words: string][] = [
    [minute - 1, 'less than a minute ago'],
    [minute + second, '1 minute ago'],
    [2 * minute - 1, '1 minute ago'],
    [2 * minute + second, '2 minutes ago'],
    [hour - 1, '59 minutes ago'],
    [hour + second, '1 hour ago'],
    [2 * hour - 1, '1 hour ago'],
    [3 * hour + second, '3 hours ago'],
    [day - 1, '23 hours ago'],
    [day + second, '1 day ago'],
    [2 * day - 1, '1 day ago'],
    [2 * day + second, '2 days ago'],
    [264 * day + second, '264 days ago'],
  ]
  for (const [ageMs, words] of ages) {
    await page.clock.pauseAt(lastUpdated + ageMs)
    const [text = ''] = await wordsOf(page.getByRole('status'))
    assert.is(text.replace(/^Last updated |^Error \(showing data from |\)$/g, ''), words, `${ageMs} ms`)
  }
})

test('Data loading: a cached copy is shown at once while the fetch hangs, and replaced when it succeeds', async ({
  site,
}) => {
  const { answer, release } = held(json(newTides))
  site.data.answers.tides = answer
  const stored = { 'cache:tides': cacheEntry(oldTides, threeHoursEarlier) }
  const { page } = await visit(site, { path: 'tides', stored })
  await statusShows(page, 'Last updated 3 hours ago')
  assert.equal(await heights(page), ['3.3m'])
  const icon = page.getByRole('status').locator('svg')
  const workingIcon = await icon.innerHTML()
  release()
  await loaded(page)
  assert.equal(await heights(page), ['4.4m'])
  assert.is.not(await icon.innerHTML(), workingIcon, 'the icon says that the work is done')
  const { lastUpdatedUtc, data } = JSON.parse(await cacheOf(page, 'tides'))
  assert.equal(data, newTides)
  assert.ok(Date.parse(lastUpdatedUtc) >= Date.parse(evening), 'with the time of this fetch')
})

test("Data sets: all four files are fetched once at every start, the open screen's first", async ({
  site,
}) => {
  const { page } = await visit(site)
  await allAskedFor(site)
  const requests: string[] = []
  page.on('request', (request) => {
    const name = /main\/data\/(\w+)\.json$/.exec(request.url())?.[1]
    if (name) requests.push(name)
  })
  for (const path of [...datasetNames, 'info', 'no-such-screen']) {
    requests.length = 0
    await page.goto(site.url + path)
    await until(
      () => requests.length >= 4,
      () => `four requests on ${path}, not ${requests}`,
    )
    assert.equal([...requests].sort(), [...datasetNames].sort(), path)
    if (datasetNames.includes(path as DatasetName)) assert.is(requests[0], path)
  }
})

const redirect =
  (location: string, status = 302): Answer =>
  (response) => {
    response.writeHead(status, { ...corsHeaders, location, 'cache-control': 'no-store' })
    response.end()
  }

const portal = '<!doctype html><title>Camp Wi-Fi</title><h1>Please log in</h1>'

/** What the host may do instead of answering with a file; where it can, it sends a good file all the same. */
const failures: [what: string, answer: Answer, fault?: Fault][] = [
  ...([204, 206, 304, 404, 429, 500] as const).map((status): [string, Answer, Fault] => [
    `a status of ${status}`,
    json(newTides, status),
    `network: status ${status}`,
  ]),
  ...[201, 203, 403, 503].map((status): [string, Answer] => [
    `a status of ${status}`,
    json(newTides, status),
  ]),
  ['a connection that is cut', cut, 'network: the connection is cut'],
  [
    'a connection that is cut just before the end',
    (response) => {
      response.writeHead(200, corsHeaders)
      response.write(JSON.stringify(newTides), () => response.destroy())
    },
    'network: the connection is cut half-way',
  ],
  [
    'an answer that the page may not read',
    (response) => response.end(JSON.stringify(newTides)),
    'network: the answer may not be read (CORS)',
  ],
  ["a captive portal's page", text(portal), "network: a captive portal's page"],
  [
    "a redirect to a captive portal's page that the page may not read",
    (response, request) =>
      request.url?.endsWith('portal')
        ? response.end(portal)
        : redirect(`http://${request.headers.host}/portal`)(response, request),
  ],
  ['a redirect to nothing', redirect('/gone.json')],
  [
    'a redirect without an end',
    redirect('/camp/site/main/data/tides.json'),
    'network: redirected to nothing, or without an end',
  ],
  ['JSON that is cut short', text(JSON.stringify(newTides).slice(0, -1)), 'network: JSON that is cut short'],
  ['JSON with something after it', text(JSON.stringify(newTides) + ';')],
  ['an empty body', text('')],
  ['null', json(null), 'network: null'],
  ['a body over 1 MB', json({ ...newTides, padding: 'x'.repeat(1_100_000) }), 'network: a body over 1 MB'],
]

test('Data loading: whatever is not a 200 with a valid file yields the error state, is logged, and leaves data and cache as they were', async ({
  site,
}) => {
  site.data.answers.tides = json(null)
  const stored = { 'cache:tides': cacheEntry(oldTides, threeHoursEarlier) }
  const visited = await visit(site, { path: 'tides', stored })
  const { page } = visited
  await until(() => complaints(visited).length === 1, 'a failure')
  for (const [what, answer, fault] of failures) {
    const before = complaints(visited).length
    site.data.answers.tides = answer
    await fireOnline(page)
    await until(
      () => complaints(visited).length > before,
      () => `${what} is logged`,
    )
    assert.match(complaints(visited)[before]!, /tides/, what)
    await statusShows(page, 'Error (showing data from 3 hours ago)')
    assert.equal(await heights(page), ['3.3m'], what)
    assert.is(await cacheOf(page, 'tides'), stored['cache:tides'], what)
    if (fault) handled(fault)
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
  handled('network: the name of the data host does not resolve')
})

test('Each failure is logged in a line that names the data set', async ({ site }) => {
  answerAll(site, text('busy', 500))
  const visited = await visit(site)
  await until(
    () => complaints(visited).length === 4,
    () => `four lines, not ${visited.logged}`,
  )
  for (const name of datasetNames) {
    assert.is(complaints(visited).filter((line) => line.includes(name)).length, 1, name)
  }
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
  handled('network: redirected to the file')
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
  handled('network: the right JSON under any content type')
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
  handled('network: a body without an end')
})

const stalls: [what: string, answer: Answer, fault: Fault][] = [
  ['a host that accepts and never answers', silence, 'network: the data host never answers'],
  [
    'an answer that stalls after its head',
    (response) => response.writeHead(200, corsHeaders).flushHeaders(),
    'network: the answer stalls after its head',
  ],
  [
    'an answer that stalls half-way',
    (response) => response.writeHead(200, corsHeaders).write(JSON.stringify(newTides).slice(0, 50)),
    'network: the answer stalls half-way',
  ],
]

for (const [what, answer, fault] of stalls) {
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
    handled(fault)
  })
}

test("Last updated: the browser's own cache is asked about, so that what is called updated was confirmed by the host", async ({
  site,
}) => {
  const asked: string[] = []
  const answer =
    (file: object): Answer =>
    (response, request) => {
      const { 'if-none-match': etag } = request.headers
      asked.push(etag === '"1"' ? 'again' : 'anew')
      const headers = { ...corsHeaders, 'cache-control': 'max-age=300', etag: '"1"' }
      if (etag === '"1"') response.writeHead(304, headers).end()
      else response.writeHead(200, headers).end(JSON.stringify(file))
    }
  for (const [name, file] of Object.entries(campFiles('2026-08-22'))) {
    site.data.answers[name as DatasetName] = answer(file)
  }
  const { page, context } = await visit(site, { path: 'tides', keepsHttpCache: true })
  await loaded(page)
  await until(() => asked.length === 4, 'four requests')
  await page.reload()
  await until(() => asked.length === 8, 'four more requests')
  assert.equal(asked.slice(4), ['again', 'again', 'again', 'again'])
  await loaded(page)
  await context.setOffline(true)
  await fireOnline(page)
  await page.clock.fastForward('00:30')
  await goAway(page)
  await page.clock.fastForward('06:00')
  await comeBack(page)
  await statusShows(page, 'Error (showing data from 6 minutes ago)')
})

test.run()
