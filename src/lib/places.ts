import type { Place } from '../schemas'
import { compassPoint } from './compass'

/** Mean radius of the Earth (IUGG). */
const earthRadiusKm = 6371.0088

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The order in which campers look for places. */
const typeOrder: Record<Place['type'], number> = { beach: 0, destination: 1, shop: 2, station: 3, home: 4 }

export const sortPlaces = (places: Place[]): Place[] =>
  [...places].sort((a, b) => typeOrder[a.type] - typeOrder[b.type])

export const hasCoordinates = ({ lat, lng }: Place): boolean =>
  [lat, lng].every((degrees) => degrees.trim() && Number.isFinite(Number(degrees)))

/** In degrees, WGS 84. */
export interface Position {
  latitude: number
  longitude: number
}

/**
 * Haversine distance and initial bearing in degrees clockwise from north; NaN without coordinates
 * (https://www.movable-type.co.uk/scripts/latlong.html).
 */
export const distanceAndBearing = (place: Place, from: Position): { km: number; bearing: number } => {
  const [lat, lng] = hasCoordinates(place) ? [Number(place.lat), Number(place.lng)] : [NaN, NaN]
  const [a, b] = [radians(from.latitude), radians(lat)]
  const east = radians(lng - from.longitude)
  const haversine = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(east / 2) ** 2
  const bearing = Math.atan2(
    Math.sin(east) * Math.cos(b),
    Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(east),
  )
  return { km: 2 * earthRadiusKm * Math.asin(Math.sqrt(haversine)), bearing: (bearing * 180) / Math.PI }
}

/** `2.1 km NE`; undefined without coordinates and within 50 m. */
export const distanceText = (place: Place, from: Position): string | undefined => {
  const { km, bearing } = distanceAndBearing(place, from)
  return km >= 0.05 ? `${km.toFixed(1)} km ${compassPoint(bearing)}` : undefined
}
