import type { Camp } from '../../src/camp-schema'
import { msPerDay, msPerMinute } from '../../src/lib/durations'

/** 1 January 2000, 12:00 UTC, in epoch milliseconds. */
const epoch2000 = Date.UTC(2000, 0, 1, 12)

/** The sun's altitude when its upper edge touches the horizon, with refraction, in degrees. */
const altitude = -0.833

/**
 * Returns sunrise and sunset on a date, to the minute, in epoch milliseconds. Uses the sunrise equation
 * (https://en.wikipedia.org/wiki/Sunrise_equation), accurate to a few minutes south of 60° north.
 */
export function sunTimesOn(
  date: string,
  { latitude, longitude }: Camp['position'],
): { sunrise: number; sunset: number } {
  const noon = Math.round((Date.parse(date) + msPerDay / 2 - epoch2000) / msPerDay) - longitude / 360
  const anomaly = 357.5291 + 0.98560028 * noon
  const centre = 1.9148 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 0.0003 * sin(3 * anomaly)
  const eclipticLongitude = anomaly + centre + 180 + 102.9372
  const transit = noon + 0.0053 * sin(anomaly) - 0.0069 * sin(2 * eclipticLongitude)
  const sinDeclination = sin(eclipticLongitude) * sin(23.4397)
  const cosDeclination = Math.sqrt(1 - sinDeclination ** 2)
  const cosHourAngle =
    (sin(altitude) - sin(latitude) * sinDeclination) / (Math.cos(radians(latitude)) * cosDeclination)
  const halfDay = Math.acos(Math.max(-1, Math.min(cosHourAngle, 1))) / (2 * Math.PI)
  const instant = (days: number) => epoch2000 + Math.floor((days * msPerDay) / msPerMinute) * msPerMinute
  return { sunrise: instant(transit - halfDay), sunset: instant(transit + halfDay) }
}

function sin(degrees: number): number {
  return Math.sin(radians(degrees))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
