import { all, render, textOf } from '../../support/render'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { camp } from '../../../src/camp'
import { LocationsScreen } from '../../../src/screens/locations'
import { locationsFile, place } from '../../support/files'
import { publish } from '../../support/stores'

test('Locations: each place is a link to a maps search, with an icon by its type, beaches first', async () => {
  await publish({ locations: locationsFile() })
  const links = all(await render(<LocationsScreen />), 'li a')
  assert.equal(links.map(textOf), ['Long Sand', 'Chalk Stacks', 'Cove Stores', 'Marsh Halt', 'Gate'])
  assert.equal(
    links.map((link) => link.querySelector('[role=img]')?.getAttribute('aria-label')),
    ['beach', 'destination', 'shop', 'station', 'home'],
  )
  assert.is(
    links[0]?.getAttribute('href'),
    'https://www.google.com/maps/search/?api=1&query=50.65203,-1.95389',
  )
  assert.is(
    links[2]?.getAttribute('href'),
    'https://www.google.com/maps/search/?api=1&query=50.65203,-1.95389&query_place_id=abc%2F1%26q%3Dx',
  )
})

test('A hostile place keeps its link on the maps host, and its name is shown as text', async () => {
  const bad = 'javascript:alert(1)//"><script>'
  const half = '\ud800'
  await publish({ locations: { locations: [place({ name: bad, lat: bad, lng: half, googlePlaceId: bad })] } })
  const [link] = all(await render(<LocationsScreen />), 'li a')
  assert.is(new URL(link?.getAttribute('href') ?? '').origin, 'https://www.google.com')
  assert.is(textOf(link), bad)
})

test('A place named twice, and one whose name is very long, are shown', async () => {
  const places = [place(), place(), place({ name: 'x'.repeat(10_000) })]
  await publish({ locations: { locations: places } })
  assert.is(all(await render(<LocationsScreen />), 'li').length, 3)
})

test("Locations: each place says how far it is from the camp's gate, and where, wherever the radar map is", async () => {
  const { latitude, longitude } = camp.position
  const ownMap = { ...camp.map }
  Object.assign(camp.map, { latitude: 0, longitude: 0 })
  const north = place({ lat: String(latitude + 0.01), lng: String(longitude) })
  await publish({ locations: { locations: [north, place({ lat: 'unknown' })] } })
  const rows = all(await render(<LocationsScreen />), 'li').map(textOf)
  Object.assign(camp.map, ownMap)
  assert.match(rows[0]!, /Long Sand\s*1\.1 km N$/)
  assert.match(rows[1]!, /Long Sand$/)
})

test.run()
