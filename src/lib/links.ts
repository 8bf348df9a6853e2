import type { Camp } from '../camp-schema'
import type { Place } from '../schemas'
import { hasCoordinates, type Position } from './places'
import { windyUnit } from './wind'

const googleMapsUrl = 'https://www.google.com/maps/search/?api=1&query='

/** Drops lone surrogates, which JSON may contain and which make `encodeURIComponent` throw. */
const encode = (text: string): string => encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, ''))

/** Without coordinates, searches for the name: https://developers.google.com/maps/documentation/urls/get-started */
export const mapsSearchUrl = (place: Place): string => {
  const { name, lat, lng, googlePlaceId } = place
  const query = hasCoordinates(place) ? `${encode(lat)},${encode(lng)}` : encode(name)
  return googleMapsUrl + query + (googlePlaceId && `&query_place_id=${encode(googlePlaceId)}`)
}

/** Opens Apple Maps on Apple devices: https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html */
export const mapAppUrl = ({ latitude, longitude }: Position, userAgent: string): string =>
  (userAgent.includes('Mac') ? 'https://maps.apple.com/?q=' : googleMapsUrl) + `${latitude},${longitude}`

/** Leaves out the zero of `+44 (0)1632 960100`, which is dialled only within the country. */
export const telephoneUrl = (number: string): string =>
  `tel:${number.replace(/^((\+|00).*)\(0\)/, '$1').replace(/[^+\d]/g, '')}`

export const radarFrameUrl = ({ latitude, longitude, zoom }: Camp['map']): string =>
  `https://embed.windy.com/embed.html?type=map&location=coordinates&metricRain=mm&metricTemp=%C2%B0C&metricWind=${windyUnit}&zoom=${zoom}&overlay=radar&product=ecmwf&level=surface&lat=${latitude}&lon=${longitude}`

export const radarPageUrl = ({ latitude, longitude, zoom }: Camp['map']): string =>
  `https://www.windy.com/?radar,${latitude},${longitude},${zoom}`
