import { assert, test } from '#test'
import { distanceText, sortPlaces } from '../../../src/lib/places'
import { place } from '../../support/files'

test('places: are sorted by type, then as in the file', () => {
  const types = ['home', 'station', 'beach', 'shop', 'destination', 'beach'] as const
  const places = types.map((type, index) => place({ type, name: String(index) }))
  assert.is(
    sortPlaces(places)
      .map(({ name }) => name)
      .join(''),
    '254310',
  )
  assert.is(places[0]?.name, '0', 'the input is unchanged')
})

test('places: have a distance and direction from the gate', () => {
  for (const [lat, lng, text] of [
    // Here, a hundredth of a degree is 1.11 km of latitude, or 0.71 km of longitude.
    ['50.65', '-1.94', '1.1 km N'],
    ['50.63', '-1.94', '1.1 km S'],
    ['50.64', '-1.93', '0.7 km E'],
    ['50.64', '-1.95', '0.7 km W'],
    ['50.65', '-1.924', '1.6 km NE'],
    ['50.65', '-1.956', '1.6 km NW'],
    ['51.5074', '-0.1278', '159.2 km NE'],
    ['50.6405', '-1.94', '0.1 km N'],
    // No distance is shown within 50 metres, or without valid coordinates.
    ['50.6404', '-1.94', undefined],
    ['north', '-1.9', undefined],
    ['', '', undefined],
    ['50.6', ' ', undefined],
    ['NaN', 'Infinity', undefined],
    ['50.6"', '-1.9', undefined],
  ] as const) {
    assert.is(distanceText(place({ lat, lng }), { latitude: 50.64, longitude: -1.94 }), text, `${lat} ${lng}`)
  }
})
