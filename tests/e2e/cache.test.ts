import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { dataScreens, datasetNames } from '../support/app-tables'
import { cut, silence, text } from '../support/data-host'
import { campFiles, evening, tidesFile } from '../support/files'
import { allLoaded, loaded, openedScreen, openScreen, statusShows } from '../support/page'
import { answerAll, siteSuite, visit } from '../support/site'
import { cacheEntry } from '../support/stored'

const test = siteSuite('cache')

const threeHoursEarlier = '2026-08-22T15:00:00.000Z'

/** Everything in local storage. */
const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }))

test('Storage: each whole file is kept as it was fetched, extra keys included, with the time of the fetch', async ({
  site,
}) => {
  const texts = Object.entries(campFiles('2026-08-22')).map(([name, file]): [string, string] => [
    name,
    JSON.stringify({ year: 2026, ...file, more: { deep: [null, 'é', '\u2028'] } }).replace(
      '"name":',
      '"__proto__":{"a":1},"shortName":"x","name":',
    ),
  ])
  for (const [name, body] of texts) Object.assign(site.data.answers, { [name]: text(body) })
  const { page } = await visit(site, { path: 'info' })
  await allLoaded(page)
  const now = await page.evaluate(() => Date.now())
  const storage = await stored(page)
  for (const [name, body] of texts) {
    const [, time = '', source, data] =
      /^{"lastUpdatedUtc":"([^"]+)","source":"([^"]+)","data":([^]*)}$/.exec(
        storage[`cache:${name}`] ?? '',
      ) ?? []
    assert.ok(data === body, `${name} is kept as it came`)
    assert.is(source, `${site.data.url}/camp/site/main/data/${name}.json`)
    assert.match(time, /^2026-08-22T18:\d\d:\d\d\.\d{3}Z$/)
    assert.ok(Date.parse(time) >= Date.parse(evening) && Date.parse(time) <= now, time)
  }
})

test('Storage: nothing but the allowed keys is ever written, and what others keep is left alone', async ({
  site,
}) => {
  const foreign = {
    'cache:': 'x',
    'cache:weather2': 'x',
    'other:cache:weather': 'x',
    'dismiss:other': 'x',
    themes: 'x',
    Theme: 'dark',
    '': 'x',
  }
  const { page, context } = await visit(site, { path: 'info' })
  await page.evaluate((entries) => Object.assign(localStorage, entries), foreign)
  await context.addInitScript(() => {
    const touched: string[] = []
    Object.assign(window, { touched })
    for (const name of ['setItem', 'removeItem', 'clear'] as const) {
      const real: (...parameters: string[]) => void = Storage.prototype[name]
      Storage.prototype[name] = function (this: Storage, ...parameters: string[]) {
        touched.push(`${this === localStorage ? '' : 'session '}${name} ${parameters[0]}`)
        real.apply(this, parameters)
      }
    }
  })
  await page.evaluate(() => caches.open('other-app'))
  await page.reload()
  await allLoaded(page)
  await page.getByRole('button', { name: /Close|Dismiss/ }).click()
  await openScreen(page, 'Weather')
  await page.getByRole('button', { name: '25' }).click()
  await openScreen(page, 'Info')
  for (const name of ['Dark', 'System', 'Light']) await page.getByRole('radio', { name }).check()
  const touched = await page.evaluate(() => (window as unknown as { touched: string[] }).touched)
  const allowed = [...datasetNames.map((name) => `cache:${name}`), 'dismiss:pwa-warning', 'theme']
  assert.equal([...new Set(touched)].sort(), allowed.map((key) => `setItem ${key}`).sort())
  const storage = await stored(page)
  assert.equal(Object.keys(storage).sort(), [...allowed, ...Object.keys(foreign)].sort())
  for (const [key, value] of Object.entries(foreign)) assert.is(storage[key], value, key)
  assert.is(storage['theme'], 'light')
  assert.match(storage['dismiss:pwa-warning']!, /^{"lastDismissedUtc":"2026-08-22T18:\d\d:\d\d\.\d+Z"}$/)
  assert.is(await page.evaluate(() => sessionStorage.length), 0)
  assert.is(await page.evaluate(async () => (await indexedDB.databases()).length), 0)
  assert.ok(await page.evaluate(() => caches.has('other-app')))
  assert.equal(await context.cookies(), [])
})

test('A bad cached copy does no harm to the others, and is replaced by the next good file', async ({
  site,
}) => {
  site.data.answers.calendar = cut
  const entries = {
    'cache:tides': '{"lastUpdatedUtc":',
    'cache:locations': 'null',
    'cache:calendar': cacheEntry(campFiles('2026-08-22').calendar, threeHoursEarlier),
  }
  const { page } = await visit(site, { path: 'calendar', stored: entries })
  await statusShows(page, 'Error (showing data from 3 hours ago)')
  for (const name of ['Tides', 'Locations']) {
    await openScreen(page, name)
    await loaded(page)
  }
  const storage = await stored(page)
  assert.equal(JSON.parse(storage['cache:tides']!).data, tidesFile('2026-08-22'))
  assert.equal(JSON.parse(storage['cache:locations']!).data, campFiles('2026-08-22').locations)
  assert.is(storage['cache:calendar'], entries['cache:calendar'])
})

test('Relative time: a time in the future counts as now', async ({ site }) => {
  site.data.answers.tides = silence
  const entries = { 'cache:tides': cacheEntry(tidesFile('2026-08-22'), '2027-01-01T00:00:00.000Z') }
  const { page } = await visit(site, { path: 'tides', stored: entries })
  await loaded(page)
  assert.is(await page.locator('tbody tr').count(), 4)
  await page.clock.fastForward('00:10')
  await statusShows(page, 'Error (showing data from less than a minute ago)')
  site.data.answers.tides = cut
  await page.clock.fastForward('03:00:00')
  await statusShows(page, 'Error (showing data from less than a minute ago)')
})

test('Reliability: with a cached copy of each file, all screens are there while no host answers', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'tides' })
  await allLoaded(page)
  answerAll(site, silence)
  await page.clock.fastForward('05:00:00')
  await page.reload()
  for (const name of dataScreens) {
    await openScreen(page, name)
    await statusShows(page, 'Last updated 5 hours ago')
    assert.ok((await openedScreen(page).locator(':is(table, ul)').count()) > 0, name)
  }
})

test.run()
