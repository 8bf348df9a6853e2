import type { Camp } from '../camp'
import type { Place } from '../schemas'
import { hasCoordinates } from './places'

/** Half a surrogate pair, which JSON may contain, would make `encodeURIComponent` throw. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))

/**
 * Google Maps' search for a place (https://developers.google.com/maps/documentation/urls/get-started): by its
 * coordinates, or by its name where these are no numbers.
 */
export const mapsSearchUrl = (place: Place): string => {
  const { name, lat, lng, googlePlaceId } = place
  const query = hasCoordinates(place) ? `${encode(lat)},${encode(lng)}` : encode(name)
  return (
    `https://www.google.com/maps/search/?api=1&query=${query}` +
    (googlePlaceId && `&query_place_id=${encode(googlePlaceId)}`)
  )
}

/** The frame of windy.com's radar, centred on the camp. */
export const radarFrameUrl = ({ latitude, longitude, zoom }: Camp['map']): string =>
  `https://embed.windy.com/embed.html?type=map&location=coordinates&metricRain=mm&metricTemp=%C2%B0C&metricWind=mph&zoom=${zoom}&overlay=radar&product=ecmwf&level=surface&lat=${latitude}&lon=${longitude}`

/** The same map as a page of its own. */
export const radarPageUrl = ({ latitude, longitude, zoom }: Camp['map']): string =>
  `https://www.windy.com/?radar,${latitude},${longitude},${zoom}`
