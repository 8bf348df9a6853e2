import { distanceAndBearing, type Position } from '../../../src/lib/places'
import type { LocationsFile, Place } from '../../../src/schemas'
import type { CampFacts, WarningRow } from './warnings'
import { repeats } from './warnings-days'

/** Beyond this, a sign or a digit is probably wrong, or else the camp's own position. */
const farKm = 100

/** What is suspicious in `locations.json`. */
export const locationWarnings = (
  { locations }: LocationsFile,
  _now: number,
  { position }: CampFacts,
): WarningRow[] => {
  const isRepeated = repeats(locations.map(({ name }) => name))
  return locations.flatMap((place, index) =>
    placeWarnings(`locations[${index}]`, place, isRepeated[index] === true, position),
  )
}

function placeWarnings(path: string, place: Place, isRepeated: boolean, position: Position): WarningRow[] {
  const { name, lat, lng } = place
  const { km } = distanceAndBearing(place, position)
  return [
    {
      kind: 'place-unnamed',
      path: `${path}.name`,
      isOdd: !name.trim(),
      reason: 'a place without a name',
      hint: 'write its name',
    },
    {
      kind: 'place-doubled',
      path: `${path}.name`,
      isOdd: isRepeated,
      reason: 'duplicate name',
      hint: 'keep one of them, or rename one',
    },
    {
      kind: 'invalid-latitude',
      path: `${path}.lat`,
      isOdd: !isDegrees(lat, 90),
      reason: 'invalid latitude',
      hint: 'write degrees, such as "50.65203"',
    },
    {
      kind: 'invalid-longitude',
      path: `${path}.lng`,
      isOdd: !isDegrees(lng, 180),
      reason: 'invalid longitude',
      hint: 'write degrees, such as "-1.95389"',
    },
    {
      kind: 'place-far',
      path: `${path}.lat`,
      isOdd: km > farKm,
      reason: `${Math.round(km)} km from the camp, with longitude ${lng}`,
      hint: 'correct the coordinates, or camp.position in src/camp.ts',
    },
  ]
}

function isDegrees(text: string, most: number): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most
}
