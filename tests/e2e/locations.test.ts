import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { text } from '../support/data-host'
import { place } from '../support/files'
import { fitsAcross } from '../support/look'
import { loaded, openedScreen, wordsOf } from '../support/page'
import { publish, siteSuite, visit } from '../support/site'

const test = siteSuite('locations')

const links = (page: Page) => page.getByRole('main').getByRole('link')

test('Locations: each place is a link to a maps search, with the place id when there is one', async ({
  site,
}) => {
  publish(site, {
    locations: {
      locations: [
        place({ name: 'Long Sand', lat: '50.65203', lng: '-1.95389' }),
        place({ name: 'Cove Stores', lat: '50.1', lng: '2', googlePlaceId: 'ChIJ_abc-123' }),
        place({ name: 'Cove Stores', lat: '50.1', lng: '2' }),
      ],
    },
  })
  const { page } = await visit(site, { path: 'locations' })
  await loaded(page)
  assert.equal(await wordsOf(links(page)), ['Long Sand', 'Cove Stores', 'Cove Stores'])
  assert.equal(await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href'))), [
    'https://www.google.com/maps/search/?api=1&query=50.65203,-1.95389',
    'https://www.google.com/maps/search/?api=1&query=50.1,2&query_place_id=ChIJ_abc-123',
    'https://www.google.com/maps/search/?api=1&query=50.1,2',
  ])
})

test('External links: a place opens in the same window', async ({ site }) => {
  const { page } = await visit(site, { path: 'locations' })
  await loaded(page)
  for (const link of await links(page).all()) {
    assert.is(await link.getAttribute('target'), null)
  }
})

const hostile = [
  'javascript:alert(1)//',
  '"><script>window.hacked=1</script>',
  "' onclick='window.hacked=1",
  '&q=elsewhere#top',
  '/../../evil?x=1&query_place_id=2',
  '%22%3E a+b\u00a0c\n\r\t\0',
  '\u202e gnirts \u{1f3d6}',
  ' ',
]

test('Reliability: hostile coordinates and place ids stay inside one maps address, every part encoded', async ({
  site,
}) => {
  publish(site, {
    locations: {
      locations: hostile.map((value) => place({ name: value, lat: value, googlePlaceId: value })),
    },
  })
  const { page, logged } = await visit(site, { path: 'locations' })
  await loaded(page)
  const found = await links(page).evaluateAll((all) =>
    all.map((link) => {
      const { origin, pathname, searchParams, hash } = new URL((link as HTMLAnchorElement).href)
      return { origin, pathname, hash, parameters: [...searchParams], name: link.textContent }
    }),
  )
  assert.equal(
    found,
    hostile.map((value) => ({
      origin: 'https://www.google.com',
      pathname: '/maps/search/',
      hash: '',
      parameters: [
        ['api', '1'],
        // What is no number is no coordinate.
        ['query', value],
        ['query_place_id', value],
      ],
      name: value,
    })),
  )
  assert.not(await page.evaluate(() => 'hacked' in window))
  assert.is(await page.locator('main script').count(), 0)
  assert.equal(logged, [])
})

test('Reliability: half a surrogate pair in a place is no error', async ({ site }) => {
  site.data.answers.locations = text(
    String.raw`{"locations":[{"name":"Half \ud83c","lat":"","lng":"","googlePlaceId":"a\ud83c","type":"beach"}]}`,
  )
  const { page } = await visit(site, { path: 'locations' })
  await loaded(page)
  const address = new URL((await links(page).getAttribute('href'))!)
  assert.is(address.origin + address.pathname, 'https://www.google.com/maps/search/')
  assert.match(address.searchParams.get('query')!, /^Half \ufffd?$/)
})

test('Locations: each place has an icon by its type, which says the type', async ({ site }) => {
  // In the order in which the screen has them.
  const types = ['beach', 'beach', 'destination', 'shop', 'station', 'home'] as const
  publish(site, { locations: { locations: types.map((type) => place({ name: 'A place', type })) } })
  const { page } = await visit(site, { path: 'locations' })
  await loaded(page)
  const drawings: string[] = []
  for (const [index, type] of types.entries()) {
    const icon = page.getByRole('main').getByRole('listitem').nth(index).getByRole('img')
    assert.is(await icon.count(), 1)
    assert.is(await icon.getAttribute('aria-label'), type)
    drawings.push(await icon.innerHTML())
  }
  assert.is(drawings[0], drawings[1])
  assert.is(new Set(drawings).size, 5, 'five types, five icons')
})

test('Reliability: an empty list of places is valid, and the screen says so', async ({ site }) => {
  publish(site, { locations: { locations: [] } })
  const { page } = await visit(site, { path: 'locations' })
  await loaded(page)
  await page.getByText('There are no places.').waitFor()
  assert.is(await links(page).count(), 0)
})

test('Reliability: markup, right-to-left text and 10,000 characters in a name are shown as text, and the layout holds', async ({
  site,
}) => {
  const names = ['<img src=x onerror="window.hacked=1">', 'شاطئ \u202etxt', 'W'.repeat(10_000)]
  publish(site, { locations: { locations: names.map((name) => place({ name })) } })
  const { page } = await visit(site, { path: 'locations' })
  await loaded(page)
  assert.equal(await links(page).allTextContents(), names)
  assert.ok(await fitsAcross(page))
  assert.not(await page.evaluate(() => 'hacked' in window))
})

test('Locations: a place without coordinates has no distance, and is looked for by its name', async ({
  site,
}) => {
  const places = ['', ' ', 'north', '50,65'].map((lat, index) =>
    place({ name: `Nowhere ${index}`, lat, lng: index % 2 ? '' : '-1.9', googlePlaceId: '' }),
  )
  publish(site, {
    locations: { locations: [...places, place({ name: 'Gate', lat: '50.6408', lng: '-1.9437' })] },
  })
  const { page } = await visit(site, { path: 'locations' })
  await loaded(page)
  assert.is(await page.getByText(/\d km/).count(), 0)
  for (const { name } of places) {
    const address = new URL((await page.getByRole('link', { name }).getAttribute('href'))!)
    assert.is(address.searchParams.get('query'), name)
  }
  await page.getByText('Distances are as the crow flies, from the camp.').waitFor()
})

test('Locations: beaches come first, and each place says how far it is', async ({ site }) => {
  const { page } = await visit(site, { path: 'locations' })
  await page.getByText('Long Sand').waitFor()
  assert.match((await wordsOf(openedScreen(page).locator('li')))[0]!, /^Long Sand 1\.4 km N/)
  assert.is(await page.getByRole('link', { name: 'beach Long Sand', exact: true }).count(), 1)
})

test.run()
