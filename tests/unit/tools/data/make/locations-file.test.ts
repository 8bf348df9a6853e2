import { assert, test } from '#test'
import { inspectFile } from '../../../../../tools/data/check/inspect-file'
import { readPlaces } from '../../../../../tools/data/make/locations-file'
import { problemOf } from '../../../../support/invalid-response'
import { sheetOf } from '../../../../support/sheet'

const heading = 'name,latitude,longitude,type,place id'
const position = { latitude: 50.64, longitude: -1.94 }

const read = (...rows: string[]) => readPlaces(sheetOf('places.csv', rows), position, false).places

test('places: reads common forms of coordinates, types and ids', () => {
  const place = { name: 'Long Sand', lat: '50.65203', lng: '-1.95389', googlePlaceId: '', type: 'beach' }
  const forms = [
    [heading, 'Long Sand,50.65203,-1.95389,beach,'],
    [heading, 'Long Sand,+50.65203,-1.95389,BEACH'],
    // A hyphen, one that does not break, a figure dash, an en and an em dash, a minus.
    ...[...'\u2010\u2011\u2012\u2013\u2014\u2212'].map((dash) => [
      heading,
      `Long Sand,50.65203,${dash}1.95389,Beach,,,`,
    ]),
    ['Type;Place ID;Name;Latitude;Longitude', 'beach;;Long Sand;50,65203;-1,95389'],
    // As maps and GPS devices export them.
    ...['lat,lng', 'Lat,Long', 'lat,lon'].map((headings) => [
      `name,${headings},type,place id`,
      'Long Sand,50.65203,-1.95389,beach',
    ]),
    ['name,lat,latitude,long,longitude,type,place id', 'Long Sand,50°39′N,50.65203,1°57′W,-1.95389,beach,'],
  ]
  for (const rows of forms) assert.equal(read(...rows), [place], rows[1])
  const ids = ['ChIJ0123456789_-abcdefghijk', 'EicxMyBNYXJrZXQgU3QsIFdpbG1pbmd0b24sIE5DIDI4NDAxLCBVU0E']
  for (const id of ids)
    assert.is(read(heading, `Long Sand,50.65203,-1.95389,beach,${id}`)[0]?.googlePlaceId, id)
})

test('places: may be far from the camp', () => {
  assert.is(read(heading, 'Heathrow,51.47,-0.454,destination,', 'Calais,50.95,1.85,station,').length, 2)
})

test('places: if all have another sign, the camp lost its minus', () => {
  const rows = [heading, 'Camp,50.64,-1.94,home,', 'Long Sand,50.652,-1.9539,beach,']
  const east = { ...position, longitude: 1.94 }
  const hint = "write -1.94 as camp.position's longitude; west of Greenwich, longitudes are negative"
  assert.is(
    problemOf(() => readPlaces(sheetOf('places.csv', rows), east, false)),
    `places.csv:2: longitude's sign differs from that of camp.position in src/camp.ts ("-1.94"); ${hint} (the same in both rows)`,
  )
  const bytes = Buffer.from(JSON.stringify({ locations: read(...rows) }))
  const { warnings, errors } = inspectFile('locations', bytes, 0, { eventColours: {}, position: east })
  assert.equal(
    [...warnings, ...errors].map((each) => each.hint),
    [hint, hint],
  )
  const far = [...rows, 'Heathrow,51.47,0.454,destination,']
  assert.match(
    problemOf(() => readPlaces(sheetOf('places.csv', far), east, false)),
    /; write 1\.94, or correct camp\.position in src\/camp\.ts; /,
  )
})
