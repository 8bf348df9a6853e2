/** Made-up responses from Open-Meteo to `npm run make-data`. */

const hourlyUnits = {
  time: 'unixtime',
  temperature_2m: '°C',
  precipitation_probability: '%',
  wind_speed_10m: 'mp/h',
  wind_gusts_10m: 'mp/h',
  wind_direction_10m: '°',
  weather_code: 'wmo code',
  is_day: '',
}

const dailyUnits = { time: 'unixtime', sunrise: 'unixtime', sunset: 'unixtime', uv_index_max: '' }

/** Values by column; times are in seconds since 1970. */
type Values<Units> = Partial<Record<keyof Units, number | null>>

interface AnswerOptions {
  days?: number
  /** UTC offset at the time of the request; it applies to the whole response. */
  offsetSeconds?: number
  /** Changes to the hour that begins at an instant (seconds since 1970); without any, it is dry with some cloud. */
  hourAt?: (at: number, index: number) => Values<typeof hourlyUnits>
  sunAt?: (index: number) => Values<typeof dailyUnits>
}

const hour = 3600
const day = 24 * hour

/** Returns a response that starts at local midnight. The first day's sun is up from 05:00 to 19:20 UTC. */
export const openMeteoAnswer = (
  date: string,
  { days = 7, offsetSeconds = hour, hourAt = () => ({}), sunAt = () => ({}) }: AnswerOptions = {},
) => {
  const start = Date.parse(date) / 1000 - offsetSeconds
  const hours = Array.from({ length: days * 24 }, (_, index) => {
    const time = start + index * hour
    const utcHour = (time % day) / hour
    return {
      time,
      temperature_2m: 17.4,
      // Makes each day different.
      precipitation_probability: 5 + Math.floor(index / 24),
      wind_speed_10m: 9.4,
      wind_gusts_10m: 20.6,
      wind_direction_10m: 225,
      weather_code: 2,
      is_day: utcHour >= 5 && utcHour < 20 ? 1 : 0,
      ...hourAt(time, index),
    }
  })
  const suns = Array.from({ length: days }, (_, index) => {
    const [time, utcMidnight] = [start + index * day, start + index * day + offsetSeconds]
    const [sunrise, sunset] = [
      utcMidnight + 5 * hour + index * 60,
      utcMidnight + 19 * hour + 1200 - index * 60,
    ]
    return { time, sunrise, sunset, uv_index_max: 5.6, ...sunAt(index) }
  })
  return {
    latitude: 50.64,
    longitude: -1.94,
    utc_offset_seconds: offsetSeconds,
    timezone: 'Europe/London',
    hourly_units: hourlyUnits as Record<string, string>,
    hourly: columns(hours, hourlyUnits),
    daily_units: dailyUnits as Record<string, string>,
    daily: columns(suns, dailyUnits),
  }
}

const marineUnits = { time: 'unixtime', sea_surface_temperature: '°C', wave_height: 'm' }

/** Returns a response of the marine API: seven days from local midnight, by default with 16.4 °C and waves of 0.5 m. */
export const marineAnswer = (
  date: string,
  hourAt: (at: number, index: number) => Values<typeof marineUnits> = () => ({}),
) => {
  const start = Date.parse(date) / 1000 - hour
  const hours = Array.from({ length: 7 * 24 }, (_, index) => {
    const time = start + index * hour
    return { time, sea_surface_temperature: 16.4, wave_height: 0.5, ...hourAt(time, index) }
  })
  return {
    latitude: 50.62,
    longitude: -1.96,
    hourly_units: marineUnits as Record<string, string>,
    hourly: columns(hours, marineUnits),
  }
}

function columns<Key extends string>(rows: Record<Key, unknown>[], units: Record<Key, string>) {
  const keys = Object.keys(units) as Key[]
  return Object.fromEntries(keys.map((key) => [key, rows.map((row) => row[key])])) as Record<
    string,
    unknown[]
  >
}
