import { assert } from '#test'
import { dataScreens, datasetNames, screenNames } from '../support/app-tables'
import { heading, loaded, openScreen } from '../support/page'
import { holdAnswers, siteSuite, visit } from '../support/site'
import { cacheNames, untilCached, untilDropped } from '../support/worker'

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
  assert.ok(own.length > screenNames.length, 'there are URLs besides the links of the bar')
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

test('base path: the caches of other camps and apps are kept', async ({ site }) => {
  const others = [
    'strandline:/:hash',
    'strandline:/some/:hash',
    'strandline:/some/camp/next/:hash',
    'another-app',
  ]
  const own = `strandline:${base}:old`
  // The app registers the worker after the data, and the worker must find the caches below.
  const release = holdAnswers(site)
  const { page } = await visit(site)
  await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), [...others, own])
  release()
  await untilCached(page)
  await untilDropped(page, [own])
  const names = await cacheNames(page)
  for (const name of others) assert.ok(names.includes(name), name)
})
