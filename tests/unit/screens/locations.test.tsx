import { all, mount, one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { camp } from '../../../src/camp'
import { LocationsScreen } from '../../../src/screens/locations'
import { place } from '../../support/files'
import { publish } from '../../support/stores'
import { until } from '../../support/until'

test('locations: places are links, sorted, with distances', async () => {
  const { latitude, longitude } = camp.position
  const ownMap = { ...camp.map }
  Object.assign(camp.map, { latitude: 0, longitude: 0 })
  await publish({
    locations: {
      locations: [
        place({ name: 'Gate', type: 'home', lat: 'unknown' }),
        place({ lat: String(latitude + 0.01), lng: String(longitude) }),
      ],
    },
  })
  const rows = all(render(<LocationsScreen />), 'li')
  Object.assign(camp.map, ownMap)
  assert.equal(rows.map(textOf), ['Long Sand1.1 km N', 'Gate'])
  assert.equal(
    rows.map((row) => one(row, '[role=img]').getAttribute('aria-label')),
    ['beach', 'home'],
  )
  assert.match(one(rows[0]!, 'a').getAttribute('href')!, /^https:\/\/www\.google\.com\/maps\/search/)
})

test('locations: the heading takes a removed place’s focus', async () => {
  await publish({ locations: { locations: [place({ name: 'Gate' }), place({ name: 'Pier' })] } })
  const { container } = mount(
    <main>
      <div>
        <LocationsScreen />
      </div>
    </main>,
  )
  for (const locations of [[place({ name: 'Gate' })], []]) {
    all(container, 'li a').at(-1)!.focus()
    await publish({ locations: { locations } })
    await until(() => document.activeElement === one(container, 'h1'), 'the focus moves')
  }
})
