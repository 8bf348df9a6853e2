/** A forecast in a form that all sources share. */
/** The app's code, and its words for an hour ("Clear Sky") and for a day ("A clear sky"). */
export interface WeatherWords {
  weatherType: number
  hour: string
  summary: string
}

/** A kind of weather: its code and words in the daytime and at night. */
export interface Conditions {
  day: WeatherWords
  night: WeatherWords
}

/** An hour whose temperature, chance of rain and wind speed are known. */
export interface SourceHour {
  /** Start of the hour, in epoch milliseconds. */
  at: number
  celsius: number
  /** Percent. */
  chanceOfRain: number
  windSpeedMph: number
  /** Undefined if unknown, like the direction and the conditions. */
  windGustMph?: number | undefined
  /** The direction the wind comes from, in degrees clockwise from north. */
  windFromDegrees: number | undefined
  conditions: Conditions | undefined
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

/** The sea at an instant (epoch milliseconds). */
export interface SeaHour {
  at: number
  /** Undefined if unknown, like the waves. */
  celsius: number | undefined
  waveHeightInMetres: number | undefined
}

export interface SourceSea {
  /** In chronological order; empty if nothing is known. */
  hours: SeaHour[]
  /** Says what is unknown and why, one line each. */
  notes: string[]
}

export interface SourceForecast {
  /** For messages: `Open-Meteo`. */
  name: string
  /** Start of the first hour that the source covers (epoch milliseconds), even if that hour's values are missing. */
  from: number
  /** In chronological order; hours that lack a required value are left out. */
  hours: SourceHour[]
  sun: SourceSun[]
  /** Says what is left out or ignored, one line for each reason. */
  notes: string[]
}
