import type { ForecastHour } from '../schemas'
import { bearingOf } from './compass'
import { roundedTo } from './figures'
import { gustExcessMph } from './limits'

/**
 * The factor that converts the files' miles per hour to the unit shown, and that unit's names. For km/h: 1.609344,
 * `km/h`, `kilometre(s) per hour`; for knots: 0.868976, `kn`, `knot(s)`.
 */
const unitsPerMph = 1
const symbol = 'mph'
const singular = 'mile per hour'
export const windUnit = 'miles per hour'

/** The unit's name in windy.com's URLs: `mph`, `km/h` or `kt`. */
export const windyUnit = 'mph'

const letters: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' }

const inUnits = (mph: number) => roundedTo(mph * unitsPerMph, 1)

/** Returns '' unless the gusts are shown. */
const gustText = ({ windSpeedMph, windGustMph }: ForecastHour) =>
  windGustMph !== undefined && windGustMph >= windSpeedMph + gustExcessMph
    ? `, gusts ${inUnits(windGustMph)}`
    : ''

/** Returns whether the wind or its gusts reach 39 mph, the mean speed of a gale (Beaufort 8). */
export const isGale = ({ windSpeedMph, windGustMph = 0 }: ForecastHour): boolean =>
  windSpeedMph >= 39 || windGustMph >= 39

/** Returns where the wind blows to, in degrees clockwise from north; undefined if calm, or for an unknown direction. */
export const windBearing = ({ windSpeedMph, windDirection }: ForecastHour): number | undefined => {
  const from = bearingOf(windDirection)
  return from === undefined || !inUnits(windSpeedMph) ? undefined : (from + 180) % 360
}

/** Returns a text such as `7 mph, gusts 24`. */
export const windText = (hour: ForecastHour): string =>
  `${inUnits(hour.windSpeedMph)} ${symbol}${gustText(hour)}`

/** Returns a text such as `7 miles per hour from the north-north-east, gusts 24`, for a wind with a bearing. */
export const windName = (hour: ForecastHour): string => {
  const speed = inUnits(hour.windSpeedMph)
  const from = [...hour.windDirection].map((letter) => letters[letter]).join('-')
  return `${speed} ${speed === 1 ? singular : windUnit} from the ${from}${gustText(hour)}`
}
