/** The 16 points of the compass, clockwise from north. */
const points = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ')
const degreesPerPoint = 360 / points.length

const letters: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' }

/** Degrees clockwise from north that the wind blows to, 180 from where it comes; undefined off the compass. */
export const windBearing = (direction: string): number | undefined => {
  const index = points.indexOf(direction)
  return index < 0 ? undefined : (index * degreesPerPoint + 180) % 360
}

/** `north-north-east`: a point of the compass in words. */
export const pointName = (direction: string): string =>
  [...direction].map((letter) => letters[letter]).join('-')
