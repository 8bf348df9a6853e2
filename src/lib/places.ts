import type { Place } from '../schemas'
import { pointAt } from './wind'

/** Mean radius of the Earth (IUGG). */
const earthRadiusKm = 6371.0088

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The order in which campers look for places. */
const kinds: Place['type'][] = ['beach', 'destination', 'shop', 'station', 'home']

/** The places by kind, beaches first; those of a kind stay in the order of the file. */
export const sortPlaces = (places: Place[]): Place[] =>
  [...places].sort((a, b) => kinds.indexOf(a.type) - kinds.indexOf(b.type))

/**
 * `2.1 km NE`: how far a place is as the crow flies, and where, from a point in degrees. Haversine distance and
 * initial bearing (https://www.movable-type.co.uk/scripts/latlong.html). Undefined for coordinates that are no
 * numbers, and within 50 m.
 */
export const distanceText = (
  { lat, lng }: Place,
  from: { latitude: number; longitude: number },
): string | undefined => {
  const [a, b] = [radians(from.latitude), radians(Number(lat))]
  const east = radians(Number(lng) - from.longitude)
  const haversine = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(east / 2) ** 2
  const km = 2 * earthRadiusKm * Math.asin(Math.sqrt(haversine))
  const bearing = Math.atan2(
    Math.sin(east) * Math.cos(b),
    Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(east),
  )
  return km >= 0.05 ? `${km.toFixed(1)} km ${pointAt((bearing * 180) / Math.PI)}` : undefined
}
