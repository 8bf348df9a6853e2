/** Requests and reads Open-Meteo's forecast, which https://open-meteo.com/en/docs documents. */
import { campDate } from '../../../src/lib/camp-time'
import type { Position } from '../../../src/lib/places'
import { msPerDay, msPerHour } from '../../../src/lib/durations'
import { schemas } from '../../../src/schemas'
import { shownTime } from '../../faults/shown-time'
import { checkAnswer, forecastRequest, readBlock, type Block, type ResponseColumn } from './open-meteo-answer'
import type { SourceRequest } from './download'
import { throwInvalid } from './source-errors'
import type { SourceForecast, SourceHour, SourceSun } from './source-forecast'
import { conditionsByCode } from './weather-codes'

export const openMeteo = 'Open-Meteo'

const { summary: daySchema, hours: hourSchema } = schemas.weather.properties.data.items.properties
const [summary, hour] = [daySchema.properties, hourSchema.items.properties]

/**
 * Temperature, wind, code and daylight are those at the stamp; the chance of rain and the gusts are those of the hour
 * before it ("preceding hour" in the documentation).
 */
const hourly = {
  temperature_2m: { unit: '°C', limits: hour.temperature },
  precipitation_probability: { unit: '%', limits: hour.chanceOfRain },
  wind_speed_10m: { unit: 'mp/h', limits: hour.windSpeedMph },
  wind_direction_10m: { unit: '°', limits: { plausible: [0, 360] } },
  weather_code: { unit: 'wmo code' },
  is_day: { unit: '', limits: { plausible: [0, 1] } },
  wind_gusts_10m: { unit: 'mp/h', limits: hour.windGustMph, isOptional: true },
} satisfies Record<string, ResponseColumn>

/**
 * Not requested: the day's code, which is that of its most severe hour, and its maximum and minimum temperature, which
 * cover other hours than the app's day. The UV index has its maximum around noon, which is in both days.
 */
const daily = {
  sunrise: { unit: 'unixtime' },
  sunset: { unit: 'unixtime' },
  uv_index_max: { unit: '', limits: summary.uvIndexMax, isOptional: true },
} satisfies Record<string, ResponseColumn>

export const openMeteoRequest = (position: Position): SourceRequest =>
  forecastRequest('https://api.open-meteo.com/v1/forecast', position, {
    hourly: Object.keys(hourly).join(),
    daily: Object.keys(daily).join(),
    wind_speed_unit: 'mph',
  })

/**
 * Reads the forecast in a response for a position. Hours without a required value are left out. Throws
 * an InvalidResponse for an error object, other units, a place more than 0.5° away, daylight at the wrong hours, or
 * anything else that is not a forecast.
 */
export function readOpenMeteo(answer: unknown, position: Position): SourceForecast {
  checkAnswer(openMeteo, answer, position)
  const hours = readBlock(openMeteo, answer, 'hourly', hourly)
  const days = readBlock(openMeteo, answer, 'daily', daily)
  const misalignedTime = hours.time.find((seconds) => seconds % secondsPerHour !== 0)
  if (misalignedTime !== undefined)
    throwInvalid(`${openMeteo}: expected times on the hour in hourly.time, found ${misalignedTime}`)
  const sun = readSun(days)
  rejectZeros(hours)
  rejectFractions(hours)
  rejectShiftedDaylight(hours, sun)
  const read = readHours(hours, sun)
  const ignored = Object.values({ ...hours.ignored, ...days.ignored })
  return {
    name: openMeteo,
    from: (hours.time[0] ?? 0) * 1000,
    hours: read.hours,
    sun,
    notes: [...ignored.map((problem) => `ignored: ${problem}`), ...read.notes],
  }
}

/** Rejects a day or more of temperatures that are all 0, which stand for missing values. */
function rejectZeros({ columns: { temperature_2m } }: Block<keyof typeof hourly>): void {
  const known = temperature_2m.filter((celsius) => celsius !== null)
  if (known.length < 24 || known.some((celsius) => celsius !== 0)) return
  throwInvalid(`${openMeteo}: expected temperatures in hourly.temperature_2m, found 0 at every hour`)
}

/**
 * Rejects chances of rain that are all from 0 to 1, and would be rounded when the file is made. Chances of only 0 and 1
 * are percentages: the forecast is dry.
 */
function rejectFractions({ columns }: Block<keyof typeof hourly>): void {
  const chances = columns.precipitation_probability.filter((chance) => chance !== null)
  const fraction = chances.find((chance) => chance > 0 && chance < 1)
  if (fraction === undefined || chances.some((chance) => chance > 1)) return
  throwInvalid(
    `${openMeteo}: expected percentages in hourly.precipitation_probability, found fractions (${fraction}, and none above 1)`,
  )
}

