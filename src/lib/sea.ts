import type { ForecastDay } from '../schemas'
import { degrees, roundedTo } from './words'

/** Returns a text such as `Sea 17 °C, waves up to 0.6 m`, or the half that is known; empty if neither is. */
export const seaText = ({ seaTemperature, waveHeightInMetres }: ForecastDay['summary']): string => {
  const parts: string[] = []
  if (seaTemperature !== undefined) parts.push(`sea ${degrees(roundedTo(seaTemperature, 0))} °C`)
  if (waveHeightInMetres !== undefined) parts.push(`waves up to ${waveHeightInMetres.toFixed(1)} m`)
  const text = parts.join(', ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
