/** Each kind has one icon. An enum, because only its numbers ship. */
export enum WeatherKind {
  ClearNight,
  Sunny,
  /** Partly cloudy at night. */
  CloudyNight,
  /** Partly cloudy in daylight. */
  SunnyIntervals,
  Storm,
  Fog,
  Cloud,
  Overcast,
  Rain,
  Drizzle,
  HeavyRain,
  Sleet,
  Hail,
  Snow,
  /** Thunder with rain. */
  Thunderstorm,
  Haze,
  /** Lightning without rain. */
  Lightning,
}

/** Indexed by weather type code. */
const kindOfCode: WeatherKind[] = [
  WeatherKind.ClearNight, // 0
  WeatherKind.Sunny, // 1
  WeatherKind.CloudyNight, // 2
  WeatherKind.SunnyIntervals, // 3
  WeatherKind.Storm, // 4
  WeatherKind.Fog, // 5
  WeatherKind.Fog, // 6
  WeatherKind.Cloud, // 7
  WeatherKind.Overcast, // 8
  WeatherKind.Rain, // 9
  WeatherKind.Rain, // 10
  WeatherKind.Drizzle, // 11
  WeatherKind.Drizzle, // 12
  WeatherKind.Rain, // 13
  WeatherKind.Rain, // 14
  WeatherKind.HeavyRain, // 15
  WeatherKind.Sleet, // 16
  WeatherKind.Sleet, // 17
  WeatherKind.Sleet, // 18
  WeatherKind.Hail, // 19
  WeatherKind.Hail, // 20
  WeatherKind.Hail, // 21
  WeatherKind.Snow, // 22
  WeatherKind.Snow, // 23
  WeatherKind.Snow, // 24
  WeatherKind.Snow, // 25
  WeatherKind.Snow, // 26
  WeatherKind.Snow, // 27
  WeatherKind.Thunderstorm, // 28
  WeatherKind.Thunderstorm, // 29
  WeatherKind.Thunderstorm, // 30
  WeatherKind.Storm, // 31
  WeatherKind.Haze, // 32
  WeatherKind.Storm, // 33
  WeatherKind.Fog, // 34
  WeatherKind.Fog, // 35
  WeatherKind.Cloud, // 36
  WeatherKind.Overcast, // 37
  WeatherKind.Drizzle, // 38
  WeatherKind.Drizzle, // 39
  WeatherKind.HeavyRain, // 40
  WeatherKind.Sleet, // 41
  WeatherKind.Hail, // 42
  WeatherKind.Snow, // 43
  WeatherKind.Snow, // 44
  WeatherKind.Lightning, // 45
  WeatherKind.Storm, // 46
  WeatherKind.Haze, // 47
]

/** Returns the highest known code; the lowest is 0. A function, because a constant would ship with the app. */
export const lastWeatherType = (): number => kindOfCode.length - 1

/** Returns undefined for an unknown code. */
export const weatherKind = (code: number): WeatherKind | undefined => kindOfCode[code]
