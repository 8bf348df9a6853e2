/**
 * Open-Meteo's forecast: the request for it, and what its answer says. The request's parameters and the answer's shape
 * are those of https://open-meteo.com/en/docs. Stamps are asked for as seconds since 1970 in UTC, because the local ones
 * have one offset throughout and are an hour out after a clock change.
 */
import { campDate } from '../../../../src/lib/camp-time'
import type { Position } from '../../../../src/lib/places'
import { timeZone } from '../../../../src/time-zone'
import { isRecord } from '../../../is-record'
import { BadAnswer } from './source-errors'
import { weatherOf } from './weather-codes'

export const openMeteoBase = 'https://api.open-meteo.com'

/** The variables of the hours, each with its unit as the answer must name it. */
const hourlyUnits = {
  time: 'unixtime',
  temperature_2m: '°C',
  precipitation_probability: '%',
  wind_speed_10m: 'mp/h',
  wind_direction_10m: '°',
  weather_code: 'wmo code',
  is_day: '',
}

/** The variables of the days. The day's own code, the most severe of its hours, is not used: see `summarise-day.ts`. */
const dailyUnits = {
  time: 'unixtime',
  temperature_2m_max: '°C',
  sunrise: 'unixtime',
  sunset: 'unixtime',
}

/** Five forecast days end at 05:00 of the sixth calendar date; the seventh spares the last hour at a clock change. */
const calendarDays = 7

/** The address of the forecast for a position, below a base such as `https://api.open-meteo.com`. */
export const openMeteoUrl = (base: string, { latitude, longitude }: Position): string => {
  const { time: _hour, ...hourly } = hourlyUnits
  const parameters = {
    latitude: String(latitude),
    longitude: String(longitude),
    hourly: Object.keys(hourly).join(),
    daily: 'weather_code,temperature_2m_max,temperature_2m_min,sunrise,sunset',
    wind_speed_unit: 'mph',
    timezone: timeZone,
    timeformat: 'unixtime',
    forecast_days: String(calendarDays),
  }
  return `${base}/v1/forecast?${new URLSearchParams(parameters)}`
}

/** An hour of which everything is known. */
export interface KnownHour {
  /** Its beginning, epoch milliseconds. */
  at: number
  celsius: number
  /** Percent. */
  chanceOfRain: number
  windSpeedMph: number
  /** Degrees clockwise from north that the wind comes from. */
  windFrom: number
  /** One of `wmoCodes`. */
  wmoCode: number
  /** Whether the sun is up. */
  isDay: boolean
}

/** What is known of a calendar date. */
export interface KnownDay {
  /** `YYYY-MM-DD` at the camp. */
  date: string
  hasMaximum: boolean
  /** Epoch milliseconds; undefined where the source has none. */
  sunrise: number | undefined
  sunset: number | undefined
}

export interface OpenMeteoForecast {
  hours: KnownHour[]
  days: KnownDay[]
  /** What of the answer was left out, and why, in words. */
  leftOut: string[]
}

type Block = Record<string, (number | null)[]>

const quoted = (value: unknown) => (JSON.stringify(value) ?? 'missing').slice(0, 120)

const refuse = (what: string): never => {
  throw new BadAnswer(`its answer is not what was asked for: ${what}`)
}

/** The values that a variable may have; others are in another unit, or the source is out of order. */
const limits: Record<string, [least: number, most: number]> = {
  temperature_2m: [-60, 60],
  temperature_2m_max: [-60, 60],
  precipitation_probability: [0, 100],
  wind_speed_10m: [0, 250],
  wind_direction_10m: [0, 360],
  is_day: [0, 1],
}

/** A block of the answer (`hourly`, `daily`): lists of one length, of numbers and nulls, in the units asked for. */
const readBlock = (answer: Record<string, unknown>, name: string, units: Record<string, string>): Block => {
  const [block, givenUnits] = [answer[name], answer[`${name}_units`]]
  if (!isRecord(block)) return refuse(`${name} is ${quoted(block)}`)
  if (!isRecord(givenUnits)) return refuse(`${name}_units is ${quoted(givenUnits)}`)
  const length = Array.isArray(block['time']) ? block['time'].length : 0
  for (const [variable, unit] of Object.entries(units)) {
    if (givenUnits[variable] !== unit) {
      refuse(`the unit of ${name}.${variable} is ${quoted(givenUnits[variable])}, and not ${quoted(unit)}`)
    }
    const values: unknown = block[variable]
    if (!Array.isArray(values)) return refuse(`${name}.${variable} is ${quoted(values)}`)
    if (values.length !== length) {
      refuse(`${name}.${variable} has ${values.length} values, and ${name}.time ${length}`)
    }
    const [least, most] = limits[variable] ?? [-Infinity, Infinity]
    const wrong = values.findIndex(
      (value: unknown) => value !== null && !(typeof value === 'number' && value >= least && value <= most),
    )
    if (wrong >= 0) refuse(`${name}.${variable}[${wrong}] is ${quoted(values[wrong])}`)
  }
  return block as Block
}

