import { useSignals } from '@preact/signals-react/runtime'
import { camp } from '../camp'
import { LinkList } from '../components/link-list'
import { Screen } from '../components/screen'
import { StatusLine } from '../components/status-line'
import { mapsSearchUrl } from '../lib/links'
import { distanceText, sortPlaces } from '../lib/places'
import { locations, statusOf } from '../stores/datasets'
import { tabsByName } from '../tabs'
import { Live } from './live'

export function LocationsScreen() {
  useSignals()
  const places = locations.data.value?.locations
  return (
    <Screen
      heading={tabsByName.locations.title}
      status={<Live on="/locations">{() => <StatusLine {...statusOf(locations)} />}</Live>}
    >
      {places &&
        (places.length ? (
          <>
            <p className="quiet">Distances are as the crow flies, from the camp.</p>
            <LinkList
              links={sortPlaces(places).map((place) => ({
                name: place.name,
                url: mapsSearchUrl(place),
                icon: place.type,
                note: distanceText(place, camp.position),
              }))}
            />
          </>
        ) : (
          <p>There are no places.</p>
        ))}
    </Screen>
  )
}
