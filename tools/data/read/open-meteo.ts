/**
 * Requests and reads Open-Meteo's forecast, which https://open-meteo.com/en/docs documents. Times are requested as Unix
 * time, because local times have the same offset in the whole response and are an hour off after a clock change.
 */
import { Type } from 'typebox'
import { campDate } from '../../../src/lib/camp-time'
import type { Position } from '../../../src/lib/places'
import { timeZone } from '../../../src/time-zone'
import type { SourceForecast, SourceHour, SourceSun } from './source-forecast'
import { expectShape } from './expect-shape'
import type { SourceRequest } from './request-bytes'
import { InvalidResponse } from './source-errors'
import { skies } from './weather-codes'

/** Describes a variable's values. The response must name this unit; values beyond the limits suggest another unit. */
const column = (unit: string, minimum = -Infinity, maximum = Infinity) =>
  Type.Unsafe<(number | null)[]>({
    type: 'array',
    items: { type: ['number', 'null'], minimum, maximum },
    unit,
  })

const times = Type.Array(Type.Integer({ minimum: 0, maximum: 8e9 }), { unit: 'unixtime' })

const hourly = {
  time: times,
  temperature_2m: column('°C', -60, 60),
  precipitation_probability: column('%', 0, 100),
  wind_speed_10m: column('mp/h', 0, 250),
  wind_gusts_10m: Type.Optional(column('mp/h', 0, 300)),
  wind_direction_10m: column('°', 0, 360),
  weather_code: column('wmo code'),
  is_day: column('', 0, 1),
}

/**
 * Not requested: the day's code, which is that of its most severe hour, and its maximum and minimum temperature, which
 * cover other hours than the app's day.
 */
const daily = {
  time: times,
  sunrise: column('unixtime'),
  sunset: column('unixtime'),
  uv_index_max: Type.Optional(column('', 0, 50)),
}

const forecastSchema = Type.Object({
  latitude: Type.Number(),
  longitude: Type.Number(),
  hourly_units: unitsOf(hourly),
  hourly: Type.Object(hourly),
  daily_units: unitsOf(daily),
  daily: Type.Object(daily),
})

type Forecast = Type.Static<typeof forecastSchema>

function unitsOf(columns: Record<string, Type.TSchema>) {
  const units = Object.entries(columns).map(([name, column]) => {
    const unit = Type.Literal((column as unknown as { unit: string }).unit)
    return [name, Type.IsOptional(column) ? Type.Optional(unit) : unit]
  })
  return Type.Object(Object.fromEntries(units) as Type.TProperties)
}

/** Five forecast days end at 05:00 on the sixth date; the seventh is a margin for clock changes. */
const calendarDays = 7

/** The response is for the centre of a grid cell, which may be some kilometres away. */
const farthestDegrees = 0.5

export function openMeteoRequest({ latitude, longitude }: Position): SourceRequest {
  const parameters = {
    latitude: String(latitude),
    longitude: String(longitude),
    hourly: namesOf(hourly),
    daily: namesOf(daily),
    wind_speed_unit: 'mph',
    timezone: timeZone,
    timeformat: 'unixtime',
    forecast_days: String(calendarDays),
  }
  return { url: `https://api.open-meteo.com/v1/forecast?${new URLSearchParams(parameters)}` }
}

function namesOf({ time: _time, ...columns }: object & { time: unknown }): string {
  return Object.keys(columns).join()
}

/**
 * Reads the forecast in a response for a position. Hours without a required value or with an undocumented code are left
 * out. Throws an InvalidResponse for an error object, other units, a place more than 0.5° away, or anything else that
 * is not a forecast.
 */
