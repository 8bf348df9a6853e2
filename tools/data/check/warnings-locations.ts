import { distanceAndBearing } from '../../../src/lib/places'
import type { LocationsFile } from '../../../src/schemas'
import { farKm } from '../far-place'
import type { CampFacts, Suspicion } from './warnings'

/** Yields warnings about `locations.json`. */
export function* locationWarnings(
  { locations }: LocationsFile,
  _now: number,
  { position }: CampFacts,
): Generator<Suspicion> {
  const names = locations.map(({ name }) => name)
  for (const [index, place] of locations.entries()) {
    const { name, lat, lng } = place
    const path = `locations[${index}]`
    if (!name.trim()) yield { kind: 'place-unnamed', path: `${path}.name`, reason: 'a place without a name' }
    if (names.indexOf(name) < index)
      yield { kind: 'place-doubled', path: `${path}.name`, reason: 'duplicate name' }
    if (!isDegrees(lat, 90))
      yield { kind: 'invalid-latitude', path: `${path}.lat`, reason: 'invalid latitude' }
    if (!isDegrees(lng, 180))
      yield { kind: 'invalid-longitude', path: `${path}.lng`, reason: 'invalid longitude' }
    const { km } = distanceAndBearing(place, position)
    if (km > farKm) {
      const reason = `${Math.round(km)} km from the camp, with longitude ${lng}`
      yield { kind: 'place-far', path: `${path}.lat`, reason }
    }
  }
}

function isDegrees(text: string, most: number): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most
}
