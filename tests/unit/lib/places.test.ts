import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { distanceText, sortPlaces } from '../../../src/lib/places'
import { place } from '../../support/files'

const gate = { latitude: 50.64, longitude: -1.94 }
const from = (lat: string, lng: string) => distanceText(place({ lat, lng }), gate)

test('Locations: beaches come first, and places of a kind stay in order', () => {
  const places = (['home', 'station', 'beach', 'shop', 'destination', 'beach'] as const).map((type, index) =>
    place({ type, name: String(index) }),
  )
  assert.equal(
    sortPlaces(places).map(({ name }) => name),
    ['2', '5', '4', '3', '1', '0'],
  )
  assert.is(places[0]?.name, '0', 'the file is left as it is')
})

test('Locations: distance and direction are as the crow flies from the gate', () => {
  // A hundredth of a degree of latitude is 1.11 km; of longitude here, 0.71 km.
  assert.is(from('50.65', '-1.94'), '1.1 km N')
  assert.is(from('50.63', '-1.94'), '1.1 km S')
  assert.is(from('50.64', '-1.93'), '0.7 km E')
  assert.is(from('50.64', '-1.95'), '0.7 km W')
  assert.is(from('50.65', '-1.924'), '1.6 km NE')
  assert.is(from('50.65', '-1.956'), '1.6 km NW')
  assert.is(from('51.5074', '-0.1278'), '159.2 km NE')
})

test('Locations: at the gate itself, and without coordinates, nothing is said', () => {
  assert.is(from('50.6401', '-1.94'), undefined)
  assert.is(from('50.6404', '-1.94'), undefined, '44 metres')
  assert.is(from('50.6405', '-1.94'), '0.1 km N', '56 metres')
  for (const [lat, lng] of [
    ['north', '-1.9'],
    ['', ''],
    ['50.6', ' '],
    ['50.6', 'x'],
    ['NaN', 'Infinity'],
    ['50.6"', '-1.9'],
  ] as const) {
    assert.is(from(lat, lng), undefined, `${lat} ${lng}`)
  }
})

test.run()
