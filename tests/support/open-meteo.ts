/** Made-up answers of Open-Meteo, as it gives them for the request that `npm run make-data` makes. */

export interface HourValues {
  temperature_2m: number | null
  precipitation_probability: number | null
  wind_speed_10m: number | null
  wind_direction_10m: number | null
  weather_code: number | null
  is_day: number | null
}

export interface DayValues {
  weather_code: number | null
  temperature_2m_max: number | null
  temperature_2m_min: number | null
}

const hour = 3600
const day = 24 * hour

/** A dry, sunny hour. */
export const hourValues = (changes: Partial<HourValues> = {}): HourValues => ({
  temperature_2m: 17.4,
  precipitation_probability: 5,
  wind_speed_10m: 9.4,
  wind_direction_10m: 225,
  weather_code: 2,
  is_day: 1,
  ...changes,
})

const columns = <Row extends object>(rows: Row[], keys: (keyof Row)[]) =>
  Object.fromEntries(keys.map((key) => [key, rows.map((row) => row[key])]))

interface AnswerOptions {
  days?: number
  /** The offset in force when it was asked for: one for the whole answer. */
  offsetSeconds?: number
  /** What is known of the hour that begins at an instant (seconds since 1970). */
  hourAt?: (at: number, index: number) => Partial<HourValues>
  dayAt?: (index: number) => Partial<DayValues>
}

/** An answer that begins at local midnight of a date. The sun is up from 05:00 to 19:00 UTC. */
export const openMeteoAnswer = (
  date: string,
  { days = 7, offsetSeconds = hour, hourAt = () => ({}), dayAt = () => ({}) }: AnswerOptions = {},
) => {
  const start = Date.parse(date) / 1000 - offsetSeconds
  const hourTimes = Array.from({ length: days * 24 }, (_, index) => start + index * hour)
  const dayTimes = Array.from({ length: days }, (_, index) => start + index * day)
  const utcMidnights = dayTimes.map((at) => at + offsetSeconds)
  const hourRows = hourTimes.map((at, index) => {
    const utcHour = (at % day) / hour
    return hourValues({ is_day: utcHour >= 5 && utcHour < 19 ? 1 : 0, ...hourAt(at, index) })
  })
  const dayRows: DayValues[] = dayTimes.map((_, index) => ({
    weather_code: 2,
    temperature_2m_max: 17.4,
    temperature_2m_min: 17.4,
    ...dayAt(index),
  }))
  return {
    latitude: 50.64,
    longitude: -1.94,
    generationtime_ms: 0.4,
    utc_offset_seconds: offsetSeconds,
    timezone: 'Europe/London',
    timezone_abbreviation: offsetSeconds ? 'GMT+1' : 'GMT',
    elevation: 10,
    hourly_units: {
      time: 'unixtime',
      temperature_2m: '°C',
      precipitation_probability: '%',
      wind_speed_10m: 'mp/h',
      wind_direction_10m: '°',
      weather_code: 'wmo code',
      is_day: '',
    } as Record<string, string>,
    hourly: {
      time: hourTimes,
      ...columns(hourRows, Object.keys(hourValues()) as (keyof HourValues)[]),
    } as Record<string, unknown>,
    daily_units: {
      time: 'unixtime',
      weather_code: 'wmo code',
      temperature_2m_max: '°C',
      temperature_2m_min: '°C',
      sunrise: 'unixtime',
      sunset: 'unixtime',
    } as Record<string, string>,
    daily: {
      time: dayTimes,
      ...columns(dayRows, ['weather_code', 'temperature_2m_max', 'temperature_2m_min']),
      // Each a minute later, and a minute earlier, than on the day before.
      sunrise: utcMidnights.map((at, index) => at + 5 * hour + index * 60),
      sunset: utcMidnights.map((at, index) => at + 19 * hour - index * 60),
    } as Record<string, unknown>,
  }
}
