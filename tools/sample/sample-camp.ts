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
import { addDays, campDate, campDateTime, campInstant, daysBetween } from '../../src/lib/camp-time'
import { msPerHour, msPerMinute } from '../../src/lib/durations'
import { firstHour } from '../../src/lib/hours'
import { isoInstant } from '../../src/lib/iso-date'
import { projectFolder } from '../files'
import { samplePath } from '../settings'
import { compressFiles } from '../site/compress'
import { meanOn, sunTimesOn } from './seasons'

/** The first date in the files in `sample/`, and the midnight at which it begins. */
const fileDate = '2026-08-22'
const fileMidnight = Date.parse('2026-08-22T00:00:00+01:00')

/**
 * Days in the tides of the sample camp. `sample/tides.json` has a fourth day, because three days last an hour longer
 * when the clocks go back.
 */
const tideDays = 3

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
 * `sample/weather.json`: days in August. Each day's hours as columns, from 06:00 to 05:00, and the words for each code
 * only once.
 */
interface SampleWeather {
  words: Record<string, string>
  data: { summary: Omit<ForecastDay['summary'], 'sunrise' | 'sunset'>; hours: Columns }[]
}

type Columns = Record<string, unknown[]> & { weatherType: number[] }

function sampleWeather(now: number): WeatherFile {
  const { words, data } = readSample('weather') as SampleWeather
  // Before 06:00, the first forecast day is yesterday's, whose last hour begins at 05:00.
  const [today = '', clock = ''] = campDateTime(now).split('T')
  const first = addDays(today, clock < firstHour ? -1 : 0)
  return {
    madeAt: new Date(now).toISOString(),
    data: data.map(({ summary, hours }, index) => {
      const date = addDays(first, index)
      const sun = sunTimesOn(date, camp.position)
      const inSeason = hoursOf(hours, words).map((hour) => hourInSeason(hour, date, sun, words))
      return { date, summary: summaryInSeason(summary, date, sun), hours: hoursToCome(inSeason, date, now) }
    }),
  }
}

function hoursOf(columns: Columns, words: SampleWeather['words']): ForecastHour[] {
  return columns.weatherType.map((code, index) => {
    const values = Object.entries(columns).map(([key, column]) => [key, column[index]])
    return {
      time: `${String((index + Number.parseInt(firstHour)) % 24).padStart(2, '0')}:00`,
      ...Object.fromEntries(values),
      weatherTypeDescription: words[code],
    }
  })
}

type SunTimes = ReturnType<typeof sunTimesOn>

/** Returns how much warmer a date is than the date of the files, in whole degrees. */
function warmerOn(date: string): number {
  return Math.round(meanOn('maximumTemperature', date) - meanOn('maximumTemperature', fileDate))
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
    maximumTemperature: maximumTemperature + warmerOn(date),
    minimumTemperature: minimumTemperature + warmerOn(date),
    uvIndexMax: Math.round(uvIndexMax * brightness),
    seaTemperature: Math.round(meanOn('seaTemperature', date)),
  }
}

/** The codes of the same weather by day and by night. */
const dayAndNight = [
  [1, 0],
  [3, 2],
  [10, 9],
  [29, 28],
] as const

function hourInSeason(
  hour: ForecastHour,
  date: string,
  { sunrise, sunset }: SunTimes,
  words: SampleWeather['words'],
): ForecastHour {
  const pair = dayAndNight.find((codes) => codes.some((code) => code === hour.weatherType))
  const isNight = hour.time < sunrise || hour.time >= sunset
  const weatherType = pair?.[isNight ? 1 : 0] ?? hour.weatherType
  return {
    ...hour,
    temperature: hour.temperature + warmerOn(date),
    weatherType,
    weatherTypeDescription: words[weatherType] ?? '',
  }
}

/** Returns a forecast day's hours that begin after a time. When the clocks change, a day has an hour more or less. */
function hoursToCome(hours: ForecastHour[], date: string, now: number): ForecastHour[] {
  const toCome: ForecastHour[] = []
  const end = campInstant(addDays(date, 1), firstHour)
  for (let start = campInstant(date, firstHour); start < end; start += msPerHour) {
    const clock = campDateTime(start).slice(11)
    const hour = hours.find(({ time }) => time === clock)
    if (hour && start > now) toCome.push(hour)
  }
  return toCome
}

/**
 * Shifts tides and levels by elapsed time and regroups them by date. Shifting clock times would be wrong on days of 23
 * or 25 hours.
 */
function sampleTides(now: number): TidesFile {
  const { about, dates } = readSample('tides') as TidesFile
  const tides = dates.flatMap((day) => day.tides)
  const everyMinutes = dates[0]?.levels?.everyMinutes ?? 30
  // Skips the first level of later days, which is also the last of the day before.
  const heights = dates.flatMap(({ levels }, index) => levels?.heightsInMetres.slice(index ? 1 : 0) ?? [])
  // A new table is published at about 03:00; until then, the table begins yesterday.
  const first = campDate(now - 3 * msPerHour)
  const start = campInstant(first, '00:00')
  const shiftMs = start - fileMidnight
  return {
    ...(about && { about }),
    dates: Array.from({ length: tideDays }, (_, index) => {
      const date = addDays(first, index)
      const [from, to] = [date, addDays(date, 1)].map(
        (each) => (campInstant(each, '00:00') - start) / msPerMinute / everyMinutes,
      )
      return {
        ...dates[index],
        date,
        tides: tides
          .map((tide) => ({ ...tide, ...timesOf(Date.parse(tide.instant) + shiftMs) }))
          .filter(({ instant }) => campDate(instant) === date),
        levels: { everyMinutes, heightsInMetres: heights.slice(from, to! + 1) },
      }
    }),
  }
}

const timesOf = (instant: number) => ({
  time: campDateTime(instant).slice(11),
  instant: isoInstant(instant),
})

const noticeText = 'Tonight: campfire and songs behind the barn. Bring a chair and a warm jumper.'

function sampleCalendar(now: number): CalendarFile {
  const days = daysBetween(fileDate, campDate(now))
  const move = <Dates extends { startDate: string; endDate: string }>(dates: Dates): Dates => ({
    ...dates,
    startDate: addDays(dates.startDate, days),
    endDate: addDays(dates.endDate, days),
  })
  const calendar = readSample('calendar') as CalendarFile
  const midnights = [0, 1].map((later) => campInstant(addDays(campDate(now), later), '00:00'))
  const [from = '', until = ''] = midnights.map(isoInstant)
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
