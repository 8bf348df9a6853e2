/** The sample camp: the made-up files in `sample/`, moved to the camp's position and to the current date. */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { camp } from '../../src/camp'
import type {
  CalendarFile,
  DatasetName,
  ForecastDay,
  ForecastHour,
  LocationsFile,
  TidesFile,
  WeatherFile,
} from '../../src/schemas'
import { addDays, boundsOf, campDate, campInstant, daysBetween } from '../../src/lib/camp-time'
import { msPerHour } from '../../src/lib/durations'
import { firstHour, forecastDate } from '../../src/lib/hours'
import { isoInstant } from '../../src/lib/iso-date'
import { projectFolder } from '../files'
import { samplePath } from '../settings'
import { compressFiles } from '../site/compress'
import { addLevels } from '../data/make/predict-levels'
import { predictedTides } from '../data/make/tide-curve'
import type { HarmonicStation } from '../data/read/tide-gauges'
import { campClock } from '../data/camp-day'
import { makeTideDays } from '../data/make/tide-days'
import { meanOn, sunTimesOn } from './seasons'

/** The first date in the files in `sample/`. */
const fileDate = '2026-08-22'

/** How many days ahead the sample camp's tides reach. */
const tideDaysAhead = 2

/** Returns one of the sample camp's files, as it would be published at a time (epoch milliseconds). */
export const sampleFile = (name: DatasetName, now: number): object => files[name](now)

/** Writes the sample files for a time (epoch milliseconds) to where an app without a data source looks for them. */
export async function writeSampleFiles(appFolder: string, now: number): Promise<void> {
  const folder = path.join(appFolder, samplePath)
  await mkdir(folder, { recursive: true })
  for (const [name, file] of Object.entries(files))
    await writeFile(path.join(folder, `${name}.json`), JSON.stringify(file(now)))
  await compressFiles(folder)
}

const files: Record<DatasetName, (now: number) => object> = {
  weather: sampleWeather,
  tides: sampleTides,
  calendar: sampleCalendar,
  locations: sampleLocations,
}

const readSample = (name: DatasetName): unknown =>
  JSON.parse(readFileSync(path.join(projectFolder, `tools/sample/${name}.json`), 'utf8'))

/**
 * `sample/weather.json`: days in August, with each day's hours as columns from 06:00 to 05:00 (in a shorter column, a
 * value covers several hours), and the words for each code only once.
 */
interface SampleWeather {
  words: Record<string, string>
  data: { summary: Omit<ForecastDay['summary'], 'sunrise' | 'sunset'>; hours: Columns }[]
}

type Columns = Record<string, unknown[]>

function sampleWeather(now: number): WeatherFile {
  const { words, data } = readSample('weather') as SampleWeather
  // Before 05:00, the first forecast day is yesterday's, whose last hour begins at 05:00.
  const first = forecastDate(now + msPerHour)
  return {
    madeAt: isoInstant(now),
    data: data.map(({ summary, hours }, index) => {
      const date = addDays(first, index)
      const sun = sunTimesOn(date, camp.position)
      const toCome = clocksToCome(date, now).map((time) => hourInSeason(hours, time, date, sun, words))
      return { date, summary: summaryInSeason(summary, date, sun), hours: toCome }
    }),
  }
}

/** Returns a forecast day's hours that begin after a time. When the clocks change, a day has an hour more or less. */
function clocksToCome(date: string, now: number): string[] {
  const clocks: string[] = []
  const end = campInstant(addDays(date, 1), firstHour)
  for (let start = campInstant(date, firstHour); start < end; start += msPerHour)
    if (start > now) clocks.push(campClock(start))
  return clocks
}

type SunTimes = ReturnType<typeof sunTimesOn>

/** Converts a temperature in the files, which are of August, to the season of a date (°C, rounded). */
function celsiusInSeason(celsius: number, date: string): number {
  const rangeOn = (day: string) => [meanOn('minimumTemperature', day), meanOn('maximumTemperature', day)] as const
  const [[least, most], [leastInFile, mostInFile]] = [rangeOn(date), rangeOn(fileDate)]
  return Math.round(least + ((celsius - leastInFile) / (mostInFile - leastInFile)) * (most - least))
}

function summaryInSeason(
  { maximumTemperature, minimumTemperature, uvIndexMax = 0, ...others }: SampleWeather['data'][number]['summary'],
  date: string,
  sun: SunTimes,
): ForecastDay['summary'] {
  const brightness = meanOn('uvIndexMax', date) / meanOn('uvIndexMax', fileDate)
  return {
    ...others,
    ...sun,
    maximumTemperature: celsiusInSeason(maximumTemperature, date),
    minimumTemperature: celsiusInSeason(minimumTemperature, date),
    uvIndexMax: Math.round(uvIndexMax * brightness),
    seaTemperature: Math.round(meanOn('seaTemperature', date)),
  }
}

/** The codes of the same weather by day and by night. */
const dayAndNight = [
  [1, 0],
  [3, 2],
  [10, 9],
] as const

function hourInSeason(
  columns: Columns,
  time: string,
  date: string,
  { sunrise, sunset }: SunTimes,
  words: SampleWeather['words'],
): ForecastHour {
  const index = (Number.parseInt(time) - Number.parseInt(firstHour) + 24) % 24
  const cells = Object.entries(columns).map(([key, column]) => [
    key,
    column[Math.floor((index * column.length) / 24)],
  ])
  const hour = Object.fromEntries(cells) as Omit<ForecastHour, 'time'>
  const pair = dayAndNight.find((codes) => codes.some((code) => code === hour.weatherType))
  const isNight = time < sunrise || time >= sunset
  const weatherType = pair?.[isNight ? 1 : 0] ?? hour.weatherType
  return {
    time,
    ...hour,
    temperature: celsiusInSeason(hour.temperature, date),
    weatherType,
    weatherTypeDescription: words[weatherType] ?? '',
  }
}

/** `sample/tides.json`: the constants of an invented bay, whose springs and neaps follow the real Moon. */
type SampleTides = HarmonicStation & { about: string }

function sampleTides(now: number): TidesFile {
  const { about, ...bay } = readSample('tides') as SampleTides
  const source = predictedTides('sample', bay, now, tideDaysAhead)
  return { about, dates: addLevels(makeTideDays(source, now).days, source.levelAt).days }
}

const noticeText = 'Tonight: campfire and songs behind the barn. Bring a chair and a warm jumper.'

function sampleCalendar(now: number): CalendarFile {
  const days = daysBetween(fileDate, campDate(now))
  const move = <Dates extends { startDate: string; endDate: string }>(dates: Dates): Dates => ({
    ...dates,
    startDate: addDays(dates.startDate, days),
    endDate: addDays(dates.endDate, days),
  })
  const calendar = readSample('calendar') as CalendarFile
  const [from = '', until = ''] = boundsOf(campDate(now)).map(isoInstant)
  return { ...move(calendar), events: calendar.events.map(move), notice: { text: noticeText, from, until } }
}

/** Moves the sample's places: the first, the camp's gate, to `camp.position`, and all others by as many degrees. */
function sampleLocations(): LocationsFile {
  const { locations } = readSample('locations') as LocationsFile
  const { latitude, longitude } = camp.position
  const [gate] = locations
  return {
    locations: locations.map((place) => ({
      ...place,
      name: place.name.replace('{placeName}', camp.placeName),
      lat: (latitude + Number(place.lat) - Number(gate?.lat)).toFixed(5),
      lng: (longitude + Number(place.lng) - Number(gate?.lng)).toFixed(5),
    })),
  }
}
