import type { ForecastDay } from '../schemas'
import { levelText } from './levels'
import { roundedTo, unbroken, withMinus } from './figures'

/** Returns a text such as `Sea 17 °C, waves up to 0.6 m`, or the half that is known; empty if neither is. */
export const seaText = ({ seaTemperature, waveHeightInMetres }: ForecastDay['summary']): string => {
  const sea =
    seaTemperature === undefined ? '' : `Sea ${unbroken(`${withMinus(roundedTo(seaTemperature, 0))} °C`)}`
  if (waveHeightInMetres === undefined) return sea
  return `${sea ? `${sea}, waves` : 'Waves'} up to ${unbroken(levelText(waveHeightInMetres))}`
}
