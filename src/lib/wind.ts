/** The 16 points of the compass, clockwise from north. */
const points = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ')
const degreesPerPoint = 360 / points.length

const letters: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' }

/** Degrees clockwise from north that the wind blows to, 180 from where it comes; undefined off the compass. */
export const windBearing = (direction: string): number | undefined => {
  const index = points.indexOf(direction)
  return index < 0 ? undefined : (index * degreesPerPoint + 180) % 360
}

/** The point of the compass nearest to a bearing, which is in degrees clockwise from north and not below -360. */
export const pointAt = (bearing: number): string =>
  points[Math.round((bearing + 360) / degreesPerPoint) % points.length]!

/** `7 miles per hour from the north-north-east`: the wind in words, of a direction on the compass. */
export const windName = (speedMph: number, direction: string): string =>
  `${speedMph ? `${speedMph} mile${speedMph === 1 ? '' : 's'} per hour` : 'calm,'} from the ${[...direction]
    .map((letter) => letters[letter])
    .join('-')}`
