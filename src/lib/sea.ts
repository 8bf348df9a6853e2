import type { ForecastDay } from '../schemas'
import { degrees, roundedTo } from './words'

/** Returns a text such as `Sea 17 °C, waves up to 0.6 m`, or the half that is known; empty if neither is. */
export const seaText = ({ seaTemperature, waveHeightInMetres }: ForecastDay['summary']): string => {
  const sea = seaTemperature === undefined ? '' : `Sea ${degrees(roundedTo(seaTemperature, 0))} °C`
  const waves = waveHeightInMetres === undefined ? '' : `aves up to ${waveHeightInMetres.toFixed(1)} m`
  return sea && waves ? `${sea}, w${waves}` : sea || (waves && `W${waves}`)
}
