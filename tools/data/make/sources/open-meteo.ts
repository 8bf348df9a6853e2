/**
 * Open-Meteo's forecast; parameters and response format are documented at https://open-meteo.com/en/docs. Times are
 * requested as Unix time, because local times keep one offset throughout and are an hour off after a clock change.
 */
import { campDate } from '../../../../src/lib/camp-time'
import type { Position } from '../../../../src/lib/places'
import { timeZone } from '../../../../src/time-zone'
import { isRecord } from '../../../is-record'
import type { SourceForecast, SourceHour, SourceSun } from '../source-forecast'
import type { SourceRequest } from './request-bytes'
import { InvalidResponse } from './source-errors'
import { skies } from './weather-codes'

interface Variable {
  /** As the response must name it. */
  unit: string
  /** Values outside have another unit, or the source is broken. */
  limits?: [least: number, most: number]
  /** An answer may lack it. */
  isOptional?: boolean
}

const hourly = {
  time: { unit: 'unixtime' },
  temperature_2m: { unit: '°C', limits: [-60, 60] },
  precipitation_probability: { unit: '%', limits: [0, 100] },
  wind_speed_10m: { unit: 'mp/h', limits: [0, 250] },
  wind_gusts_10m: { unit: 'mp/h', limits: [0, 300], isOptional: true },
  wind_direction_10m: { unit: '°', limits: [0, 360] },
  weather_code: { unit: 'wmo code' },
  is_day: { unit: '', limits: [0, 1] },
} satisfies Record<string, Variable>

const anyNumber: [least: number, most: number] = [-Infinity, Infinity]

/** Code and maximum are not requested: the code is that of the most severe hour, and the maximum covers other hours. */
const daily = {
  time: { unit: 'unixtime' },
  sunrise: { unit: 'unixtime' },
  sunset: { unit: 'unixtime' },
  uv_index_max: { unit: '', limits: [0, 50], isOptional: true },
} satisfies Record<string, Variable>

/** Five forecast days end at 05:00 on the sixth date; the seventh keeps the last hour after a clock change. */
const calendarDays = 7

/** The response is for the centre of a grid cell, some kilometres away. */
const farthestDegrees = 0.5

export function openMeteoRequest({ latitude, longitude }: Position): SourceRequest {
  const parameters = {
    latitude: String(latitude),
    longitude: String(longitude),
    hourly: variableNames(hourly),
    daily: variableNames(daily),
    wind_speed_unit: 'mph',
    timezone: timeZone,
    timeformat: 'unixtime',
    forecast_days: String(calendarDays),
  }
  return { url: `https://api.open-meteo.com/v1/forecast?${new URLSearchParams(parameters)}` }
}

function variableNames(variables: Record<string, Variable>): string {
  return Object.keys(variables)
    .filter((name) => name !== 'time')
    .join()
}

/**
 * The forecast in a response, for a position. Hours with null values or undocumented codes are left out. Throws an
 * InvalidResponse for an error object, other units, a place more than 0.5° away, and anything that is not a forecast.
 */
export function readOpenMeteo(answer: unknown, position: Position): SourceForecast {
  if (!isRecord(answer)) return refuse(`expected an object, found ${quoted(answer)}`)
  if (answer['error']) return refuse(`error ${quoted(answer['reason'])}`)
  checkPlace(answer, position)
  const block = readBlock(answer, 'hourly', hourly)
  const times = readTimes(block, 'hourly')
  const oddTime = times.find((seconds) => seconds % secondsPerHour !== 0)
  if (oddTime !== undefined) refuse(`expected full hours in hourly.time, found ${oddTime}`)
  return {
    name: 'Open-Meteo',
    from: (times[0] ?? 0) * 1000,
    ...readHours(block, times),
    sun: readSun(readBlock(answer, 'daily', daily)),
  }
}

function checkPlace(answer: Record<string, unknown>, position: Position): void {
  for (const axis of ['latitude', 'longitude'] as const) {
    const degrees = answer[axis]
    if (typeof degrees !== 'number' || !(Math.abs(degrees - position[axis]) <= farthestDegrees)) {
      refuse(
        `its ${axis} is ${quoted(degrees)}, more than ${farthestDegrees}° from the camp's (${position[axis]})`,
      )
    }
  }
}

/** Lists of one length, of numbers and nulls, by variable; an optional one may be missing. */
type Block<Name extends string> = Record<Exclude<Name, OptionalName>, (number | null)[]> &
  Partial<Record<OptionalName, (number | null)[]>>

type OptionalName = 'wind_gusts_10m' | 'uv_index_max'

