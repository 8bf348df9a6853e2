import type { Place } from '../schemas'
import { compassPoint } from './compass'

const degreesPerRadian = 180 / Math.PI

/** Kilometres per degree of latitude, with the Earth's mean radius (IUGG). */
const kmPerDegree = 6371.0088 / degreesPerRadian

/** The order in which campers look for places. */
const typeOrder: Record<Place['type'], number> = { beach: 0, destination: 1, shop: 2, station: 3, home: 4 }

export const sortPlaces = (places: Place[]): Place[] =>
  [...places].sort((a, b) => typeOrder[a.type] - typeOrder[b.type])

export const hasCoordinates = ({ lat, lng }: Coordinates): boolean =>
  [lat, lng].every((degrees) => degrees.trim() && Number.isFinite(Number(degrees)))

/** As in a data file: strings, which may be blank. */
type Coordinates = Pick<Place, 'lat' | 'lng'>

/** In degrees, WGS 84. */
export interface Position {
  latitude: number
  longitude: number
}

/**
 * Returns the distance, and the bearing in degrees clockwise from north; both NaN without coordinates. Ignores
 * curvature: 0.04% off at 400 km.
 */
export const distanceAndBearing = (place: Coordinates, from: Position): { km: number; bearing: number } => {
  const [lat, lng] = hasCoordinates(place) ? [Number(place.lat), Number(place.lng)] : [NaN, NaN]
  const north = lat - from.latitude
  const east = (lng - from.longitude) * Math.cos((lat + from.latitude) / 2 / degreesPerRadian)
  return { km: kmPerDegree * Math.hypot(north, east), bearing: Math.atan2(east, north) * degreesPerRadian }
}

/** Returns a text such as `2.1 km NE`; undefined without coordinates, or within 50 m. */
export const distanceText = (place: Place, from: Position): string | undefined => {
  const { km, bearing } = distanceAndBearing(place, from)
  return km >= 0.05 ? `${km.toFixed(1)} km ${compassPoint(bearing)}` : undefined
}