export function readOpenMeteo(answer: unknown, position: Position): SourceForecast {
  const { error, reason } = (answer ?? {}) as Record<string, unknown>
  if (error) return throwInvalid(`error ${JSON.stringify(reason)}`)
  const forecast = expectShape('Open-Meteo', forecastSchema, answer)
  checkPlace(forecast, position)
  checkTimes('hourly', forecast.hourly)
  checkTimes('daily', forecast.daily)
  const { time } = forecast.hourly
  const oddTime = time.find((seconds) => seconds % secondsPerHour !== 0)
  if (oddTime !== undefined) throwInvalid(`expected full hours in hourly.time, found ${oddTime}`)
  return {
    name: 'Open-Meteo',
    from: (time[0] ?? 0) * 1000,
    ...readHours(forecast.hourly),
    sun: readSun(forecast.daily),
  }
}

function checkPlace(forecast: Forecast, position: Position): void {
  for (const axis of ['latitude', 'longitude'] as const) {
    if (Math.abs(forecast[axis] - position[axis]) > farthestDegrees) {
      throwInvalid(
        `${axis} more than ${farthestDegrees}° from the camp's ${position[axis]} (${forecast[axis]})`,
      )
    }
  }
}

/** Checks that the times increase and that every other column has as many entries. */
function checkTimes(blockName: string, block: { time: number[]; [name: string]: unknown[] }): void {
  const { time } = block
  const wrong = time.findIndex((seconds, index) => seconds <= (time[index - 1] ?? -Infinity))
  if (wrong >= 0)
    throwInvalid(`invalid ${blockName}.time[${wrong}] (${time[wrong]}), not later than the previous one`)
  for (const [name, { length }] of Object.entries(block)) {
    if (length !== time.length)
      throwInvalid(`expected ${time.length} values in ${blockName}.${name}, found ${length}`)
  }
}

const secondsPerHour = 3600

function readHours(block: Forecast['hourly']): Pick<SourceForecast, 'hours' | 'leftOut'> {
  const hours: SourceHour[] = []
  const unknownCodes: number[] = []
  let emptyCount = 0
  for (const [index, seconds] of block.time.entries()) {
    const valueOf = (name: keyof typeof hourly) => block[name]?.[index] ?? NaN
    const values = {
      at: seconds * 1000,
      celsius: valueOf('temperature_2m'),
      chanceOfRain: valueOf('precipitation_probability'),
      windSpeedMph: valueOf('wind_speed_10m'),
      windFromDegrees: valueOf('wind_direction_10m'),
    }
    const [code, isDay] = [valueOf('weather_code'), valueOf('is_day')]
    const sky = skies.get(code)
    if ([...Object.values(values), code, isDay].some(isNaN)) emptyCount++
    else if (!sky) unknownCodes.push(code)
    else {
      hours.push({
        ...values,
        sky,
        isDay: isDay === 1,
        optional: { windGustMph: block.wind_gusts_10m?.[index] ?? undefined },
      })
    }
  }
  const count = (part: number) => `${part} of ${block.time.length} hours`
  const codes = [...new Set(unknownCodes)].join(', ')
  return {
    hours,
    leftOut: [
      ...(emptyCount ? [`${count(emptyCount)} with values missing`] : []),
      ...(codes ? [`${count(unknownCodes.length)} with unknown codes (${codes})`] : []),
    ],
  }
}

function readSun(block: Forecast['daily']): SourceSun[] {
  return block.time.map((seconds, index) => {
    // On a date without a sunrise or sunset, the value is null, 0 or days away.
    const instant = (stamp: number | null | undefined) =>
      typeof stamp === 'number' && Math.abs(stamp - seconds) < 2 * 86_400 ? stamp * 1000 : undefined
    return {
      // After a clock change, a day's time is an hour off midnight; adding 12 hours still gives the right date.
      date: campDate((seconds + 12 * secondsPerHour) * 1000),
      sunrise: instant(block.sunrise[index]),
      sunset: instant(block.sunset[index]),
      optional: { uvIndexMax: block.uv_index_max?.[index] ?? undefined },
    }
  })
}

function throwInvalid(problem: string): never {
  throw new InvalidResponse(`Open-Meteo: ${problem}`)
}
