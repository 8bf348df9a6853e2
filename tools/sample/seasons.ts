/** The seasons at the sample camp: the sun by formula, temperatures, UV and sea by rounded monthly means. */
import type { Camp } from '../../src/camp-schema'
import { msPerDay, msPerMinute } from '../../src/lib/durations'

/** From January to December, in the middle of each month, on the south coast of England. */
const means = {
  maximumTemperature: [8, 8, 10, 13, 16, 19, 21, 21, 19, 15, 12, 9],
  minimumTemperature: [4, 4, 5, 6, 9, 11, 13, 13, 11, 9, 6, 4],
  uvIndexMax: [1, 1, 3, 4, 6, 7, 7, 6, 4, 2, 1, 1],
  seaTemperature: [9, 8, 8, 10, 12, 15, 17, 18, 17, 15, 13, 11],
}

/** Returns the mean for a date (`YYYY-MM-DD`), interpolated between the middles of two months. */
export function meanOn(name: keyof typeof means, date: string): number {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  const position = month - 1 + (day - 15) / 30 + 12
  const [before = 0, after = 0] = [0, 1].map((step) => means[name][(Math.floor(position) + step) % 12])
  return before + (after - before) * (position % 1)
}

/** 1 January 2000, 12:00 UTC, in epoch milliseconds. */
const epoch2000 = Date.UTC(2000, 0, 1, 12)

/** The sun's altitude when its upper edge touches the horizon, with refraction, in degrees. */
const altitude = -0.833

/**
 * Returns the minutes of sunrise and sunset on a date, in epoch milliseconds. Uses the sunrise equation
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
