/** In order, clockwise from north. */
const points = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ')
const degreesPerPoint = 360 / points.length

/** Returns a compass point's degrees clockwise from north; undefined if the text is not a compass point. */
export const bearingOf = (point: string): number | undefined => {
  const index = points.indexOf(point)
  return index < 0 ? undefined : index * degreesPerPoint
}

/** Returns the point nearest to a bearing in degrees clockwise from north; the bearing must be at least -360. */
export const compassPoint = (bearing: number): string =>
  points[Math.round((bearing + 360) / degreesPerPoint) % points.length]!
