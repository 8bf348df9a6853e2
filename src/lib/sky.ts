import { WeatherKind, weatherKind } from './weather-kind'

/** Names of colours (`styles/tokens.ts`) for the background behind a screen's header. */
export const skyNames = ['clear', 'cloudy', 'wet', 'dark-sky', 'water'] as const

export type Sky = `--${(typeof skyNames)[number]}`

/** Returns the sky in daylight, even for a night code. */
export const daySkyOf = (weatherType: number): Sky => {
  const sky = skyOf(weatherType, false)
  return sky === '--dark-sky' ? '--clear' : sky
}

/** Returns the sky for a weather type code: dark at night, cloudy for an unknown code. */
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
