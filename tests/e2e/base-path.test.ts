import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { BrowserContext } from 'playwright'
import * as assert from 'uvu/assert'
import { build } from '../../build'
import { projectFolder } from '../../tools/files'
import { sampleFile } from '../../tools/dev/sample-camp'
import { serve } from '../../tools/dev/server'
import { sampleSettings } from '../../tools/settings'
import type { DatasetName } from '../../src/schemas'
import { datasetNames, screenNames } from '../support/app-tables'
import {
  becomesCurrent,
  isLeftToBrowser,
  loaded,
  nextFrame,
  openedScreen,
  openScreen,
  statusShows,
  tideSentence,
} from '../support/page'
import { publish, siteSuite, visit } from '../support/site'
import { silence } from '../support/data-host'
import { tidesFile } from '../support/files'
import { cacheNames, poll, untilCached } from '../support/worker'

const base = '/some/camp/'

const test = siteSuite('base path', { BASE_PATH: base })

/** Paths on an origin that anything of the context, its worker included, asks for from now on. */
const pathsAskedFor = (context: BrowserContext, origin: string): string[] => {
  const paths: string[] = []
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === origin) paths.push(url.pathname)
  })
  return paths
}

test('Base path: every screen has its address below it, by the bar, by a direct visit and on a reload', async ({
  site,
}) => {
  const { page } = await visit(site)
  for (const name of screenNames) {
    await openScreen(page, name)
    const url = site.url + name.toLowerCase()
    assert.is(page.url(), url)
    const title = await page.title()
    await page.goto(url)
    await becomesCurrent(page, name)
    assert.is(page.url(), url)
    assert.is(await page.title(), title)
  }
})

test('Base path: /some/camp and /some/camp/ are replaced by /some/camp/weather, so that Back leaves', async ({
  site,
}) => {
  const { page } = await visit(site)
  for (const [given, expected] of [
    ['/some/camp', 'weather'],
    ['/some/camp/', 'weather'],
    ['/some/camp/tides/', 'tides'],
    ['/some/camp?from=poster', 'weather?from=poster'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(new URL(given, site.url).href)
    await page.waitForSelector('h1')
    assert.is(page.url(), site.url + expected, given)
    await page.goBack()
    assert.is(page.url(), 'about:blank', given)
  }
})

test('Base path: Back and Forward work below it', async ({ site }) => {
  const { page } = await visit(site, { path: 'tides' })
  await openScreen(page, 'Calendar')
  await page.goBack()
  await becomesCurrent(page, 'Tides')
  assert.is(page.url(), `${site.url}tides`)
  await page.goForward()
  await becomesCurrent(page, 'Calendar')
  assert.is(page.url(), `${site.url}calendar`)
})

test('Base path: an unknown path below it shows the error page, whose link leads below it too', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'some/camp/weather' })
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Weather', exact: true }).click()
  await openedScreen(page).getByText('Last updated').waitFor()
  assert.is(page.url(), `${site.url}weather`)
})

test('Base path: whatever the app links to or asks for on its own origin is below it', async ({ site }) => {
  const { page, context } = await visit(site, { path: 'info' })
  const { origin } = new URL(site.url)
  const paths = pathsAskedFor(context, origin)
  await page.goto(site.url)
  await openedScreen(page).getByText('Last updated').waitFor()
  const links = new Set<string>()
  for (const name of screenNames) {
    await openScreen(page, name)
    for (const url of await page
      .locator('a[href], link[href], img[src], script[src]')
      .evaluateAll((elements) =>
        elements.map(
          (element) =>
            new URL((element.getAttribute('href') ?? element.getAttribute('src'))!, location.href).href,
        ),
      ))
      links.add(url)
  }
  const own = [...links].filter((url) => new URL(url).origin === origin)
  assert.ok(own.length > screenNames.length, 'the links of the bar, and an icon')
  for (const url of own) {
    assert.ok(url.startsWith(site.url), url)
    const response = await context.request.get(url)
    assert.is(response.status(), 200, url)
  }
  assert.ok(paths.includes(base))
  assert.equal(
    paths.filter((path) => !path.startsWith(base)),
    [],
  )
})

