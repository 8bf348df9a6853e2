/** The sample camp: the made-up files in `sample/`, moved to the camp's position and to the current date. */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { camp } from '../../src/camp'
import type {
  CalendarFile,
  DatasetName,
  ForecastDay,
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
import { makeForecast } from '../data/make/forecast-days'
import { addLevels } from '../data/make/predict-levels'
import { predictedTides } from '../data/make/tide-curve'
import { isSunUp } from '../data/read/open-meteo'
import type { SourceHour, SourceSun } from '../data/read/source-forecast'
import type { HarmonicStation } from '../data/read/gauge-database'
import { conditionsOf, type ConditionsRow } from '../data/read/weather-codes'
import { campClock } from '../data/camp-day'
import { makeTideDays } from '../data/make/tide-days'
import { sunTimesOn } from '../data/sun-times'
import { meanOn } from './seasons'

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

/** `sample/weather.json`: conditions by the app's code for the daytime, and days in August. */
interface SampleWeather {
  conditionsByCode: Record<number, ConditionsRow>
  days: (Required<Pick<ForecastDay['summary'], 'uvIndexMax' | 'waveHeightInMetres'>> & { hours: Columns })[]
}

/** Values from 06:00 to 05:00; in a column of fewer than 24, each is that of several hours. */
type Columns = Record<
  'temperature' | 'chanceOfRain' | 'windSpeedMph' | 'windGustMph' | 'windFromDegrees' | 'conditions',
  number[]
>

function sampleWeather(now: number): WeatherFile {
  const { conditionsByCode, days } = readSample('weather') as SampleWeather
  const first = forecastDate(now)
  const sun = days.map(({ uvIndexMax }, index) => sunOn(addDays(first, index), uvIndexMax))
  const from = campInstant(first, firstHour)
  const until = campInstant(addDays(first, days.length), firstHour)
  const hours = Array.from({ length: (until - from) / msPerHour }, (_, index) => {
    const at = from + index * msPerHour
    return sampleHour(at, days[daysBetween(first, forecastDate(at))]!.hours, conditionsByCode, sun)
  })
  const { content } = makeForecast({ name: 'sample', from, hours, sun, notes: [] }, now)
  const data = content.data.map(({ summary, ...day }, index) => {
    const { waveHeightInMetres } = days[index]!
    const seaTemperature = Math.round(meanOn('seaTemperature', day.date))
    return { ...day, summary: { ...summary, waveHeightInMetres, seaTemperature } }
  })
  return { ...content, data }
}

function sunOn(date: string, uvIndexMax: number): SourceSun {
  const brightness = meanOn('uvIndexMax', date) / meanOn('uvIndexMax', fileDate)
  return { date, ...sunTimesOn(date, camp.position), uvIndexMax: uvIndexMax * brightness }
}

function sampleHour(
  at: number,
  columns: Columns,
  conditionsByCode: SampleWeather['conditionsByCode'],
  sun: SourceSun[],
): SourceHour {
  const index = (Number.parseInt(campClock(at)) - Number.parseInt(firstHour) + 24) % 24
  const valueOf = (name: keyof Columns) => columns[name][Math.floor((index * columns[name].length) / 24)]!
  return {
    at,
    celsius: celsiusInSeason(valueOf('temperature'), forecastDate(at)),
    chanceOfRain: valueOf('chanceOfRain'),
    windSpeedMph: valueOf('windSpeedMph'),
    windFromDegrees: valueOf('windFromDegrees'),
    conditions: conditionsOf(conditionsByCode[valueOf('conditions')]!),
    isDay: isSunUp(at, sun),
    windGustMph: valueOf('windGustMph'),
  }
}

/** Converts a temperature in the files, which are of August, to the season of a date (°C). */
function celsiusInSeason(celsius: number, date: string): number {
  const rangeOn = (day: string) => [meanOn('minimumTemperature', day), meanOn('maximumTemperature', day)] as const
  const [[least, most], [leastInFile, mostInFile]] = [rangeOn(date), rangeOn(fileDate)]
  return least + ((celsius - leastInFile) / (mostInFile - leastInFile)) * (most - least)
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
