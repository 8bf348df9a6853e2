import { assert, test } from '#test'
import { readPlaces } from '../../../../../tools/data/make/locations-file'
import { sheetOf } from '../../../../support/sheet'

const heading = 'name,latitude,longitude,type,place id'
const position = { latitude: 50.64, longitude: -1.94 }

const read = (...rows: string[]) => readPlaces(sheetOf('places.csv', rows), position, false).places

test('places: reads common forms of coordinates, types and ids', () => {
  const place = { name: 'Long Sand', lat: '50.65203', lng: '-1.95389', googlePlaceId: '', type: 'beach' }
  const forms = [
    [heading, 'Long Sand,50.65203,-1.95389,beach,'],
    [heading, 'Long Sand,50.65203,\u22121.95389,Beach,,,'],
    [heading, 'Long Sand,50.65203,\u20131.95389,BEACH'],
    ['Type;Place ID;Name;Latitude;Longitude', 'beach;;Long Sand;50,65203;-1,95389'],
  ]
  for (const rows of forms) assert.equal(read(...rows), [place], rows[1])
  const id = 'ChIJ0123456789_-abcdefghijk'
  assert.is(read(heading, `Long Sand,50.65203,-1.95389,beach,${id}`)[0]?.googlePlaceId, id)
})

test('places: may be far from the camp', () => {
  assert.is(read(heading, 'Heathrow,51.47,-0.454,destination,', 'Calais,50.95,1.85,station,').length, 2)
})