test('Data source: below a base path too, the data come from the data host', async ({ site }) => {
  const { page, origins } = await visit(site, { path: 'tides' })
  await tideSentence(page).waitFor()
  for (const name of ['Weather', 'Locations', 'Calendar']) {
    await openScreen(page, name)
    await openedScreen(page).getByText('Last updated').waitFor()
  }
  assert.equal(site.data.requests.toSorted(), datasetNames.toSorted())
  assert.ok(origins.has(site.data.url))
})

test("Router: a link to the app's origin outside the base path is left to the browser", async ({ site }) => {
  const { page } = await visit(site)
  for (const href of ['/', '/tides', '/some/campsite', '/some/camping/tides', '/other/camp/tides'])
    assert.is(await isLeftToBrowser(page, { href }), true, href)
  assert.is(await isLeftToBrowser(page, { href: '/some/camp/tides' }), false)
  await page.waitForURL(`${site.url}tides`)
})

test('Data source: without owner and repository, the sample camp lies below the base path, whose name orders nothing', async ({
  site,
}) => {
  const base = '/weather/camp/'
  const folder = path.join(projectFolder, '.cache/e2e', `${process.pid}-sample`)
  const settings = sampleSettings({ BASE_PATH: base })
  await build(settings, folder)
  const server = await serve(
    {
      folder,
      basePath: settings.basePath,
      async readData(fileName) {
        return JSON.stringify(sampleFile(path.basename(fileName, '.json') as DatasetName, Date.now()))
      },
    },
    0,
  )
  try {
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`
    await visit(
      { ...site, url: origin + base },
      { path: 'info', clock: new Date().toISOString() },
      async ({ page, context }) => {
        const paths = pathsAskedFor(context, origin)
        await page.goto(`${origin}${base}tides`)
        await tideSentence(page).waitFor()
        await openScreen(page, 'Weather')
        await page.getByText('Sunrise').waitFor()
        const asked = new Set(paths.filter((path) => path.includes('/data/')))
        assert.match([...asked][0]!, 'tides.json')
        assert.equal(
          [...asked].sort(),
          datasetNames.toSorted().map((name) => `${base}sample/camp/main/data/${name}.json`),
        )
      },
    )
  } finally {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true, force: true })
  }
})

test('Two camps on one origin: caches and copies of another camp are left alone, and its data are never shown', async ({
  site,
}) => {
  const others = [
    'strandline:/:hash',
    'strandline:/some/:hash',
    'strandline:/some/camp/next/:hash',
    'another-app',
  ]
  const own = `strandline:${base}:old`
  const copy = JSON.stringify({
    lastUpdatedUtc: '2026-08-22T17:59:00Z',
    source: 'https://data.example/other/camp/main/data/tides.json',
    data: tidesFile('2026-08-25'),
  })
  site.data.answers.tides = silence
  const { page, context } = await visit(site, { path: 'tides', stored: { 'cache:tides': copy } })
  await statusShows(page, 'Loading ...')
  assert.is(await page.locator('table').count(), 0)
  // Another tab of the other camp writes its copy anew.
  const tab = await context.newPage()
  await tab.goto(`${site.url}robots.txt`)
  await tab.evaluate((text) => localStorage.setItem('cache:tides', text.replace('17:59', '18:01')), copy)
  await nextFrame(page)
  await statusShows(page, 'Loading ...')
  await page.evaluate(
    async (names) => {
      for (const name of names) await caches.open(name)
    },
    [...others, own],
  )
  publish(site)
  await page.clock.fastForward('00:10')
  await statusShows(page, 'Error')
  await page.clock.fastForward('00:31')
  await loaded(page)
  await untilCached(page)
  await poll(async () => !(await cacheNames(page)).includes(own), 'the old cache of this camp is dropped')
  const names = await cacheNames(page)
  for (const name of others) assert.ok(names.includes(name), name)
})

test.run()
