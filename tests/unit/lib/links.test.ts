import { assert, test } from '#test'
import { mapAppUrl, mapsSearchUrl, radarFrameUrl, radarPageUrl, telephoneUrl } from '../../../src/lib/links'
import { place } from '../../support/files'

const searchBase = 'https://www.google.com/maps/search/?api=1&query='

test('maps search: uses coordinates or the name, and the place id', () => {
  for (const [changes, query] of [
    [{}, '50.65203,-1.95389'],
    [{ googlePlaceId: 'ChIJ_x-1' }, '50.65203,-1.95389&query_place_id=ChIJ_x-1'],
    [{ lat: '' }, 'Long%20Sand'],
    [{ lng: ' ', googlePlaceId: 'a b' }, 'Long%20Sand&query_place_id=a%20b'],
    ...['north', '50,7', '50.7N', 'NaN', 'Infinity', '-'].map((lat) => [{ lat }, 'Long%20Sand'] as const),
    // A lone surrogate would make the encoding throw, so it is dropped; a surrogate pair is encoded.
    [{ name: '1\ud8002\udc00', lat: '' }, '12'],
    [{ name: '🏖2', lat: '' }, '%F0%9F%8F%962'],
  ] as const) {
    assert.is(mapsSearchUrl(place(changes)), searchBase + query, JSON.stringify(changes))
  }
})

test('maps search: encodes hostile values', () => {
  for (const text of [
    'javascript:alert(1)',
    '&q=elsewhere',
    `"><img src='x'>`,
    '#top',
    '../..',
    '\u202e\n +%',
  ]) {
    const url = mapsSearchUrl(place({ name: text, lat: text, googlePlaceId: text }))
    assert.not.match(url, /["<> ]/)
    const { origin, pathname, hash, searchParams } = new URL(url)
    assert.is(origin + pathname + hash, 'https://www.google.com/maps/search/')
    assert.equal(Object.fromEntries(searchParams), { api: '1', query: text, query_place_id: text })
  }
})

test('map app: is Apple Maps on Apple devices, else Google Maps', () => {
  const position = { latitude: 50.6408, longitude: -1.9437 }
  for (const [device, url] of [
    ['Mozilla/5.0 (Linux; Android 10; K)', `${searchBase}50.6408,-1.9437`],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'https://maps.apple.com/?q=50.6408,-1.9437'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'https://maps.apple.com/?q=50.6408,-1.9437'],
  ] as const) {
    assert.is(mapAppUrl(position, device), url)
  }
})

test('telephone: strips separators', () => {
  assert.is(telephoneUrl('(01632) 960-100'), 'tel:01632960100')
  assert.is(telephoneUrl('112'), 'tel:112')
})

test('telephone: leaves out a zero dialled only within the country', () => {
  assert.is(telephoneUrl('+44 (0)1632 960100'), 'tel:+441632960100')
  assert.is(telephoneUrl('0044 (0) 1632 960100'), 'tel:00441632960100')
  assert.is(telephoneUrl('(0)1632 960100'), 'tel:01632960100')
})

test('radar: frame and page show the camp', () => {
  const map = { latitude: 50.6408, longitude: -1.943736, zoom: 8 }
  const { origin, searchParams } = new URL(radarFrameUrl(map))
  assert.is(origin, 'https://embed.windy.com')
  const { lat, lon, zoom, overlay, product } = Object.fromEntries(searchParams)
  assert.equal([lat, lon, zoom, overlay, product], ['50.6408', '-1.943736', '8', 'radar', 'ecmwf'])
  assert.is(radarPageUrl(map), 'https://www.windy.com/?radar,50.6408,-1.943736,8')
})
