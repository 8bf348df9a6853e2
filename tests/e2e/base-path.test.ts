import { dataScreens, datasetNames, screenNames } from '../support/app-tables'
import { mapOrigin } from '../support/map-origin'
import { heading, loaded, openScreen, scrollPage } from '../support/page'
import { holdAnswers } from '../support/site'
import { expect, test } from './fixtures'
import { cacheNames, untilCached, untilDropped } from '../support/worker'

const base = '/some/camp/'

test.use({ basePath: base })

const oldCache = `strandline:${base}:old`
const othersCaches = [
  'strandline:/:hash',
  'strandline:/some/:hash',
  'strandline:/some/camp/next/:hash',
  'another-app',
]

test('requests: stay below the base path, or go to data and map', async ({ site, visit }) => {
  // The app registers the worker after the data, and the worker must find these caches.
  const release = holdAnswers(site)
  const { page, context } = await visit({ path: 'info' })
  const caches = [oldCache, ...othersCaches]
  await page.evaluate((names) => Promise.all(names.map((name) => window.caches.open(name))), caches)
  release()
  const { origin } = new URL(site.url)
  const asked = new Set<string>()
  context.on('request', (request) => asked.add(request.url()))
  await page.goto(site.url)
  const links = new Set<string>()
  for (const name of screenNames) {
    await openScreen(page, name)
    if (dataScreens.includes(name)) await loaded(page)
    await scrollPage(page, 'end')
    if (name === 'Weather') await expect(page.locator('iframe')).toBeVisible()
    await expect(page).toHaveURL(site.url + name.toLowerCase())
    const urls = await page
      .locator('a[href], link[href]')
      .evaluateAll((elements) => elements.map((element) => (element as HTMLLinkElement).href))
    for (const url of urls) links.add(url)
  }
  const own = [...links, ...asked].filter((url) => new URL(url).origin === origin)
  expect(own.length, 'there are URLs besides the links of the bar').toBeGreaterThan(screenNames.length)
  for (const url of own) {
    expect(url).toContain(site.url)
    expect((await context.request.get(url)).status(), url).toBe(200)
  }
  for (const name of datasetNames)
    expect(asked).toContain(`${site.data.url}/camp/site/main/data/${name}.json`)
  const origins = new Set([...asked].map((url) => new URL(url).origin))
  expect(origins, 'no other host is asked').toEqual(new Set([origin, site.data.url, mapOrigin]))
  await page.goto(`${site.url}some/camp/weather`)
  await page.getByRole('main').getByRole('link', { name: 'Weather', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}weather`)
  await page.goBack()
  await expect(heading(page, 'Unexpected Application Error!')).toBeVisible()
  await test.step('the caches of other camps and apps are kept', async () => {
    await untilCached(page)
    await untilDropped(page, (name) => name !== oldCache)
    expect(await cacheNames(page)).toEqual(expect.arrayContaining(othersCaches))
  })
})
