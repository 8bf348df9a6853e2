/** Made-up data files, for tests to change. */
import { addDays } from '../../src/lib/camp-time'
import type {
  CalendarFile,
  DatasetName,
  ForecastDay,
  ForecastHour,
  LocationsFile,
  Place,
  Tide,
  TidesFile,
  WeatherFile,
} from '../../src/schemas'
import { atCamp } from './camp-clock'
import { msPerHour } from '../../src/lib/durations'

/** 19:00 at the camp on 22 August 2026, when the made-up files are fresh. */
export const evening = atCamp('2026-08-22T19:00')

export const forecastHour = (changes: Partial<ForecastHour> = {}): ForecastHour => ({
  time: '18:00',
  temperature: 17,
  chanceOfRain: 20,
  windSpeedMph: 9,
  windDirection: 'SW',
  weatherType: 3,
  weatherTypeDescription: 'Sunny Intervals',
  ...changes,
})

/** Returns the 24 hours of a forecast day, 06:00 to 05:00. */
export const forecastHours = (): ForecastHour[] =>
  Array.from({ length: 24 }, (_, index) =>
    forecastHour({ time: `${String((index + 6) % 24).padStart(2, '0')}:00`, temperature: 10 + (index % 9) }),
  )

export const forecastDay = (
  date: string,
  {
    summary,
    ...changes
  }: Partial<Omit<ForecastDay, 'summary'>> & { summary?: Partial<ForecastDay['summary']> } = {},
): ForecastDay => ({
  date,
  summary: {
    description: 'Sunny intervals and a gentle breeze',
    weatherType: 3,
    maximumTemperature: 21,
    minimumTemperature: 12,
    sunrise: '06:06',
    sunset: '20:15',
    ...summary,
  },
  hours: forecastHours(),
  ...changes,
})

/** Returns five forecast days, starting on a date. */
export const weatherFile = (firstDate: string): WeatherFile => ({
  data: [0, 1, 2, 3, 4].map((days) =>
    forecastDay(addDays(firstDate, days), { summary: { maximumTemperature: 21 + days } }),
  ),
})

/** Returns a tide at a camp time (`2026-08-22T16:40`), or at an ISO instant, whose clock time is not converted. */
export const tide = (type: Tide['type'], time: string, heightInMetres = 1.5): Tide => ({
  type,
  time: time.slice(11, 16),
  heightInMetres,
  instant: time.length > 16 ? time : atCamp(time),
})

const tidesOfDay = (date: string, day: number) => [
  tide('Low', `${date}T03:1${day}`, 0.6),
  tide('High', `${date}T09:2${5 + day}`, 1.9),
  tide('Low', `${date}T14:0${5 + day}`, 0.7),
  tide('High', `${date}T16:40`, 1.8),
]

/** Returns three tide days, starting on a date. Each day all tides are a minute later, except 16:40, which tests wait for. */
export const tidesFile = (firstDate: string): TidesFile => ({
  dates: [0, 1, 2].map((day) => {
    const date = addDays(firstDate, day)
    return { date, tides: tidesOfDay(date, day) }
  }),
})

/** Adds levels to tide days: a height every half hour, interpolated linearly between the tides. */
export const withLevels = ({ dates }: TidesFile): TidesFile => {
  const tides = dates
    .flatMap((day) => day.tides)
    .map((tide) => [Date.parse(tide.instant), tide.heightInMetres] as const)
  const heightAt = (instant: number) => {
    const next = tides.findIndex(([at]) => at > instant)
    const [[from, low], [to, high]] = [tides.at(next - 1)!, tides.at(next)!]
    return next < 1 ? high : low + ((high - low) * (instant - from)) / (to - from)
  }
  return {
    dates: dates.map((day) => {
      const start = Date.parse(atCamp(`${day.date}T00:00`))
      const heights = Array.from({ length: 49 }, (_, index) => heightAt(start + index * (msPerHour / 2)))
      return {
        ...day,
        levels: {
          everyMinutes: 30,
          heightsInMetres: heights.map((height) => Math.round(height * 100) / 100),
        },
      }
    }),
  }
}

export const place = (changes: Partial<Place> = {}): Place => ({
  name: 'Long Sand',
  lat: '50.65203',
  lng: '-1.95389',
  googlePlaceId: '',
  type: 'beach',
  ...changes,
})

/** Returns locations that fill more than a phone's screen. */
export const longLocations = (): LocationsFile => ({
  locations: Array.from({ length: 30 }, (_, index) => place({ name: `Place ${index}` })),
})

const locationsFile = (): LocationsFile => ({
  locations: [
    place({ name: 'Gate', type: 'home' }),
    place(),
    place({ name: 'Chalk Stacks', type: 'destination' }),
    place({ name: 'Cove Stores', type: 'shop', googlePlaceId: 'abc/1&q=x' }),
    place({ name: 'Marsh Halt', type: 'station' }),
  ],
})

export const calendarFile = (): CalendarFile => ({
  startDate: '2026-08-10',
  endDate: '2026-08-26',
  events: [
    { name: 'Purbeck Venture', startDate: '2026-08-06', endDate: '2026-08-14' },
    { name: 'Family Camp 1', startDate: '2026-08-14', endDate: '2026-08-18' },
    { name: 'Family Camp 2', startDate: '2026-08-18', endDate: '2026-08-22' },
    { name: 'Family Camp 3', startDate: '2026-08-22', endDate: '2026-08-26' },
    { name: 'Site pack down', startDate: '2026-08-26', endDate: '2026-08-26' },
  ],
})

/** Returns a camp's data files, as published on a date; the calendar is always that of August 2026. */
export const campFiles = (date: string) =>
  ({
    weather: weatherFile(date),
    tides: tidesFile(date),
    locations: locationsFile(),
    calendar: calendarFile(),
  }) satisfies Record<DatasetName, object>

/** The weather type codes; those in the same row share an icon. */
export const weatherCodeRows = [
  [0],
  [1],
  [2],
  [3],
  [4, 31, 33, 46],
  [5, 6, 34, 35],
  [7, 36],
  [8, 37],
  [9, 10, 13, 14],
  [11, 12, 38, 39],
  [15, 40],
  [16, 17, 18, 41],
  [19, 20, 21, 42],
  [22, 23, 24, 25, 26, 27, 43, 44],
  [28, 29, 30],
  [32, 47],
  [45],
]
