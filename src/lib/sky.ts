import { weatherKind } from './weather-kind'

/** What is painted behind the head of a screen; each has a token of its name in `styles/tokens.css`. */
export const skyNames = ['clear', 'cloudy', 'wet', 'dark-sky', 'water'] as const

/** The custom property of a sky. */
export type Sky = `--${(typeof skyNames)[number]}`

/** The sky of a weather type code, by day or by night; of one that nobody knows, cloudy. */
export const skyOf = (weatherType: number, isNight: boolean): Sky => {
  const kind = weatherKind(weatherType) ?? 'c'
  if (isNight || 'mn'.includes(kind)) return '--dark-sky'
  if ('sd'.includes(kind)) return '--clear'
  return 'fcoa'.includes(kind) ? '--cloudy' : '--wet'
}
