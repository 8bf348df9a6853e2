import type { ForecastHour } from '../schemas'
import { bearingOf } from './compass'
import { roundedTo } from './words'

const letters: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' }

/** Degrees clockwise from north that the wind blows to; undefined unless it comes from a compass point. */
export const windBearing = (direction: string): number | undefined => {
  const from = bearingOf(direction)
  return from === undefined ? undefined : (from + 180) % 360
}

/** `7 miles per hour from the north-north-east`. */
export const windName = (speedMph: number, direction: string): string =>
  `${speedMph ? `${speedMph} mile${speedMph === 1 ? '' : 's'} per hour` : 'calm,'} from the ${[...direction]
    .map((letter) => letters[letter])
    .join('-')}`

/** `, gusts 24`: an hour's gusts where they are much stronger than its wind, else empty. */
export const gustText = ({ windSpeedMph, windGustMph }: ForecastHour): string =>
  windGustMph !== undefined && windGustMph >= windSpeedMph + 8 ? `, gusts ${roundedTo(windGustMph, 1)}` : ''