/** A block of the response (`hourly`, `daily`), once its units, lengths and limits are checked. */
function readBlock<Name extends string>(
  answer: Record<string, unknown>,
  blockName: string,
  variables: Record<Name, Variable>,
): Block<Name> {
  const [block, units] = [answer[blockName], answer[`${blockName}_units`]]
  if (!isRecord(block)) return refuse(`expected an object ${blockName}, found ${quoted(block)}`)
  if (!isRecord(units)) return refuse(`expected an object ${blockName}_units, found ${quoted(units)}`)
  const length = Array.isArray(block['time']) ? block['time'].length : 0
  for (const [name, variable] of Object.entries<Variable>(variables)) {
    const { unit, limits: [least, most] = anyNumber, isOptional } = variable
    const [path, values]: [string, unknown] = [`${blockName}.${name}`, block[name]]
    if (isOptional && values === undefined) continue
    if (units[name] !== unit) refuse(`expected ${path} in ${quoted(unit)}, found ${quoted(units[name])}`)
    if (!Array.isArray(values)) return refuse(`expected a list ${path}, found ${quoted(values)}`)
    if (values.length !== length) refuse(`expected ${length} values in ${path}, found ${values.length}`)
    const isValue = (value: unknown) =>
      value === null || (typeof value === 'number' && value >= least && value <= most)
    const wrong = values.findIndex((value) => !isValue(value))
    if (wrong >= 0) refuse(`invalid ${path}[${wrong}] (${quoted(values[wrong])})`)
  }
  return block as Block<Name>
}

const secondsPerHour = 3600

/** The times of a block, in seconds since 1970. They must increase. */
function readTimes({ time }: Block<'time'>, blockName: string): number[] {
  return time.map((seconds, index) => {
    const before = time[index - 1] ?? -Infinity
    const isTime = seconds !== null && Number.isInteger(seconds) && Math.abs(seconds) < 8e9
    return isTime && seconds > before
      ? seconds
      : refuse(`invalid ${blockName}.time[${index}] (${quoted(seconds)})`)
  })
}

function readHours(
  block: Block<keyof typeof hourly>,
  times: number[],
): Pick<SourceForecast, 'hours' | 'leftOut'> {
  const hours: SourceHour[] = []
  const unknownCodes = new Set<number>()
  let unknownCount = 0
  let emptyCount = 0
  for (const [index, seconds] of times.entries()) {
    const celsius = block.temperature_2m[index] ?? null
    const chanceOfRain = block.precipitation_probability[index] ?? null
    const windSpeedMph = block.wind_speed_10m[index] ?? null
    const windFromDegrees = block.wind_direction_10m[index] ?? null
    const wmoCode = block.weather_code[index] ?? null
    const isDay = block.is_day[index] ?? null
    const sky = skies.get(wmoCode ?? NaN)
    if (
      celsius === null ||
      chanceOfRain === null ||
      windSpeedMph === null ||
      windFromDegrees === null ||
      wmoCode === null ||
      isDay === null
    ) {
      emptyCount++
    } else if (!sky) {
      unknownCount++
      unknownCodes.add(wmoCode)
    } else {
      const at = seconds * 1000
      hours.push({
        at,
        celsius,
        chanceOfRain,
        windSpeedMph,
        windFromDegrees,
        sky,
        isDay: isDay === 1,
        optional: { windGustMph: block.wind_gusts_10m?.[index] ?? undefined },
      })
    }
  }
  const leftOut = [
    ...(emptyCount ? [`${emptyCount} of ${times.length} hours with values missing`] : []),
    ...(unknownCount
      ? [`${unknownCount} of ${times.length} hours with unknown codes (${[...unknownCodes].join(', ')})`]
      : []),
  ]
  return { hours, leftOut }
}

function readSun(block: Block<keyof typeof daily>): SourceSun[] {
  return readTimes(block, 'daily').map((seconds, index) => {
    // Without a sunrise on that date, the value is null, 0 or of another date.
    const instant = (stamp: number | null | undefined) =>
      typeof stamp === 'number' && Math.abs(stamp - seconds) < 2 * 86_400 ? stamp * 1000 : undefined
    return {
      // After a clock change, the day's start is an hour off midnight; 12 hours later the date is right.
      date: campDate((seconds + 12 * secondsPerHour) * 1000),
      sunrise: instant(block.sunrise[index]),
      sunset: instant(block.sunset[index]),
      optional: { uvIndexMax: block.uv_index_max?.[index] ?? undefined },
    }
  })
}

function refuse(problem: string): never {
  throw new InvalidResponse(`Open-Meteo: ${problem}`)
}

function quoted(value: unknown): string {
  return (JSON.stringify(value) ?? 'missing').slice(0, 120)
}
