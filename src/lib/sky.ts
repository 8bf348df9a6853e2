import { WeatherKind, weatherKind } from './weather-kind'

/** What is painted behind the head of a screen; each has a token of its name in `styles/tokens.ts`. */
export const skyNames = ['clear', 'cloudy', 'wet', 'dark-sky', 'water'] as const

/** The custom property of a sky. */
export type Sky = `--${(typeof skyNames)[number]}`

/** The sky of a weather type code, by day or by night; of one that nobody knows, cloudy. */
export const skyOf = (weatherType: number, isNight: boolean): Sky => {
  if (isNight) return '--dark-sky'
  switch (weatherKind(weatherType)) {
    case WeatherKind.ClearNight:
    case WeatherKind.CloudyNight:
      return '--dark-sky'
    case WeatherKind.Sunny:
    case WeatherKind.SunnyIntervals:
      return '--clear'
    case undefined:
    case WeatherKind.Fog:
    case WeatherKind.Cloud:
    case WeatherKind.Overcast:
    case WeatherKind.Haze:
      return '--cloudy'
    default:
      return '--wet'
  }
}