/** Rejects daylight that contradicts sunrise or sunset by more than an hour: one of them is for another time or place. */
function rejectShiftedDaylight({ time, columns }: Block<keyof typeof hourly>, sun: SourceSun[]): void {
  const wrong = time.find((seconds, index) => {
    const [at, isDay] = [seconds * 1000, columns.is_day[index]]
    const day = sun.find(({ date }) => date === campDate(at))
    if (typeof isDay !== 'number' || !day?.sunrise || !day.sunset) return false
    const isNear = [day.sunrise, day.sunset].some((edge) => Math.abs(at - edge) <= msPerHour)
    return !isNear && (isDay === 1) !== isSunUp(at, [day])
  })
  if (wrong === undefined) return
  const when = shownTime(wrong * 1000)
  throwInvalid(`${openMeteo}: hourly.is_day contradicts daily.sunrise and daily.sunset at ${when}`)
}

const secondsPerHour = 3600

function readHours(
  { time, columns }: Block<keyof typeof hourly>,
  sun: SourceSun[],
): Pick<SourceForecast, 'hours' | 'notes'> {
  const hours: SourceHour[] = []
  const lacking: string[][] = []
  const unknownCodes: string[] = []
  for (const [index, seconds] of time.entries()) {
    const valueOf = (name: keyof typeof columns) => columns[name][index] ?? undefined
    const ofHourAfter = (name: keyof typeof columns) =>
      time[index + 1] === seconds + secondsPerHour ? (columns[name][index + 1] ?? undefined) : undefined
    /** What every hour of `weather.json` has. */
    const values = {
      temperature_2m: valueOf('temperature_2m'),
      // If the next stamp is missing, the chance of the hour before is better than no hour.
      precipitation_probability:
        ofHourAfter('precipitation_probability') ?? valueOf('precipitation_probability'),
      wind_speed_10m: valueOf('wind_speed_10m'),
    }
    const missing = Object.entries(values).flatMap(([name, value]) => (value === undefined ? name : []))
    if (missing.length) {
      lacking.push(missing)
      continue
    }
    const at = seconds * 1000
    const code = valueOf('weather_code')
    const conditions = conditionsByCode.get(code ?? NaN)
    if (!conditions) unknownCodes.push(code === undefined ? 'none' : String(code))
    hours.push({
      at,
      celsius: values.temperature_2m ?? NaN,
      chanceOfRain: values.precipitation_probability ?? NaN,
      windSpeedMph: values.wind_speed_10m ?? NaN,
      windFromDegrees: valueOf('wind_direction_10m'),
      conditions,
      isDay: valueOf('is_day') === undefined ? isSunUp(at, sun) : valueOf('is_day') === 1,
      windGustMph: ofHourAfter('wind_gusts_10m'),
    })
  }
  return { hours, notes: hourNotes(time, lacking, unknownCodes) }
}

export function isSunUp(at: number, sun: SourceSun[]): boolean {
  return sun.some(({ sunrise = NaN, sunset = NaN }) => at >= sunrise && at < sunset)
}

function hourNotes(time: number[], lacking: string[][], unknownCodes: string[]): string[] {
  const covered = time.length ? (time.at(-1)! - time[0]!) / secondsPerHour + 1 : 0
  const absent = covered - time.length
  const namesOf = (names: string[]) => [...new Set(names)].join(', ')
  const of = (part: number) => `${part} of ${covered} hours`
  const notes = [
    absent && `left out: ${of(absent)}, which the response lacks`,
    lacking.length && `left out: ${of(lacking.length)}, without ${namesOf(lacking.flat())}`,
    unknownCodes.length &&
      `no icon for ${of(unknownCodes.length)}: ${openMeteo} gives a weather_code without a meaning (${namesOf(unknownCodes)})`,
  ]
  return notes.filter((note) => typeof note === 'string')
}

function readSun({ time, columns }: Block<keyof typeof daily>): SourceSun[] {
  const isSwapped = (_: number, index: number) =>
    (columns.sunset[index] ?? 0) > 0 && (columns.sunset[index] ?? 0) < (columns.sunrise[index] ?? 0)
  if (time.length && time.every(isSwapped))
    throwInvalid(`${openMeteo}: daily.sunset before daily.sunrise on every day; are they swapped?`)
  return time.map((seconds, index) => {
    // On a date without a sunrise or sunset, the value is null, 0 or days away.
    const instant = (stamp: number | null | undefined) =>
      typeof stamp === 'number' && Math.abs(stamp - seconds) * 1000 < 2 * msPerDay ? stamp * 1000 : undefined
    const [sunrise, sunset] = [instant(columns.sunrise[index]), instant(columns.sunset[index])]
    // A sunset before sunrise is treated as missing.
    const isPossible = !(sunrise !== undefined && sunset !== undefined && sunset <= sunrise)
    return {
      // After a clock change, a day's stamp is an hour off midnight; adding 12 hours still gives the right date.
      date: campDate((seconds + 12 * secondsPerHour) * 1000),
      sunrise: isPossible ? sunrise : undefined,
      sunset: isPossible ? sunset : undefined,
      uvIndexMax: columns.uv_index_max[index] ?? undefined,
    }
  })
}
