/**
 * The sample camp: made-up files in exactly the published shapes, for the date on which they are asked for.
 * The same date gives the same camp, and none of it is real.
 */
import { camp } from '../../src/camp'
import type {
  CalendarFile,
  DatasetName,
  ForecastDay,
  ForecastHour,
  LocationsFile,
  Tide,
  TidesFile,
  WeatherFile,
} from '../../src/schemas'
import { addDays, campDate, campDateTime, campInstant } from '../../src/lib/camp-time'
import { timeZone } from '../../src/time-zone'

const msPerMinute = 60_000
const msPerHour = 60 * msPerMinute
const forecastDays = 5
const tideDays = 3

const campClock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `HH:MM` at the camp at an instant in epoch milliseconds. */
const clockTime = (instant: number) => campClock.format(instant)

/** A number from 0 up to 1 that follows from a text (FNV-1a), so that the same day always has the same weather. */
const chance = (seed: string): number => {
  let hash = 0x811c9dc5
  for (const character of seed) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return ((Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0) % 10_000) / 10_000
}

// Weather ------------------------------------------------------------------------------------------------------

interface Sky {
  description: string
  summary: string
  day: number
  night: number
  rain: number
}

const skies: Sky[] = [
  { description: 'Sunny', summary: 'Sunny and a gentle breeze', day: 1, night: 0, rain: 2 },
  {
    description: 'Partly Cloudy',
    summary: 'Sunny intervals and a moderate breeze',
    day: 3,
    night: 2,
    rain: 10,
  },
  { description: 'Light Cloud', summary: 'Light cloud and a gentle breeze', day: 7, night: 7, rain: 15 },
  { description: 'Thick Cloud', summary: 'Thick cloud and a moderate breeze', day: 8, night: 8, rain: 30 },
  {
    description: 'Light Rain Showers',
    summary: 'Light rain showers and a moderate breeze',
    day: 10,
    night: 9,
    rain: 55,
  },
  { description: 'Drizzle', summary: 'Drizzle and a gentle breeze', day: 11, night: 11, rain: 60 },
  { description: 'Heavy Rain', summary: 'Heavy rain and a fresh breeze', day: 15, night: 15, rain: 85 },
  {
    description: 'Thundery Showers',
    summary: 'Thundery showers and a gentle breeze',
    day: 29,
    night: 28,
    rain: 70,
  },
  { description: 'Mist', summary: 'Mist and light winds', day: 5, night: 5, rain: 5 },
]

const compass = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ')

