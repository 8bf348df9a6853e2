import { assert, test } from '#test'
import { readPlaces } from '../../../../../tools/data/make/locations-file'
import { problemOf } from '../../../../support/invalid-response'
import { sheetOf } from '../../../../support/sheet'

const heading = 'name,latitude,longitude,type,place id'
const position = { latitude: 50.64, longitude: -1.94 }

const read = (...rows: string[]) => readPlaces(sheetOf('places.csv', rows), position, false)

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

const wrongRows: [row: string, problem: RegExp][] = [
  [
    'Sand,50.65° N,-1.95,beach,',
    /invalid latitude "50\.65° N"; write degrees from -90 to 90 such as 50\.65203$/,
  ],
  ['Sand,506.5,-1.95,beach,', /invalid latitude "506\.5"/],
  [
    'Sand,50.65,-1.9.5,beach,',
    /invalid longitude "-1\.9\.5"; write degrees from -180 to 180 such as -1\.95389$/,
  ],
  [
    'Sand,-1.95,50.65,beach,',
    /latitude and longitude are swapped \("-1\.95", "50\.65"\); swap the two cells$/,
  ],
  [
    'Sand,50.65,1.95,beach,',
    /longitude has the wrong sign \("1\.95"\); write -1\.95, since west is negative$/,
  ],
  ['Sand,50.65,-1.95,beaches,', /invalid type "beaches"; write one of (\w+, )+\w+$/],
  [
    'Sand,50.65,-1.95,beach,tbc',
    /invalid place id "tbc"; write a Google Maps place id such as \w+, or nothing$/,
  ],
  ['Sand,50.65,-1.95,beach,https://goo.gl/maps/a1b2c3d4', /invalid place id "https:/],
]

test('places: names a wrong cell by row and column', () => {
  for (const [row, problem] of wrongRows) {
    const said = problemOf(() => read(heading, 'Fine,50.65,-1.95,beach,', row))
    assert.match(said, problem, row)
    assert.match(said, /^places\.csv:3: .*$/, row)
  }
})

test('places: may be far from the camp', () => {
  assert.is(read(heading, 'Heathrow,51.47,-0.454,destination,', 'Calais,50.95,1.85,station,').length, 2)
})
