import type { Camp } from '../camp-schema'
import type { Place } from '../schemas'
import { hasCoordinates, type Position } from './places'

const googleMapsUrl = 'https://www.google.com/maps/search/?api=1&query='

/** Half a surrogate pair, which JSON may contain, would make `encodeURIComponent` throw. */
const encode = (text: string): string => encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, ''))

/**
 * Google Maps' search for a place (https://developers.google.com/maps/documentation/urls/get-started): by its
 * coordinates, or by its name where these are no numbers.
 */
export const mapsSearchUrl = (place: Place): string => {
  const { name, lat, lng, googlePlaceId } = place
  const query = hasCoordinates(place) ? `${encode(lat)},${encode(lng)}` : encode(name)
  return googleMapsUrl + query + (googlePlaceId && `&query_place_id=${encode(googlePlaceId)}`)
}

/**
 * A device's own map app at a position in degrees, by its user agent: Apple Maps where there is one
 * (https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html),
 * Google Maps elsewhere.
 */
export const mapAppUrl = ({ latitude, longitude }: Position, userAgent: string): string =>
  (userAgent.includes('Mac') ? 'https://maps.apple.com/?q=' : googleMapsUrl) + `${latitude},${longitude}`

/** A number as phones dial it. */
export const telephoneUrl = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`

/** The frame of windy.com's radar, centred on the camp. */
export const radarFrameUrl = ({ latitude, longitude, zoom }: Camp['map']): string =>
  `https://embed.windy.com/embed.html?type=map&location=coordinates&metricRain=mm&metricTemp=%C2%B0C&metricWind=mph&zoom=${zoom}&overlay=radar&product=ecmwf&level=surface&lat=${latitude}&lon=${longitude}`

/** The same map as a page of its own. */
export const radarPageUrl = ({ latitude, longitude, zoom }: Camp['map']): string =>
  `https://www.windy.com/?radar,${latitude},${longitude},${zoom}`
