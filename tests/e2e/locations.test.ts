import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { place } from '../support/files'
import { fitsAcross } from '../support/look'
import { loaded, wordsOf } from '../support/page'
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

test.run()
