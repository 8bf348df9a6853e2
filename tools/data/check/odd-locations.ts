import { wayTo, type Position } from '../../../src/lib/places'
import type { LocationsFile, Place } from '../../../src/schemas'
import { odd, repeats } from './oddity-parts'
import type { Finding } from './violations'

const isDegrees = (text: string, most: number) =>
  /^-?\d+(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most

/** Nobody camps to go so far: a sign, or a digit, is missing. */
const farKm = 200

/** A place that is far from the camp, of those whose coordinates are right. */
const distanceOddity = (path: string, place: Place, position: Position): Finding[] => {
  const { km } = wayTo(place, position)
  return odd(
    km > farKm,
    path,
    `${place.lat}, ${place.lng}`,
    `${Math.round(km)} km from the camp`,
    'mend the coordinates, or camp.position in src/camp.ts',
  )
}

/** What is odd in `locations.json`, around a camp. */
export const locationOddities = ({ locations }: LocationsFile, position: Position): Finding[] => {
  const isAgain = repeats(locations.map(({ name }) => name))
  return [
    ...odd(!locations.length, 'locations', locations, 'there are no places', 'publish some'),
    ...locations.flatMap((place, index) => {
      const { name, lat, lng } = place
      const path = `locations[${index}]`
      return [
        ...odd(!name.trim(), `${path}.name`, name, 'a place without a name', 'write its name'),
        ...odd(
          isAgain[index]!,
          `${path}.name`,
          name,
          'the same name again',
          'keep one of them, or tell them apart',
        ),
        ...odd(
          !isDegrees(lat, 90),
          `${path}.lat`,
          lat,
          'not a latitude',
          'write degrees, such as "50.65203"',
        ),
        ...odd(
          !isDegrees(lng, 180),
          `${path}.lng`,
          lng,
          'not a longitude',
          'write degrees, such as "-1.95389"',
        ),
        ...distanceOddity(path, place, position),
      ]
    }),
  ]
}