const dayOfYear = (date: string) =>
  (Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / (24 * msPerHour)

/** From -1 in midwinter to 1 in midsummer. */
const season = (date: string) => -Math.cos(((dayOfYear(date) + 10) / 365.25) * 2 * Math.PI)

/** Sunrise and sunset at about 50.6° N: the day lasts from 8 to 16.4 hours around 12:08 UTC. */
const sunTimes = (date: string) => {
  const noon = Date.parse(date) + 12 * msPerHour + 8 * msPerMinute
  const halfDay = (6.1 + 2.1 * season(date)) * msPerHour
  return { sunrise: clockTime(noon - halfDay), sunset: clockTime(noon + halfDay) }
}

const skyOf = (date: string, hour: number) => {
  const drift = Math.floor(chance(`${date} ${Math.floor(hour / 6)}`) * 3) - 1
  const index = Math.floor(chance(`sky ${date}`) * skies.length) + drift
  return skies[Math.min(Math.max(index, 0), skies.length - 1)]!
}

const forecastHour = (forecastDate: string, start: number): ForecastHour => {
  const time = clockTime(start)
  const hour = Number(time.slice(0, 2))
  const sky = skyOf(forecastDate, hour)
  const { sunrise, sunset } = sunTimes(campDate(start))
  const isLight = time > sunrise && time < sunset
  const wave = Math.cos(((hour - 15) / 24) * 2 * Math.PI)
  return {
    time,
    temperature: Math.round(11 + 6 * season(forecastDate) + 3 * wave + 3 * chance(`warm ${forecastDate}`)),
    chanceOfRain: Math.min(99, Math.round(sky.rain * (0.7 + 0.6 * chance(`rain ${start}`)))),
    windSpeedMph: Math.round(4 + 12 * chance(`wind ${forecastDate}`) + 4 * chance(`gust ${start}`)),
    windDirection: compass[Math.floor(chance(`from ${forecastDate}`) * 16 + hour / 8) % 16]!,
    weatherType: isLight ? sky.day : sky.night,
    weatherTypeDescription: sky.description,
  }
}

/** A forecast day runs from 06:00 to 05:00 and has the hours from the next full one on. */
const forecastDay = (date: string, now: number): ForecastDay => {
  const end = campInstant(addDays(date, 1), '06:00')
  const hours: ForecastHour[] = []
  const all: ForecastHour[] = []
  for (let start = campInstant(date, '06:00'); start < end; start += msPerHour) {
    const hour = forecastHour(date, start)
    all.push(hour)
    if (start > now) hours.push(hour)
  }
  const temperatures = all.map(({ temperature }) => temperature)
  const sky = skyOf(date, 12)
  return {
    date,
    summary: {
      description: sky.summary,
      weatherType: sky.day,
      // Published maxima are often a degree above those of the hours.
      maximumTemperature: Math.max(...temperatures) + Math.round(chance(`maximum ${date}`)),
      minimumTemperature: Math.min(...temperatures),
      ...sunTimes(date),
    },
    hours,
  }
}

const sampleWeather = (now: number): WeatherFile => {
  // Before six the forecast day is yesterday's.
  const [today, clock] = campDateTime(now).split('T') as [string, string]
  const first = addDays(today, clock < '06:00' ? -1 : 0)
  return { data: Array.from({ length: forecastDays }, (_, index) => forecastDay(addDays(first, index), now)) }
}

// Tides --------------------------------------------------------------------------------------------------------

/** Amplitude in metres, period in hours: M2, S2 and the shallow-water M4 that skews a bay's tides. */
const constituents = [
  { amplitude: 0.55, period: 12.4206012, phase: 1.1 },
  { amplitude: 0.2, period: 12, phase: 2.3 },
  { amplitude: 0.12, period: 6.2103006, phase: 0.4 },
]

const waterLevel = (instant: number) =>
  constituents.reduce(
    (level, { amplitude, period, phase }) =>
      level + amplitude * Math.cos((instant / msPerHour / period) * 2 * Math.PI + phase),
    1.3,
  )

const tidesOfDay = (date: string): Tide[] => {
  const tides: Tide[] = []
  const end = campInstant(addDays(date, 1), '00:00')
  for (let instant = campInstant(date, '00:00'); instant < end; instant += msPerMinute) {
    const [before, level, after] = [-msPerMinute, 0, msPerMinute].map((step) =>
      waterLevel(instant + step),
    ) as [number, number, number]
    const isHigh = level > before && level >= after
    const isLow = level < before && level <= after
    if (isHigh || isLow) {
      tides.push({
        type: isHigh ? 'High' : 'Low',
        time: clockTime(instant),
        heightInMetres: Number(level.toFixed(1)),
        instant: new Date(instant).toISOString().replace('.000Z', 'Z'),
      })
    }
  }
  return tides
}

/** The levels from 00:00 to 24:00 at the camp, every half hour of real time. */
const levelsOfDay = (date: string) => {
  const everyMinutes = 30
  const heightsInMetres: number[] = []
  const end = campInstant(addDays(date, 1), '00:00')
  for (let instant = campInstant(date, '00:00'); instant <= end; instant += everyMinutes * msPerMinute) {
    heightsInMetres.push(Number(waterLevel(instant).toFixed(2)))
  }
  return { everyMinutes, heightsInMetres }
}

const sampleTides = (now: number): TidesFile => {
  // A new table is published about three o'clock in the morning.
  const first = campDate(now - 3 * msPerHour)
  return {
    dates: Array.from({ length: tideDays }, (_, index) => addDays(first, index)).map((date) => ({
      date,
      tides: tidesOfDay(date),
      levels: levelsOfDay(date),
    })),
  }
}

// Calendar and locations ---------------------------------------------------------------------------------------

/** Name, and the first and last day of the season of 41 days; on handover days two events overlap. */
const season41: [name: string, first: number, last: number][] = [
  ['Site set up', 0, 2],
  ['Dorset Venture', 6, 14],
  ['Studland Venture', 15, 18],
  ['Purbeck Venture', 18, 26],
  ['Family Camp 1', 26, 30],
  ['Beach clean', 28, 28],
  ['Family Camp 2', 30, 34],
  ['Family Camp 3', 34, 38],
  ['Site pack down', 39, 40],
]

/** The day of the season that today is. */
const seasonDay = 20

const sampleCalendar = (now: number): CalendarFile => {
  const start = addDays(campDate(now), -seasonDay)
  return {
    startDate: start,
    endDate: addDays(start, 40),
    events: season41.map(([name, first, last]) => ({
      name,
      startDate: addDays(start, first),
      endDate: addDays(start, last),
    })),
  }
}

/** Made-up places, each so many degrees north and east of the camp's gate. */
const sampleLocations = (): LocationsFile => ({
  locations: (
    [
      [`${camp.placeName} Gate`, 0, 0, 'home'],
      ['Farm Track Entrance', 0.00041, -0.00533, 'home'],
      ['Cove Stores', 0.00151, -0.0081, 'shop'],
      ['Harbour Bakery', -0.02993, -0.01368, 'shop'],
      ['Marsh Halt', 0.05134, -0.17128, 'station'],
      [`${camp.placeName} Beach`, 0.00156, 0.00033, 'beach'],
      ['Long Sand', 0.01123, -0.01015, 'beach'],
      ['Shingle Point', 0.03461, -0.00328, 'beach'],
      ['Chalk Stacks', 0.00083, 0.01873, 'destination'],
      ['Heath Tumulus', 0.00417, -0.02369, 'destination'],
      ['Castle Mound', 0.00107, -0.11528, 'destination'],
    ] as const
  ).map(([name, north, east, type]) => ({
    name,
    lat: (camp.position.latitude + north).toFixed(5),
    lng: (camp.position.longitude + east).toFixed(5),
    googlePlaceId: '',
    type,
  })),
})

/** A file of the sample camp as it would be published at a time in epoch milliseconds. */
export const sampleFile = (name: DatasetName, now: number): object => {
  switch (name) {
    case 'weather':
      return sampleWeather(now)
    case 'tides':
      return sampleTides(now)
    case 'calendar':
      return sampleCalendar(now)
    case 'locations':
      return sampleLocations()
  }
}
