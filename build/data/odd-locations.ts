import type { LocationsFile } from '../../src/schemas'
import { odd, repeats } from './odd-days'
import type { Finding } from './violations'

const isDegrees = (text: string, most: number) =>
  /^-?\d+(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most

/** What is odd in `locations.json`. */
export const locationOddities = ({ locations }: LocationsFile): Finding[] => {
  const isAgain = repeats(locations.map(({ name }) => name))
  return [
    ...odd(!locations.length, 'locations', locations, 'there are no places', 'publish some'),
    ...locations.flatMap(({ name, lat, lng }, index) => {
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
      ]
    }),
  ]
}
