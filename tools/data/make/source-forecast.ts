/** A forecast as any source gives it. */

/** The app's code (0 to 47), and the words of an hour ("Sunny") and of a day ("Sunny", before "and a gentle breeze"). */
export interface WeatherWords {
  weatherType: number
  hour: string
  summary: string
}

/** One kind of weather, by day and by night. */
export interface Sky {
  day: WeatherWords
  night: WeatherWords
}

/** An hour of which everything is known. */
export interface SourceHour {
  /** Its beginning, epoch milliseconds. */
  at: number
  celsius: number
  /** Percent. */
  chanceOfRain: number
  windSpeedMph: number
  /** Undefined if unknown. */
  windGustMph?: number | undefined
  /** Degrees clockwise from north that the wind comes from. */
  windFromDegrees: number
  sky: Sky
  /** Whether the sun is up. */
  isDay: boolean
}

/** Sunrise and sunset (epoch milliseconds) and UV of a date (`YYYY-MM-DD` at the camp); undefined if unknown. */
export interface SourceSun {
  date: string
  sunrise: number | undefined
  sunset: number | undefined
  uvIndexMax?: number | undefined
}

export interface SourceForecast {
  /** For messages: `Open-Meteo`. */
  name: string
  /** The first hour that the source covers, whether or not its values are known: epoch milliseconds. */
  from: number
  /** In order; hours that are not fully known are left out. */
  hours: SourceHour[]
  sun: SourceSun[]
  /** What is left out, a line each. */
  leftOut: string[]
}