const secondsPerHour = 3600

/** The times of a block, in seconds. They must rise: the values stand in the same order. */
const readTimes = (block: Block, name: string, isRight: (seconds: number) => boolean): number[] =>
  block['time']!.map((seconds, index) => {
    const before = block['time']![index - 1] ?? -Infinity
    if (seconds === null || !isRight(seconds) || seconds <= before || Math.abs(seconds) > 8e9) {
      return refuse(`${name}.time[${index}] is ${quoted(seconds)}`)
    }
    return seconds
  })

const readHours = (block: Block): Pick<OpenMeteoForecast, 'hours' | 'leftOut'> => {
  const times = readTimes(block, 'hourly', (seconds) => seconds % secondsPerHour === 0)
  const hours: KnownHour[] = []
  const unknownCodes = new Set<number>()
  let unknownCount = 0
  let emptyCount = 0
  for (const [index, seconds] of times.entries()) {
    const value = (variable: keyof typeof hourlyUnits) => block[variable]![index] ?? null
    const celsius = value('temperature_2m')
    const chanceOfRain = value('precipitation_probability')
    const windSpeedMph = value('wind_speed_10m')
    const windFrom = value('wind_direction_10m')
    const wmoCode = value('weather_code')
    const isDay = value('is_day')
    if (
      celsius === null ||
      chanceOfRain === null ||
      windSpeedMph === null ||
      windFrom === null ||
      wmoCode === null ||
      isDay === null
    ) {
      emptyCount++
    } else if (!weatherOf(wmoCode, true)) {
      unknownCount++
      unknownCodes.add(wmoCode)
    } else {
      hours.push({
        at: seconds * 1000,
        celsius,
        chanceOfRain,
        windSpeedMph,
        windFrom,
        wmoCode,
        isDay: isDay === 1,
      })
    }
  }
  const leftOut = [
    ...(emptyCount ? [`${emptyCount} of ${times.length} hours, of which something is missing`] : []),
    ...(unknownCount
      ? [
          `${unknownCount} of ${times.length} hours, with codes that are not documented: ${[...unknownCodes].join(', ')}`,
        ]
      : []),
  ]
  return { hours, leftOut }
}

const readDays = (block: Block, offsetSeconds: number): KnownDay[] =>
  readTimes(block, 'daily', Number.isInteger).map((seconds, index) => {
    // The day begins at midnight by one offset; noon is on its date whatever the clocks do.
    const date = campDate((seconds + 12 * secondsPerHour) * 1000)
    const instant = (variable: 'sunrise' | 'sunset') => {
      const at = block[variable]![index]
      // Where the sun does not rise, the stamp is null, 0 or of no such date.
      return typeof at === 'number' && Math.abs(at - seconds) < 2 * 86_400 ? at * 1000 : undefined
    }
    if (seconds + offsetSeconds !== Math.floor((seconds + offsetSeconds) / 86_400) * 86_400) {
      refuse(`daily.time[${index}] is ${quoted(seconds)}, no midnight`)
    }
    return {
      date,
      hasMaximum: typeof block['temperature_2m_max']![index] === 'number',
      sunrise: instant('sunrise'),
      sunset: instant('sunset'),
    }
  })

/**
 * What Open-Meteo's answer says. An hour of which something is null, or whose code is not documented, is left out.
 * Throws a BadAnswer for an error object, for other units than were asked for, and for what is no forecast at all.
 */
export const readOpenMeteo = (answer: unknown): OpenMeteoForecast => {
  if (!isRecord(answer)) return refuse(quoted(answer))
  if (answer['error']) throw new BadAnswer(`it answers with an error: ${quoted(answer['reason'])}`)
  const offsetSeconds = answer['utc_offset_seconds']
  if (typeof offsetSeconds !== 'number') return refuse(`utc_offset_seconds is ${quoted(offsetSeconds)}`)
  const { hours, leftOut } = readHours(readBlock(answer, 'hourly', hourlyUnits))
  return { hours, leftOut, days: readDays(readBlock(answer, 'daily', dailyUnits), offsetSeconds) }
}
