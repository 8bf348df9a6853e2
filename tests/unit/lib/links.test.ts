import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { camp } from '../../../src/camp'
import { mapAppUrl, mapsSearchUrl, radarFrameUrl, radarPageUrl, telephoneUrl } from '../../../src/lib/links'
import { place } from '../../support/files'
import { forOwnCamp } from '../../support/own-camp'

const ownCampTest = forOwnCamp(test)

const searchBase = 'https://www.google.com/maps/search/?api=1&query='

test('Maps search: the link has latitude and longitude, and no place id when that is empty', () => {
  assert.is(mapsSearchUrl(place()), `${searchBase}50.65203,-1.95389`)
})

test('Map app: a phone is given the address that its own map app opens', () => {
  const position = { latitude: 50.6408, longitude: -1.9437 }
  for (const [device, url] of [
    ['Mozilla/5.0 (Linux; Android 10; K)', `${searchBase}50.6408,-1.9437`],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'https://maps.apple.com/?q=50.6408,-1.9437'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'https://maps.apple.com/?q=50.6408,-1.9437'],
  ] as const) {
    assert.is(mapAppUrl(position, device), url)
  }
})

test('Telephone: a number is dialled without what only eyes need', () => {
  assert.is(telephoneUrl('+44 (0)1632 960100'), 'tel:+4401632960100')
  assert.is(telephoneUrl('112'), 'tel:112')
})

test('Maps search: the link has the place id when there is one', () => {
  assert.is(
    mapsSearchUrl(place({ googlePlaceId: 'ChIJ_x-1' })),
    `${searchBase}50.65203,-1.95389&query_place_id=ChIJ_x-1`,
  )
})

test('Maps search: every part is encoded, so that a hostile value stays what it is', () => {
  const hostile = [
    'javascript:alert(1)',
    '&q=elsewhere',
    '"><img src=x>',
    '#top',
    '../..',
    '50,7 +%',
    '\u202e\n',
  ]
  for (const text of hostile) {
    const url = new URL(mapsSearchUrl(place({ name: text, lat: text, lng: text, googlePlaceId: text })))
    assert.is(url.origin + url.pathname, 'https://www.google.com/maps/search/')
    assert.is(url.hash, '')
    assert.equal(
      [...url.searchParams],
      [
        ['api', '1'],
        ['query', text],
        ['query_place_id', text],
      ],
    )
  }
})

test('Maps search: markup and quotes never stand in the address as they are', () => {
  const url = mapsSearchUrl(place({ name: `"<'>`, lat: ' ', googlePlaceId: '"' }))
  assert.not.match(url, /["<> ]/)
})

test('Maps search: half a surrogate pair is left out, a whole one is kept', () => {
  const search = (name: string) => mapsSearchUrl(place({ name, lat: '' }))
  assert.is(search('1\ud8002\udc00'), `${searchBase}12`)
  assert.is(search('🏖2'), `${searchBase}%F0%9F%8F%962`)
})

test('Maps search: a place whose coordinates are no numbers is looked for by its name', () => {
  for (const lat of ['', ' ', 'north', '50,7', '50.7N', 'NaN', 'Infinity', '-']) {
    for (const coordinates of [{ lat }, { lng: lat }]) {
      assert.is(
        mapsSearchUrl(place({ ...coordinates, googlePlaceId: 'a b' })),
        `${searchBase}Long%20Sand&query_place_id=a%20b`,
        lat,
      )
    }
  }
})

test('Map: the frame has the centre, the zoom, the radar overlay and the forecast model ecmwf', () => {
  const url = new URL(radarFrameUrl({ latitude: 50.6408, longitude: -1.943736, zoom: 8 }))
  assert.is(url.protocol, 'https:')
  assert.is(url.hostname, 'embed.windy.com')
  const parameters = Object.fromEntries(url.searchParams)
  assert.is(parameters['lat'], '50.6408')
  assert.is(parameters['lon'], '-1.943736')
  assert.is(parameters['zoom'], '8')
  assert.is(parameters['overlay'], 'radar')
  assert.is(parameters['product'], 'ecmwf')
})

ownCampTest('Map: the camp that the project comes with has its centre and zoom', () => {
  assert.equal(camp.map, { latitude: 50.6408, longitude: -1.943736, zoom: 8 })
})

test('Radar map: the page of its own shows the radar at the same place', () => {
  const url = new URL(radarPageUrl({ latitude: 50.6408, longitude: -1.943736, zoom: 8 }))
  assert.is(url.origin, 'https://www.windy.com')
  assert.is(url.search, '?radar,50.6408,-1.943736,8')
})

test.run()
