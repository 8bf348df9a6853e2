import { assert } from '#test'
import { timeoutMs } from '../../src/device/fetch-json'
import { dataScreens, datasetNames, screenNames } from '../support/app-tables'
import { silence } from '../support/data-host'
import { tidesFile } from '../support/files'
import { heading, loaded, openScreen, statusShows } from '../support/page'
import { siteSuite, visit } from '../support/site'
import { cacheNames, untilCached, untilDropped } from '../support/worker'
import { atCamp } from '../support/camp-clock'

const base = '/some/camp/'

const test = siteSuite('base path', { BASE_PATH: base })

test('base path: links and requests stay below it', async ({ site }) => {
  const { page, context } = await visit(site, { path: 'info' })
  const { origin } = new URL(site.url)
  const asked = new Set<string>()
  context.on('request', (request) => asked.add(request.url()))
  await page.goto(site.url)
  const links = new Set<string>()
  for (const name of screenNames) {
    await openScreen(page, name)
    if (dataScreens.includes(name)) await loaded(page)
    assert.is(page.url(), site.url + name.toLowerCase())
    const urls = await page
      .locator('a[href], link[href]')
      .evaluateAll((elements) => elements.map((element) => (element as HTMLLinkElement).href))
    for (const url of urls) links.add(url)
  }
  const own = [...links, ...asked].filter((url) => new URL(url).origin === origin)
  assert.ok(own.length > screenNames.length, 'the links of the bar, and an icon')
  for (const url of own) {
    assert.ok(url.startsWith(site.url), url)
    assert.is((await context.request.get(url)).status(), 200, url)
  }
  for (const name of datasetNames) assert.ok(asked.has(`${site.data.url}/camp/site/main/data/${name}.json`))
  await page.goto(`${site.url}some/camp/weather`)
  await page.getByRole('main').getByRole('link', { name: 'Weather', exact: true }).click()
  await page.waitForURL(`${site.url}weather`)
  await page.goBack()
  await heading(page, 'Unexpected Application Error!').waitFor()
})

test("two camps: leave each other's data and caches alone", async ({ site }) => {
  const others = [
    'strandline:/:hash',
    'strandline:/some/:hash',
    'strandline:/some/camp/next/:hash',
    'another-app',
  ]
  const own = `strandline:${base}:old`
  const copy = JSON.stringify({
    lastUpdatedUtc: atCamp('2026-08-22T18:59'),
    source: 'https://data.example/other/camp/main/data/tides.json',
    data: tidesFile('2026-08-25'),
  })
  const { answers } = site.data
  site.data.answers = { ...answers, tides: silence }
  const { page } = await visit(site, { path: 'tides', stored: { 'cache:tides': copy } })
  await statusShows(page, 'loading')
  assert.is(await page.locator('table').count(), 0)
  await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), [...others, own])
  site.data.answers = answers
  await page.clock.fastForward(timeoutMs)
  await statusShows(page, 'error')
  await page.clock.fastForward('00:31')
  await loaded(page)
  await untilCached(page)
  await untilDropped(page, [own])
  const names = await cacheNames(page)
  for (const name of others) assert.ok(names.includes(name), name)
})
